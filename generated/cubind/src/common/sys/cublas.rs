//! C functions that are declared alike in all major versions: cuBLAS and cuBLASXt.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUBLAS, Err(_) => ();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasXerbla(srName: *const core::ffi::c_char, info: i32);
}

sys! {
    CUBLAS, Err(_) => 0;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetCudartVersion() -> usize;
}

sys! {
    CUBLAS, Err(_) => core::ptr::null();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStatusName(status: cublasStatus_t) -> *const core::ffi::c_char;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStatusString(status: cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAsumEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAsumEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAxpyEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasAxpyEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, Carray: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3mStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, xarray: *const *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, xarray: *const *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, x: *const runtime::cuComplex, incx: i32, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, x: *const runtime::cuComplex, incx: i64, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, TauArray: *const *mut runtime::cuComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const runtime::cuComplex, lda: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const runtime::cuComplex, lda: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasChpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, Ainv: *const *mut runtime::cuComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCopyEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCopyEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCreate_v2(handle: *mut cublasHandle_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuComplex, b: *mut runtime::cuComplex, c: *mut f32, s: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuComplex, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i32, B: *const *mut runtime::cuComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i64, B: *const *mut runtime::cuComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *mut runtime::cuComplex, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasCtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDasum_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDcopy_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f64, lda: i32, x: *const f64, incx: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f64, lda: i64, x: *const f64, incx: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdot_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *const f64, incy: i32, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *const f64, incy: i64, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDestroy_v2(handle: cublasHandle_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f64, lda: i32, Carray: *const *mut f64, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, Barray: *const *const f64, ldb: i32, beta: *const f64, Carray: *const *mut f64, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, Barray: *const *const f64, ldb: i64, beta: *const f64, Carray: *const *mut f64, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i32, Barray: *const *const f64, ldb_array: *const i32, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i64, Barray: *const *const f64, ldb_array: *const i64, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, B: *const f64, ldb: i32, strideB: i64, beta: *const f64, C: *mut f64, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, B: *const f64, ldb: i64, strideB: i64, beta: *const f64, C: *mut f64, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, xarray: *const *const f64, incx: i32, beta: *const f64, yarray: *const *mut f64, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, xarray: *const *const f64, incx: i64, beta: *const f64, yarray: *const *mut f64, incy: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, x: *const f64, incx: i32, stridex: i64, beta: *const f64, y: *mut f64, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, x: *const f64, incx: i64, stridex: i64, beta: *const f64, y: *mut f64, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f64, lda: i32, TauArray: *const *mut f64, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f64, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, P: *const i32, C: *const *mut f64, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f64, lda: i32, devIpiv: *const i32, Barray: *const *mut f64, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, Ainv: *const *mut f64, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotcEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDotcEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrot_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotg_v2(handle: cublasHandle_t, a: *mut f64, b: *mut f64, c: *mut f64, s: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, param: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, param: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDrotmg_v2(handle: cublasHandle_t, d1: *mut f64, d2: *mut f64, x1: *mut f64, y1: *const f64, param: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, AP: *const f64, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, AP: *const f64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, AP: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, AP: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, AP: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, AP: *mut f64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDswap_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f64, A: *mut f64, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const *const f64, lda: i32, B: *const *mut f64, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const *const f64, lda: i64, B: *const *mut f64, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *mut f64, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *mut f64, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f64, lda: i32, AP: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDzasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDzasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDznrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasDznrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i32, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i32, group_count: i32, group_size: *const i32, computeType: cublasComputeType_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.5.
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i64, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i64, group_count: i64, group_size: *const i64, computeType: cublasComputeType_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmStridedBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, strideC: i64, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGemmStridedBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, strideC: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetAtomicsMode(handle: cublasHandle_t, mode: *mut cublasAtomicsMode_t) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.9.
    #[since = "12.9"]
    fn cublasGetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: *mut cublasEmulationStrategy_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetLoggerCallback(userCallback: *mut cublasLogCallback) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMathMode(handle: cublasHandle_t, mode: *mut cublasMath_t) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetPointerMode_v2(handle: cublasHandle_t, mode: *mut cublasPointerMode_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetSmCountTarget(handle: cublasHandle_t, smCountTarget: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetStream_v2(handle: cublasHandle_t, streamId: *mut runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, y: *mut c_void, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVectorAsync(n: i32, elemSize: i32, devicePtr: *const c_void, incx: i32, hostPtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVectorAsync_64(n: i64, elemSize: i64, devicePtr: *const c_void, incx: i64, hostPtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, y: *mut c_void, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasGetVersion_v2(handle: cublasHandle_t, version: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSHgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f16, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSHgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f16, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSHgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSHgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemm(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, B: *const f16, ldb: i32, beta: *const f16, C: *mut f16, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, Aarray: *const *const f16, lda: i32, Barray: *const *const f16, ldb: i32, beta: *const f16, Carray: *const *mut f16, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, Aarray: *const *const f16, lda: i64, Barray: *const *const f16, ldb: i64, beta: *const f16, Carray: *const *mut f16, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, strideA: i64, B: *const f16, ldb: i32, strideB: i64, beta: *const f16, C: *mut f16, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, strideA: i64, B: *const f16, ldb: i64, strideB: i64, beta: *const f16, C: *mut f16, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasHgemm_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, B: *const f16, ldb: i64, beta: *const f16, C: *mut f16, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIamaxEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIamaxEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIaminEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIaminEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIcamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamax_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamin_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIdamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamax_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamin_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIsamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasIzamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasLoggerConfigure(logIsOn: i32, logToStdOut: i32, logToStdErr: i32, logFileName: *const core::ffi::c_char) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasNrm2Ex(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasNrm2Ex_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotgEx(handle: cublasHandle_t, a: *mut c_void, b: *mut c_void, abType: runtime::cudaDataType, c: *mut c_void, s: *mut c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasRotmgEx(handle: cublasHandle_t, d1: *mut c_void, d1Type: runtime::cudaDataType, d2: *mut c_void, d2Type: runtime::cudaDataType, x1: *mut c_void, x1Type: runtime::cudaDataType, y1: *const c_void, y1Type: runtime::cudaDataType, param: *mut c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSasum_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScalEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScalEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, executionType: runtime::cudaDataType) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScnrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScopy_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasScopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f32, lda: i32, x: *const f32, incx: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f32, lda: i64, x: *const f32, incx: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdot_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *const f32, incy: i32, result: *mut f32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *const f32, incy: i64, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetAtomicsMode(handle: cublasHandle_t, mode: cublasAtomicsMode_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.9.
    #[since = "12.9"]
    fn cublasSetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: cublasEmulationStrategy_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetLoggerCallback(userCallback: cublasLogCallback) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMathMode(handle: cublasHandle_t, mode: cublasMath_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetPointerMode_v2(handle: cublasHandle_t, mode: cublasPointerMode_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetSmCountTarget(handle: cublasHandle_t, smCountTarget: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetStream_v2(handle: cublasHandle_t, streamId: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVectorAsync(n: i32, elemSize: i32, hostPtr: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVectorAsync_64(n: i64, elemSize: i64, hostPtr: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSetWorkspace_v2(handle: cublasHandle_t, workspace: *mut c_void, workspaceSizeInBytes: usize) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f32, lda: i32, Carray: *const *mut f32, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, Barray: *const *const f32, ldb: i32, beta: *const f32, Carray: *const *mut f32, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, Barray: *const *const f32, ldb: i64, beta: *const f32, Carray: *const *mut f32, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i32, Barray: *const *const f32, ldb_array: *const i32, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.4.
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i64, Barray: *const *const f32, ldb_array: *const i64, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, B: *const f32, ldb: i32, strideB: i64, beta: *const f32, C: *mut f32, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, B: *const f32, ldb: i64, strideB: i64, beta: *const f32, C: *mut f32, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, xarray: *const *const f32, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, xarray: *const *const f32, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, x: *const f32, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, x: *const f32, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f32, lda: i32, TauArray: *const *mut f32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f32, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, P: *const i32, C: *const *mut f32, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f32, lda: i32, devIpiv: *const i32, Barray: *const *mut f32, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, Ainv: *const *mut f32, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrot_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotg_v2(handle: cublasHandle_t, a: *mut f32, b: *mut f32, c: *mut f32, s: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, param: *const f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, param: *const f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSrotmg_v2(handle: cublasHandle_t, d1: *mut f32, d2: *mut f32, x1: *mut f32, y1: *const f32, param: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, AP: *const f32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, AP: *const f32, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, AP: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, AP: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, AP: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, AP: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSswap_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f32, A: *mut f32, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const *const f32, lda: i32, B: *const *mut f32, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const *const f32, lda: i64, B: *const *mut f32, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *mut f32, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *mut f32, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasStrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f32, lda: i32, AP: *mut f32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSwapEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasSwapEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSTgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut bf16, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSTgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut bf16, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSTgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut bf16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasTSTgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut bf16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasUint8gemmBias(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, transc: cublasOperation_t, m: i32, n: i32, k: i32, A: *const u8, A_bias: i32, lda: i32, B: *const u8, B_bias: i32, ldb: i32, C: *mut u8, C_bias: i32, ldc: i32, C_mult: i32, C_shift: i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtChemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const runtime::cuComplex, lda: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCreate(handle: *mut cublasXtHandle_t) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtCtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *mut runtime::cuComplex, ldb: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDestroy(handle: cublasXtHandle_t) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDeviceSelect(handle: cublasXtHandle_t, nbDevices: i32, deviceId: *mut i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, AP: *const f64, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, C: *mut f64, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtDtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *mut f64, ldb: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetBlockDim(handle: cublasXtHandle_t, blockDim: *mut i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetNumBoards(nbDevices: i32, deviceId: *mut i32, nbBoards: *mut i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtGetPinningMemMode(handle: cublasXtHandle_t, mode: *mut cublasXtPinnedMemMode_t) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtMaxBoards(nbGpuBoards: *mut i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetBlockDim(handle: cublasXtHandle_t, blockDim: i32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetCpuRatio(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetCpuRoutine(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, blasFunctor: *mut c_void) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSetPinningMemMode(handle: cublasXtHandle_t, mode: cublasXtPinnedMemMode_t) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, AP: *const f32, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtSsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtStrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, C: *mut f32, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtStrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *mut f32, ldb: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZhemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    /// In `cublasXt.h` since CUDA 12.0 or earlier.
    fn cublasXtZtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *mut runtime::cuDoubleComplex, ldb: usize) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZdscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, Barray: *const *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, Barray: *const *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i32, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i64, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, xarray: *const *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, xarray: *const *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i32, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i64, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, TauArray: *const *mut runtime::cuDoubleComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuDoubleComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuDoubleComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZhpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, Ainv: *const *mut runtime::cuDoubleComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuDoubleComplex, b: *mut runtime::cuDoubleComplex, c: *mut f64, s: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;
}

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuDoubleComplex, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i32, B: *const *mut runtime::cuDoubleComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i64, B: *const *mut runtime::cuDoubleComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *mut runtime::cuDoubleComplex, ldb: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 12.0 or earlier.
    fn cublasZtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;
}
