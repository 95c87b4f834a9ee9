//! C functions with identical declarations in all major versions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cublas, CUBLAS, Err(_) => ();

    #[called_by(only cublasXerbla)]
    fn cublasXerbla(srName: *const core::ffi::c_char, info: i32);
}

sys! {
    cublas, CUBLAS, Err(_) => 0;

    #[called_by(only cublasGetCudartVersion)]
    fn cublasGetCudartVersion() -> usize;
}

sys! {
    cublas, CUBLAS, Err(_) => core::ptr::null();

    #[called_by(only cublasGetStatusName)]
    fn cublasGetStatusName(status: cublasStatus_t) -> *const core::ffi::c_char;

    #[called_by(only cublasGetStatusString)]
    fn cublasGetStatusString(status: cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasAsumEx)]
    fn cublasAsumEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasAsumEx_64)]
    fn cublasAsumEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasAxpyEx)]
    fn cublasAxpyEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasAxpyEx_64)]
    fn cublasAxpyEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasCaxpy)]
    fn cublasCaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCaxpy_64)]
    fn cublasCaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCcopy)]
    fn cublasCcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCcopy_64)]
    fn cublasCcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCdgmm)]
    fn cublasCdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCdgmm_64)]
    fn cublasCdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCdotc)]
    fn cublasCdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCdotc_64)]
    fn cublasCdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCdotu)]
    fn cublasCdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, result: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCdotu_64)]
    fn cublasCdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, result: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCgbmv)]
    fn cublasCgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgbmv_64)]
    fn cublasCgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgeam)]
    fn cublasCgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgeam_64)]
    fn cublasCgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgelsBatched)]
    fn cublasCgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, Carray: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3m)]
    fn cublasCgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mBatched)]
    fn cublasCgemm3mBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mBatched_64)]
    fn cublasCgemm3mBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mEx)]
    fn cublasCgemm3mEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mEx_64)]
    fn cublasCgemm3mEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mStridedBatched)]
    fn cublasCgemm3mStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm3mStridedBatched_64)]
    fn cublasCgemm3mStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCgemm3m_64)]
    fn cublasCgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemmBatched)]
    fn cublasCgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, Barray: *const *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemmBatched_64)]
    fn cublasCgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, Barray: *const *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, Carray: *const *mut runtime::cuComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemmEx)]
    fn cublasCgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemmEx_64)]
    fn cublasCgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemmStridedBatched)]
    fn cublasCgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, B: *const runtime::cuComplex, ldb: i32, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemmStridedBatched_64)]
    fn cublasCgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, B: *const runtime::cuComplex, ldb: i64, strideB: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCgemm)]
    fn cublasCgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemm_64)]
    fn cublasCgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemvBatched)]
    fn cublasCgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i32, xarray: *const *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemvBatched_64)]
    fn cublasCgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, Aarray: *const *const runtime::cuComplex, lda: i64, xarray: *const *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, yarray: *const *mut runtime::cuComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemvStridedBatched)]
    fn cublasCgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, strideA: i64, x: *const runtime::cuComplex, incx: i32, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgemvStridedBatched_64)]
    fn cublasCgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, strideA: i64, x: *const runtime::cuComplex, incx: i64, stridex: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgemv)]
    fn cublasCgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCgemv_64)]
    fn cublasCgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCgeqrfBatched)]
    fn cublasCgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuComplex, lda: i32, TauArray: *const *mut runtime::cuComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgerc)]
    fn cublasCgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgerc_64)]
    fn cublasCgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgeru)]
    fn cublasCgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgeru_64)]
    fn cublasCgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasCgetrfBatched)]
    fn cublasCgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgetriBatched)]
    fn cublasCgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasCgetrsBatched)]
    fn cublasCgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasChbmv)]
    fn cublasChbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasChbmv_64)]
    fn cublasChbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasChemm)]
    fn cublasChemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasChemm_64)]
    fn cublasChemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasChemv)]
    fn cublasChemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasChemv_64)]
    fn cublasChemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCher2)]
    fn cublasCher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCher2_64)]
    fn cublasCher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCher2k)]
    fn cublasCher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCher2k_64)]
    fn cublasCher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCher)]
    fn cublasCher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCher_64)]
    fn cublasCher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasCherk3mEx)]
    fn cublasCherk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCherk3mEx_64)]
    fn cublasCherk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCherkEx)]
    fn cublasCherkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCherkEx_64)]
    fn cublasCherkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCherk)]
    fn cublasCherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const runtime::cuComplex, lda: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCherk_64)]
    fn cublasCherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const runtime::cuComplex, lda: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCherkx)]
    fn cublasCherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const f32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCherkx_64)]
    fn cublasCherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const f32, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasChpmv)]
    fn cublasChpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasChpmv_64)]
    fn cublasChpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasChpr2)]
    fn cublasChpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasChpr2_64)]
    fn cublasChpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasChpr)]
    fn cublasChpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const runtime::cuComplex, incx: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasChpr_64)]
    fn cublasChpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const runtime::cuComplex, incx: i64, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCmatinvBatched)]
    fn cublasCmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuComplex, lda: i32, Ainv: *const *mut runtime::cuComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasCopyEx)]
    fn cublasCopyEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCopyEx_64)]
    fn cublasCopyEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCreate)]
    fn cublasCreate_v2(handle: *mut cublasHandle_t) -> cublasStatus_t;

    #[called_by(owned cublasCrot)]
    fn cublasCrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCrot_64)]
    fn cublasCrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCrotg)]
    fn cublasCrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuComplex, b: *mut runtime::cuComplex, c: *mut f32, s: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasCscal)]
    fn cublasCscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCscal_64)]
    fn cublasCscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsrot)]
    fn cublasCsrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCsrot_64)]
    fn cublasCsrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    #[called_by(owned cublasCsscal)]
    fn cublasCsscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsscal_64)]
    fn cublasCsscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCswap)]
    fn cublasCswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuComplex, incx: i32, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCswap_64)]
    fn cublasCswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuComplex, incx: i64, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsymm)]
    fn cublasCsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsymm_64)]
    fn cublasCsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsymv)]
    fn cublasCsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, x: *const runtime::cuComplex, incx: i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsymv_64)]
    fn cublasCsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, x: *const runtime::cuComplex, incx: i64, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyr2)]
    fn cublasCsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, y: *const runtime::cuComplex, incy: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyr2_64)]
    fn cublasCsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, y: *const runtime::cuComplex, incy: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyr2k)]
    fn cublasCsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyr2k_64)]
    fn cublasCsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyr)]
    fn cublasCsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i32, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyr_64)]
    fn cublasCsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuComplex, x: *const runtime::cuComplex, incx: i64, A: *mut runtime::cuComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyrk3mEx)]
    fn cublasCsyrk3mEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCsyrk3mEx_64)]
    fn cublasCsyrk3mEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyrkEx)]
    fn cublasCsyrkEx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyrkEx_64)]
    fn cublasCsyrkEx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, beta: *const runtime::cuComplex, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyrk)]
    fn cublasCsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyrk_64)]
    fn cublasCsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCsyrkx)]
    fn cublasCsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCsyrkx_64)]
    fn cublasCsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtbmv)]
    fn cublasCtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtbmv_64)]
    fn cublasCtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtbsv)]
    fn cublasCtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCtbsv_64)]
    fn cublasCtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtpmv)]
    fn cublasCtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtpmv_64)]
    fn cublasCtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasCtpsv)]
    fn cublasCtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtpsv_64)]
    fn cublasCtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuComplex, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtpttr)]
    fn cublasCtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuComplex, A: *mut runtime::cuComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrmm)]
    fn cublasCtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *const runtime::cuComplex, ldb: i32, C: *mut runtime::cuComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrmm_64)]
    fn cublasCtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *const runtime::cuComplex, ldb: i64, C: *mut runtime::cuComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtrmv)]
    fn cublasCtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrmv_64)]
    fn cublasCtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtrsmBatched)]
    fn cublasCtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i32, B: *const *mut runtime::cuComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrsmBatched_64)]
    fn cublasCtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const *const runtime::cuComplex, lda: i64, B: *const *mut runtime::cuComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtrsm)]
    fn cublasCtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, B: *mut runtime::cuComplex, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrsm_64)]
    fn cublasCtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i64, B: *mut runtime::cuComplex, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtrsv)]
    fn cublasCtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuComplex, lda: i32, x: *mut runtime::cuComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasCtrsv_64)]
    fn cublasCtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuComplex, lda: i64, x: *mut runtime::cuComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasCtrttp)]
    fn cublasCtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuComplex, lda: i32, AP: *mut runtime::cuComplex) -> cublasStatus_t;

    #[called_by(owned cublasDasum)]
    fn cublasDasum_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDasum_64)]
    fn cublasDasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDaxpy)]
    fn cublasDaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDaxpy_64)]
    fn cublasDaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDcopy)]
    fn cublasDcopy_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDcopy_64)]
    fn cublasDcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDdgmm)]
    fn cublasDdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f64, lda: i32, x: *const f64, incx: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDdgmm_64)]
    fn cublasDdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f64, lda: i64, x: *const f64, incx: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDdot)]
    fn cublasDdot_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, y: *const f64, incy: i32, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDdot_64)]
    fn cublasDdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, y: *const f64, incy: i64, result: *mut f64) -> cublasStatus_t;

    #[called_by(cublasDestroy)]
    fn cublasDestroy_v2(handle: cublasHandle_t) -> cublasStatus_t;

    #[called_by(owned cublasDgbmv)]
    fn cublasDgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgbmv_64)]
    fn cublasDgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgeam)]
    fn cublasDgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgeam_64)]
    fn cublasDgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgelsBatched)]
    fn cublasDgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f64, lda: i32, Carray: *const *mut f64, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemmBatched)]
    fn cublasDgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, Barray: *const *const f64, ldb: i32, beta: *const f64, Carray: *const *mut f64, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemmBatched_64)]
    fn cublasDgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, Barray: *const *const f64, ldb: i64, beta: *const f64, Carray: *const *mut f64, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgemmGroupedBatched)]
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i32, Barray: *const *const f64, ldb_array: *const i32, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemmGroupedBatched_64)]
    #[since = "12.4"]
    fn cublasDgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f64, Aarray: *const *const f64, lda_array: *const i64, Barray: *const *const f64, ldb_array: *const i64, beta_array: *const f64, Carray: *const *mut f64, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    #[called_by(owned cublasDgemmStridedBatched)]
    fn cublasDgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, B: *const f64, ldb: i32, strideB: i64, beta: *const f64, C: *mut f64, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemmStridedBatched_64)]
    fn cublasDgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, B: *const f64, ldb: i64, strideB: i64, beta: *const f64, C: *mut f64, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgemm)]
    fn cublasDgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemm_64)]
    fn cublasDgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgemvBatched)]
    fn cublasDgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, Aarray: *const *const f64, lda: i32, xarray: *const *const f64, incx: i32, beta: *const f64, yarray: *const *mut f64, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemvBatched_64)]
    fn cublasDgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, Aarray: *const *const f64, lda: i64, xarray: *const *const f64, incx: i64, beta: *const f64, yarray: *const *mut f64, incy: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasDgemvStridedBatched)]
    fn cublasDgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, strideA: i64, x: *const f64, incx: i32, stridex: i64, beta: *const f64, y: *mut f64, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemvStridedBatched_64)]
    fn cublasDgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, strideA: i64, x: *const f64, incx: i64, stridex: i64, beta: *const f64, y: *mut f64, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgemv)]
    fn cublasDgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgemv_64)]
    fn cublasDgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgeqrfBatched)]
    fn cublasDgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f64, lda: i32, TauArray: *const *mut f64, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDger)]
    fn cublasDger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasDger_64)]
    fn cublasDger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasDgetrfBatched)]
    fn cublasDgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f64, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgetriBatched)]
    fn cublasDgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, P: *const i32, C: *const *mut f64, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDgetrsBatched)]
    fn cublasDgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f64, lda: i32, devIpiv: *const i32, Barray: *const *mut f64, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDmatinvBatched)]
    fn cublasDmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f64, lda: i32, Ainv: *const *mut f64, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasDnrm2)]
    fn cublasDnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDnrm2_64)]
    fn cublasDnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDotEx)]
    fn cublasDotEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasDotEx_64)]
    fn cublasDotEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasDotcEx)]
    fn cublasDotcEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, y: *const c_void, yType: runtime::cudaDataType, incy: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasDotcEx_64)]
    fn cublasDotcEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, y: *const c_void, yType: runtime::cudaDataType, incy: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasDrot)]
    fn cublasDrot_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasDrot_64)]
    fn cublasDrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasDrotg)]
    fn cublasDrotg_v2(handle: cublasHandle_t, a: *mut f64, b: *mut f64, c: *mut f64, s: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDrotm)]
    fn cublasDrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32, param: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasDrotm_64)]
    fn cublasDrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64, param: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasDrotmg)]
    fn cublasDrotmg_v2(handle: cublasHandle_t, d1: *mut f64, d2: *mut f64, x1: *mut f64, y1: *const f64, param: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDsbmv)]
    fn cublasDsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsbmv_64)]
    fn cublasDsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDscal)]
    fn cublasDscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDscal_64)]
    fn cublasDscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDspmv)]
    fn cublasDspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, AP: *const f64, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDspmv_64)]
    fn cublasDspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, AP: *const f64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDspr2)]
    fn cublasDspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, AP: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDspr2_64)]
    fn cublasDspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, AP: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDspr)]
    fn cublasDspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, AP: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDspr_64)]
    fn cublasDspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, AP: *mut f64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasDswap)]
    fn cublasDswap_v2(handle: cublasHandle_t, n: i32, x: *mut f64, incx: i32, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDswap_64)]
    fn cublasDswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f64, incx: i64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsymm)]
    fn cublasDsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsymm_64)]
    fn cublasDsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsymv)]
    fn cublasDsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, A: *const f64, lda: i32, x: *const f64, incx: i32, beta: *const f64, y: *mut f64, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsymv_64)]
    fn cublasDsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, A: *const f64, lda: i64, x: *const f64, incx: i64, beta: *const f64, y: *mut f64, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsyr2)]
    fn cublasDsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, y: *const f64, incy: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsyr2_64)]
    fn cublasDsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, y: *const f64, incy: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsyr2k)]
    fn cublasDsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsyr2k_64)]
    fn cublasDsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsyr)]
    fn cublasDsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const f64, incx: i32, A: *mut f64, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsyr_64)]
    fn cublasDsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const f64, incx: i64, A: *mut f64, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasDsyrk)]
    fn cublasDsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsyrk_64)]
    fn cublasDsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasDsyrkx)]
    fn cublasDsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDsyrkx_64)]
    fn cublasDsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, beta: *const f64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtbmv)]
    fn cublasDtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtbmv_64)]
    fn cublasDtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtbsv)]
    fn cublasDtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtbsv_64)]
    fn cublasDtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtpmv)]
    fn cublasDtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtpmv_64)]
    fn cublasDtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtpsv)]
    fn cublasDtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f64, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtpsv_64)]
    fn cublasDtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtpttr)]
    fn cublasDtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f64, A: *mut f64, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrmm)]
    fn cublasDtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *const f64, ldb: i32, C: *mut f64, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrmm_64)]
    fn cublasDtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *const f64, ldb: i64, C: *mut f64, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtrmv)]
    fn cublasDtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrmv_64)]
    fn cublasDtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtrsmBatched)]
    fn cublasDtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const *const f64, lda: i32, B: *const *mut f64, ldb: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrsmBatched_64)]
    fn cublasDtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const *const f64, lda: i64, B: *const *mut f64, ldb: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtrsm)]
    fn cublasDtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, B: *mut f64, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrsm_64)]
    fn cublasDtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f64, A: *const f64, lda: i64, B: *mut f64, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtrsv)]
    fn cublasDtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f64, lda: i32, x: *mut f64, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasDtrsv_64)]
    fn cublasDtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f64, lda: i64, x: *mut f64, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasDtrttp)]
    fn cublasDtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f64, lda: i32, AP: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDzasum)]
    fn cublasDzasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDzasum_64)]
    fn cublasDzasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDznrm2)]
    fn cublasDznrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasDznrm2_64)]
    fn cublasDznrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut f64) -> cublasStatus_t;

    #[called_by(owned cublasGemmBatchedEx)]
    fn cublasGemmBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmBatchedEx_64)]
    fn cublasGemmBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda: i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmEx)]
    fn cublasGemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmEx_64)]
    fn cublasGemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmGroupedBatchedEx)]
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i32, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i32, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i32, group_count: i32, group_size: *const i32, computeType: cublasComputeType_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmGroupedBatchedEx_64)]
    #[since = "12.5"]
    fn cublasGemmGroupedBatchedEx_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const c_void, Aarray: *const *const c_void, Atype: runtime::cudaDataType, lda_array: *const i64, Barray: *const *const c_void, Btype: runtime::cudaDataType, ldb_array: *const i64, beta_array: *const c_void, Carray: *const *mut c_void, Ctype: runtime::cudaDataType, ldc_array: *const i64, group_count: i64, group_size: *const i64, computeType: cublasComputeType_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmStridedBatchedEx)]
    fn cublasGemmStridedBatchedEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32, strideC: i64, batchCount: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGemmStridedBatchedEx_64)]
    fn cublasGemmStridedBatchedEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const c_void, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, strideA: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, strideB: i64, beta: *const c_void, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64, strideC: i64, batchCount: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t) -> cublasStatus_t;

    #[called_by(owned cublasGetAtomicsMode)]
    fn cublasGetAtomicsMode(handle: cublasHandle_t, mode: *mut cublasAtomicsMode_t) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasGetEmulationStrategy)]
    #[since = "12.9"]
    fn cublasGetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: *mut cublasEmulationStrategy_t) -> cublasStatus_t;

    #[called_by(cublasGetLoggerCallback)]
    fn cublasGetLoggerCallback(userCallback: *mut cublasLogCallback) -> cublasStatus_t;

    #[called_by(owned cublasGetMathMode)]
    fn cublasGetMathMode(handle: cublasHandle_t, mode: *mut cublasMath_t) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(cublasGetMatrix)]
    fn cublasGetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasGetMatrixAsync)]
    fn cublasGetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(owned cublasGetMatrixAsync_64)]
    fn cublasGetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(cublasGetMatrix_64)]
    fn cublasGetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasGetPointerMode)]
    fn cublasGetPointerMode_v2(handle: cublasHandle_t, mode: *mut cublasPointerMode_t) -> cublasStatus_t;

    #[called_by(cublasGetProperty)]
    fn cublasGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasGetSmCountTarget)]
    fn cublasGetSmCountTarget(handle: cublasHandle_t, smCountTarget: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasGetStream)]
    fn cublasGetStream_v2(handle: cublasHandle_t, streamId: *mut runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(cublasGetVector)]
    fn cublasGetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, y: *mut c_void, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasGetVectorAsync)]
    fn cublasGetVectorAsync(n: i32, elemSize: i32, devicePtr: *const c_void, incx: i32, hostPtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(owned cublasGetVectorAsync_64)]
    fn cublasGetVectorAsync_64(n: i64, elemSize: i64, devicePtr: *const c_void, incx: i64, hostPtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(cublasGetVector_64)]
    fn cublasGetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, y: *mut c_void, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasGetVersion)]
    fn cublasGetVersion_v2(handle: cublasHandle_t, version: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasHSHgemvBatched)]
    fn cublasHSHgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f16, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHSHgemvBatched_64)]
    fn cublasHSHgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f16, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHSHgemvStridedBatched)]
    fn cublasHSHgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHSHgemvStridedBatched_64)]
    fn cublasHSHgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHSSgemvBatched)]
    fn cublasHSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHSSgemvBatched_64)]
    fn cublasHSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHSSgemvStridedBatched)]
    fn cublasHSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHSSgemvStridedBatched_64)]
    fn cublasHSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHgemm)]
    fn cublasHgemm(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, B: *const f16, ldb: i32, beta: *const f16, C: *mut f16, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasHgemmBatched)]
    fn cublasHgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, Aarray: *const *const f16, lda: i32, Barray: *const *const f16, ldb: i32, beta: *const f16, Carray: *const *mut f16, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHgemmBatched_64)]
    fn cublasHgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, Aarray: *const *const f16, lda: i64, Barray: *const *const f16, ldb: i64, beta: *const f16, Carray: *const *mut f16, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHgemmStridedBatched)]
    fn cublasHgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, strideA: i64, B: *const f16, ldb: i32, strideB: i64, beta: *const f16, C: *mut f16, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasHgemmStridedBatched_64)]
    fn cublasHgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, strideA: i64, B: *const f16, ldb: i64, strideB: i64, beta: *const f16, C: *mut f16, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasHgemm_64)]
    fn cublasHgemm_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, B: *const f16, ldb: i64, beta: *const f16, C: *mut f16, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasIamaxEx)]
    fn cublasIamaxEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIamaxEx_64)]
    fn cublasIamaxEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIaminEx)]
    fn cublasIaminEx(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIaminEx_64)]
    fn cublasIaminEx_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIcamax)]
    fn cublasIcamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIcamax_64)]
    fn cublasIcamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIcamin)]
    fn cublasIcamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIcamin_64)]
    fn cublasIcamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIdamax)]
    fn cublasIdamax_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIdamax_64)]
    fn cublasIdamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIdamin)]
    fn cublasIdamin_v2(handle: cublasHandle_t, n: i32, x: *const f64, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIdamin_64)]
    fn cublasIdamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f64, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIsamax)]
    fn cublasIsamax_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIsamax_64)]
    fn cublasIsamax_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIsamin)]
    fn cublasIsamin_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasIsamin_64)]
    fn cublasIsamin_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIzamax)]
    fn cublasIzamax_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIzamax_64)]
    fn cublasIzamax_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(owned cublasIzamin)]
    fn cublasIzamin_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, result: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasIzamin_64)]
    fn cublasIzamin_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, result: *mut i64) -> cublasStatus_t;

    #[called_by(cublasLoggerConfigure)]
    fn cublasLoggerConfigure(logIsOn: i32, logToStdOut: i32, logToStdErr: i32, logFileName: *const core::ffi::c_char) -> cublasStatus_t;

    #[called_by(owned cublasNrm2Ex)]
    fn cublasNrm2Ex(handle: cublasHandle_t, n: i32, x: *const c_void, xType: runtime::cudaDataType, incx: i32, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasNrm2Ex_64)]
    fn cublasNrm2Ex_64(handle: cublasHandle_t, n: i64, x: *const c_void, xType: runtime::cudaDataType, incx: i64, result: *mut c_void, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasRotEx)]
    fn cublasRotEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasRotEx_64)]
    fn cublasRotEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, c: *const c_void, s: *const c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasRotgEx)]
    fn cublasRotgEx(handle: cublasHandle_t, a: *mut c_void, b: *mut c_void, abType: runtime::cudaDataType, c: *mut c_void, s: *mut c_void, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasRotmEx)]
    fn cublasRotmEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasRotmEx_64)]
    fn cublasRotmEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64, param: *const c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasRotmgEx)]
    fn cublasRotmgEx(handle: cublasHandle_t, d1: *mut c_void, d1Type: runtime::cudaDataType, d2: *mut c_void, d2Type: runtime::cudaDataType, x1: *mut c_void, x1Type: runtime::cudaDataType, y1: *const c_void, y1Type: runtime::cudaDataType, param: *mut c_void, paramType: runtime::cudaDataType, executiontype: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasSasum)]
    fn cublasSasum_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSasum_64)]
    fn cublasSasum_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSaxpy)]
    fn cublasSaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasSaxpy_64)]
    fn cublasSaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasScalEx)]
    fn cublasScalEx(handle: cublasHandle_t, n: i32, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasScalEx_64)]
    fn cublasScalEx_64(handle: cublasHandle_t, n: i64, alpha: *const c_void, alphaType: runtime::cudaDataType, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, executionType: runtime::cudaDataType) -> cublasStatus_t;

    #[called_by(owned cublasScasum)]
    fn cublasScasum_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasScasum_64)]
    fn cublasScasum_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasScnrm2)]
    fn cublasScnrm2_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuComplex, incx: i32, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasScnrm2_64)]
    fn cublasScnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuComplex, incx: i64, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasScopy)]
    fn cublasScopy_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasScopy_64)]
    fn cublasScopy_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSdgmm)]
    fn cublasSdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const f32, lda: i32, x: *const f32, incx: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSdgmm_64)]
    fn cublasSdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const f32, lda: i64, x: *const f32, incx: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSdot)]
    fn cublasSdot_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, y: *const f32, incy: i32, result: *mut f32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasSdot_64)]
    fn cublasSdot_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, y: *const f32, incy: i64, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSetAtomicsMode)]
    fn cublasSetAtomicsMode(handle: cublasHandle_t, mode: cublasAtomicsMode_t) -> cublasStatus_t;

    #[called_by(owned cublasSetEmulationStrategy)]
    #[since = "12.9"]
    fn cublasSetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: cublasEmulationStrategy_t) -> cublasStatus_t;

    #[called_by(cublasSetLoggerCallback)]
    fn cublasSetLoggerCallback(userCallback: cublasLogCallback) -> cublasStatus_t;

    #[called_by(owned cublasSetMathMode)]
    fn cublasSetMathMode(handle: cublasHandle_t, mode: cublasMath_t) -> cublasStatus_t;

    #[called_by(cublasSetMatrix)]
    fn cublasSetMatrix(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasSetMatrixAsync)]
    fn cublasSetMatrixAsync(rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: *mut c_void, ldb: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(owned cublasSetMatrixAsync_64)]
    fn cublasSetMatrixAsync_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(cublasSetMatrix_64)]
    fn cublasSetMatrix_64(rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: *mut c_void, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasSetPointerMode)]
    fn cublasSetPointerMode_v2(handle: cublasHandle_t, mode: cublasPointerMode_t) -> cublasStatus_t;

    #[called_by(owned cublasSetSmCountTarget)]
    fn cublasSetSmCountTarget(handle: cublasHandle_t, smCountTarget: i32) -> cublasStatus_t;

    #[called_by(owned cublasSetStream)]
    fn cublasSetStream_v2(handle: cublasHandle_t, streamId: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(cublasSetVector)]
    fn cublasSetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSetVectorAsync)]
    fn cublasSetVectorAsync(n: i32, elemSize: i32, hostPtr: *const c_void, incx: i32, devicePtr: *mut c_void, incy: i32, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(owned cublasSetVectorAsync_64)]
    fn cublasSetVectorAsync_64(n: i64, elemSize: i64, hostPtr: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64, stream: runtime::cudaStream_t) -> cublasStatus_t;

    #[called_by(cublasSetVector_64)]
    fn cublasSetVector_64(n: i64, elemSize: i64, x: *const c_void, incx: i64, devicePtr: *mut c_void, incy: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasSetWorkspace)]
    fn cublasSetWorkspace_v2(handle: cublasHandle_t, workspace: *mut c_void, workspaceSizeInBytes: usize) -> cublasStatus_t;

    #[called_by(owned cublasSgbmv)]
    fn cublasSgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasSgbmv_64)]
    fn cublasSgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgeam)]
    fn cublasSgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgeam_64)]
    fn cublasSgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgelsBatched)]
    fn cublasSgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut f32, lda: i32, Carray: *const *mut f32, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemmBatched)]
    fn cublasSgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, Barray: *const *const f32, ldb: i32, beta: *const f32, Carray: *const *mut f32, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemmBatched_64)]
    fn cublasSgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, Barray: *const *const f32, ldb: i64, beta: *const f32, Carray: *const *mut f32, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemmEx)]
    fn cublasSgemmEx(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i32, B: *const c_void, Btype: runtime::cudaDataType, ldb: i32, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemmEx_64)]
    fn cublasSgemmEx_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const c_void, Atype: runtime::cudaDataType, lda: i64, B: *const c_void, Btype: runtime::cudaDataType, ldb: i64, beta: *const f32, C: *mut c_void, Ctype: runtime::cudaDataType, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemmGroupedBatched)]
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i32, n_array: *const i32, k_array: *const i32, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i32, Barray: *const *const f32, ldb_array: *const i32, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i32, group_count: i32, group_size: *const i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemmGroupedBatched_64)]
    #[since = "12.4"]
    fn cublasSgemmGroupedBatched_64(handle: cublasHandle_t, transa_array: *const cublasOperation_t, transb_array: *const cublasOperation_t, m_array: *const i64, n_array: *const i64, k_array: *const i64, alpha_array: *const f32, Aarray: *const *const f32, lda_array: *const i64, Barray: *const *const f32, ldb_array: *const i64, beta_array: *const f32, Carray: *const *mut f32, ldc_array: *const i64, group_count: i64, group_size: *const i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemmStridedBatched)]
    fn cublasSgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, B: *const f32, ldb: i32, strideB: i64, beta: *const f32, C: *mut f32, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemmStridedBatched_64)]
    fn cublasSgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, B: *const f32, ldb: i64, strideB: i64, beta: *const f32, C: *mut f32, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasSgemm)]
    fn cublasSgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemm_64)]
    fn cublasSgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemvBatched)]
    fn cublasSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f32, lda: i32, xarray: *const *const f32, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemvBatched_64)]
    fn cublasSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f32, lda: i64, xarray: *const *const f32, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemvStridedBatched)]
    fn cublasSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, strideA: i64, x: *const f32, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemvStridedBatched_64)]
    fn cublasSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, strideA: i64, x: *const f32, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgemv)]
    fn cublasSgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgemv_64)]
    fn cublasSgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgeqrfBatched)]
    fn cublasSgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut f32, lda: i32, TauArray: *const *mut f32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSger)]
    fn cublasSger_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasSger_64)]
    fn cublasSger_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasSgetrfBatched)]
    fn cublasSgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut f32, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgetriBatched)]
    fn cublasSgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, P: *const i32, C: *const *mut f32, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSgetrsBatched)]
    fn cublasSgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const f32, lda: i32, devIpiv: *const i32, Barray: *const *mut f32, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSmatinvBatched)]
    fn cublasSmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const f32, lda: i32, Ainv: *const *mut f32, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasSnrm2)]
    fn cublasSnrm2_v2(handle: cublasHandle_t, n: i32, x: *const f32, incx: i32, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSnrm2_64)]
    fn cublasSnrm2_v2_64(handle: cublasHandle_t, n: i64, x: *const f32, incx: i64, result: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSrot)]
    fn cublasSrot_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, c: *const f32, s: *const f32) -> cublasStatus_t;

    #[called_by(owned cublasSrot_64)]
    fn cublasSrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, c: *const f32, s: *const f32) -> cublasStatus_t;

    #[called_by(owned cublasSrotg)]
    fn cublasSrotg_v2(handle: cublasHandle_t, a: *mut f32, b: *mut f32, c: *mut f32, s: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSrotm)]
    fn cublasSrotm_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32, param: *const f32) -> cublasStatus_t;

    #[called_by(owned cublasSrotm_64)]
    fn cublasSrotm_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64, param: *const f32) -> cublasStatus_t;

    #[called_by(owned cublasSrotmg)]
    fn cublasSrotmg_v2(handle: cublasHandle_t, d1: *mut f32, d2: *mut f32, x1: *mut f32, y1: *const f32, param: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSsbmv)]
    fn cublasSsbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsbmv_64)]
    fn cublasSsbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSscal)]
    fn cublasSscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasSscal_64)]
    fn cublasSscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasSspmv)]
    fn cublasSspmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, AP: *const f32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSspmv_64)]
    fn cublasSspmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, AP: *const f32, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSspr2)]
    fn cublasSspr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, AP: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSspr2_64)]
    fn cublasSspr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, AP: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSspr)]
    fn cublasSspr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, AP: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSspr_64)]
    fn cublasSspr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, AP: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSswap)]
    fn cublasSswap_v2(handle: cublasHandle_t, n: i32, x: *mut f32, incx: i32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSswap_64)]
    fn cublasSswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut f32, incx: i64, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsymm)]
    fn cublasSsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsymm_64)]
    fn cublasSsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsymv)]
    fn cublasSsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, A: *const f32, lda: i32, x: *const f32, incx: i32, beta: *const f32, y: *mut f32, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsymv_64)]
    fn cublasSsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, A: *const f32, lda: i64, x: *const f32, incx: i64, beta: *const f32, y: *mut f32, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsyr2)]
    fn cublasSsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, y: *const f32, incy: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsyr2_64)]
    fn cublasSsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, y: *const f32, incy: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsyr2k)]
    fn cublasSsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsyr2k_64)]
    fn cublasSsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsyr)]
    fn cublasSsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f32, x: *const f32, incx: i32, A: *mut f32, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsyr_64)]
    fn cublasSsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f32, x: *const f32, incx: i64, A: *mut f32, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsyrk)]
    fn cublasSsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsyrk_64)]
    fn cublasSsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasSsyrkx)]
    fn cublasSsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasSsyrkx_64)]
    fn cublasSsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, beta: *const f32, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasStbmv)]
    fn cublasStbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStbmv_64)]
    fn cublasStbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasStbsv)]
    fn cublasStbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStbsv_64)]
    fn cublasStbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasStpmv)]
    fn cublasStpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStpmv_64)]
    fn cublasStpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasStpsv)]
    fn cublasStpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const f32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStpsv_64)]
    fn cublasStpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const f32, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasStpttr)]
    fn cublasStpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const f32, A: *mut f32, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrmm)]
    fn cublasStrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *const f32, ldb: i32, C: *mut f32, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrmm_64)]
    fn cublasStrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *const f32, ldb: i64, C: *mut f32, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasStrmv)]
    fn cublasStrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrmv_64)]
    fn cublasStrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasStrsmBatched)]
    fn cublasStrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const *const f32, lda: i32, B: *const *mut f32, ldb: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrsmBatched_64)]
    fn cublasStrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const *const f32, lda: i64, B: *const *mut f32, ldb: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasStrsm)]
    fn cublasStrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, B: *mut f32, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrsm_64)]
    fn cublasStrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const f32, A: *const f32, lda: i64, B: *mut f32, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasStrsv)]
    fn cublasStrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const f32, lda: i32, x: *mut f32, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasStrsv_64)]
    fn cublasStrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const f32, lda: i64, x: *mut f32, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasStrttp)]
    fn cublasStrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const f32, lda: i32, AP: *mut f32) -> cublasStatus_t;

    #[called_by(owned cublasSwapEx)]
    fn cublasSwapEx(handle: cublasHandle_t, n: i32, x: *mut c_void, xType: runtime::cudaDataType, incx: i32, y: *mut c_void, yType: runtime::cudaDataType, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasSwapEx_64)]
    fn cublasSwapEx_64(handle: cublasHandle_t, n: i64, x: *mut c_void, xType: runtime::cudaDataType, incx: i64, y: *mut c_void, yType: runtime::cudaDataType, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasTSSgemvBatched)]
    fn cublasTSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasTSSgemvBatched_64)]
    fn cublasTSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasTSSgemvStridedBatched)]
    fn cublasTSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasTSSgemvStridedBatched_64)]
    fn cublasTSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasTSTgemvBatched)]
    fn cublasTSTgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut bf16, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasTSTgemvBatched_64)]
    fn cublasTSTgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut bf16, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasTSTgemvStridedBatched)]
    fn cublasTSTgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut bf16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasTSTgemvStridedBatched_64)]
    fn cublasTSTgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut bf16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasUint8gemmBias)]
    fn cublasUint8gemmBias(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, transc: cublasOperation_t, m: i32, n: i32, k: i32, A: *const u8, A_bias: i32, lda: i32, B: *const u8, B_bias: i32, ldb: i32, C: *mut u8, C_bias: i32, ldc: i32, C_mult: i32, C_shift: i32) -> cublasStatus_t;

    #[called_by(owned cublasXtCgemm)]
    fn cublasXtCgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtChemm)]
    fn cublasXtChemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCher2k)]
    fn cublasXtCher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCherk)]
    fn cublasXtCherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const runtime::cuComplex, lda: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCherkx)]
    fn cublasXtCherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const f32, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCreate)]
    fn cublasXtCreate(handle: *mut cublasXtHandle_t) -> cublasStatus_t;

    #[called_by(owned cublasXtCspmm)]
    fn cublasXtCspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, AP: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCsymm)]
    fn cublasXtCsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCsyr2k)]
    fn cublasXtCsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCsyrk)]
    fn cublasXtCsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCsyrkx)]
    fn cublasXtCsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCtrmm)]
    fn cublasXtCtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, C: *mut runtime::cuComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtCtrsm)]
    fn cublasXtCtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *mut runtime::cuComplex, ldb: usize) -> cublasStatus_t;

    #[called_by(cublasXtDestroy)]
    fn cublasXtDestroy(handle: cublasXtHandle_t) -> cublasStatus_t;

    #[called_by(owned cublasXtDeviceSelect)]
    fn cublasXtDeviceSelect(handle: cublasXtHandle_t, nbDevices: i32, deviceId: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasXtDgemm)]
    fn cublasXtDgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDspmm)]
    fn cublasXtDspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, AP: *const f64, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDsymm)]
    fn cublasXtDsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDsyr2k)]
    fn cublasXtDsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDsyrk)]
    fn cublasXtDsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDsyrkx)]
    fn cublasXtDsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: *const f64, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDtrmm)]
    fn cublasXtDtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, C: *mut f64, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtDtrsm)]
    fn cublasXtDtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f64, A: *const f64, lda: usize, B: *mut f64, ldb: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtGetBlockDim)]
    fn cublasXtGetBlockDim(handle: cublasXtHandle_t, blockDim: *mut i32) -> cublasStatus_t;

    #[called_by(cublasXtGetNumBoards)]
    fn cublasXtGetNumBoards(nbDevices: i32, deviceId: *mut i32, nbBoards: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasXtGetPinningMemMode)]
    fn cublasXtGetPinningMemMode(handle: cublasXtHandle_t, mode: *mut cublasXtPinnedMemMode_t) -> cublasStatus_t;

    #[called_by(cublasXtMaxBoards)]
    fn cublasXtMaxBoards(nbGpuBoards: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasXtSetBlockDim)]
    fn cublasXtSetBlockDim(handle: cublasXtHandle_t, blockDim: i32) -> cublasStatus_t;

    #[called_by(owned cublasXtSetCpuRatio)]
    fn cublasXtSetCpuRatio(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32) -> cublasStatus_t;

    #[called_by(owned cublasXtSetCpuRoutine)]
    fn cublasXtSetCpuRoutine(handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, blasFunctor: *mut c_void) -> cublasStatus_t;

    #[called_by(owned cublasXtSetPinningMemMode)]
    fn cublasXtSetPinningMemMode(handle: cublasXtHandle_t, mode: cublasXtPinnedMemMode_t) -> cublasStatus_t;

    #[called_by(owned cublasXtSgemm)]
    fn cublasXtSgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasXtSspmm)]
    fn cublasXtSspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, AP: *const f32, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtSsymm)]
    fn cublasXtSsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasXtSsyr2k)]
    fn cublasXtSsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtSsyrk)]
    fn cublasXtSsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtSsyrkx)]
    fn cublasXtSsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: *const f32, C: *mut f32, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtStrmm)]
    fn cublasXtStrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, C: *mut f32, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtStrsm)]
    fn cublasXtStrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const f32, A: *const f32, lda: usize, B: *mut f32, ldb: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZgemm)]
    fn cublasXtZgemm(handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZhemm)]
    fn cublasXtZhemm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZher2k)]
    fn cublasXtZher2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZherk)]
    fn cublasXtZherk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZherkx)]
    fn cublasXtZherkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZspmm)]
    fn cublasXtZspmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZsymm)]
    fn cublasXtZsymm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZsyr2k)]
    fn cublasXtZsyr2k(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZsyrk)]
    fn cublasXtZsyrk(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZsyrkx)]
    fn cublasXtZsyrkx(handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZtrmm)]
    fn cublasXtZtrmm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize, C: *mut runtime::cuDoubleComplex, ldc: usize) -> cublasStatus_t;

    #[called_by(owned cublasXtZtrsm)]
    fn cublasXtZtrsm(handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize, B: *mut runtime::cuDoubleComplex, ldb: usize) -> cublasStatus_t;

    #[called_by(owned cublasZaxpy)]
    fn cublasZaxpy_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZaxpy_64)]
    fn cublasZaxpy_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZcopy)]
    fn cublasZcopy_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZcopy_64)]
    fn cublasZcopy_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZdgmm)]
    fn cublasZdgmm(handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZdgmm_64)]
    fn cublasZdgmm_64(handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZdotc)]
    fn cublasZdotc_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZdotc_64)]
    fn cublasZdotc_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZdotu)]
    fn cublasZdotu_v2(handle: cublasHandle_t, n: i32, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZdotu_64)]
    fn cublasZdotu_v2_64(handle: cublasHandle_t, n: i64, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, result: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZdrot)]
    fn cublasZdrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasZdrot_64)]
    fn cublasZdrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const f64) -> cublasStatus_t;

    #[called_by(owned cublasZdscal)]
    fn cublasZdscal_v2(handle: cublasHandle_t, n: i32, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZdscal_64)]
    fn cublasZdscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const f64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgbmv)]
    fn cublasZgbmv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgbmv_64)]
    fn cublasZgbmv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgeam)]
    fn cublasZgeam(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgeam_64)]
    fn cublasZgeam_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgelsBatched)]
    fn cublasZgelsBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, devInfoArray: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemm3m)]
    fn cublasZgemm3m(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemm3m_64)]
    fn cublasZgemm3m_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemmBatched)]
    fn cublasZgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, Barray: *const *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemmBatched_64)]
    fn cublasZgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, Barray: *const *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, Carray: *const *mut runtime::cuDoubleComplex, ldc: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemmStridedBatched)]
    fn cublasZgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i32, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemmStridedBatched_64)]
    fn cublasZgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, B: *const runtime::cuDoubleComplex, ldb: i64, strideB: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemm)]
    fn cublasZgemm_v2(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemm_64)]
    fn cublasZgemm_v2_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemvBatched)]
    fn cublasZgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, xarray: *const *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemvBatched_64)]
    fn cublasZgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, Aarray: *const *const runtime::cuDoubleComplex, lda: i64, xarray: *const *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, yarray: *const *mut runtime::cuDoubleComplex, incy: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemvStridedBatched)]
    fn cublasZgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i32, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemvStridedBatched_64)]
    fn cublasZgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, strideA: i64, x: *const runtime::cuDoubleComplex, incx: i64, stridex: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgemv)]
    fn cublasZgemv_v2(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgemv_64)]
    fn cublasZgemv_v2_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgeqrfBatched)]
    fn cublasZgeqrfBatched(handle: cublasHandle_t, m: i32, n: i32, Aarray: *const *mut runtime::cuDoubleComplex, lda: i32, TauArray: *const *mut runtime::cuDoubleComplex, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgerc)]
    fn cublasZgerc_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgerc_64)]
    fn cublasZgerc_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgeru)]
    fn cublasZgeru_v2(handle: cublasHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgeru_64)]
    fn cublasZgeru_v2_64(handle: cublasHandle_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasZgetrfBatched)]
    fn cublasZgetrfBatched(handle: cublasHandle_t, n: i32, A: *const *mut runtime::cuDoubleComplex, lda: i32, P: *mut i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgetriBatched)]
    fn cublasZgetriBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, P: *const i32, C: *const *mut runtime::cuDoubleComplex, ldc: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZgetrsBatched)]
    fn cublasZgetrsBatched(handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: *const *const runtime::cuDoubleComplex, lda: i32, devIpiv: *const i32, Barray: *const *mut runtime::cuDoubleComplex, ldb: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZhbmv)]
    fn cublasZhbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZhbmv_64)]
    fn cublasZhbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZhemm)]
    fn cublasZhemm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZhemm_64)]
    fn cublasZhemm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZhemv)]
    fn cublasZhemv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZhemv_64)]
    fn cublasZhemv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZher2)]
    fn cublasZher2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZher2_64)]
    fn cublasZher2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasZher2k)]
    fn cublasZher2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZher2k_64)]
    fn cublasZher2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZher)]
    fn cublasZher_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZher_64)]
    fn cublasZher_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasZherk)]
    fn cublasZherk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZherk_64)]
    fn cublasZherk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const f64, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZherkx)]
    fn cublasZherkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZherkx_64)]
    fn cublasZherkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const f64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZhpmv)]
    fn cublasZhpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZhpmv_64)]
    fn cublasZhpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZhpr2)]
    fn cublasZhpr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZhpr2_64)]
    fn cublasZhpr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZhpr)]
    fn cublasZhpr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZhpr_64)]
    fn cublasZhpr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const f64, x: *const runtime::cuDoubleComplex, incx: i64, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZmatinvBatched)]
    fn cublasZmatinvBatched(handle: cublasHandle_t, n: i32, A: *const *const runtime::cuDoubleComplex, lda: i32, Ainv: *const *mut runtime::cuDoubleComplex, lda_inv: i32, info: *mut i32, batchSize: i32) -> cublasStatus_t;

    #[called_by(owned cublasZrot)]
    fn cublasZrot_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZrot_64)]
    fn cublasZrot_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64, c: *const f64, s: *const runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZrotg)]
    fn cublasZrotg_v2(handle: cublasHandle_t, a: *mut runtime::cuDoubleComplex, b: *mut runtime::cuDoubleComplex, c: *mut f64, s: *mut runtime::cuDoubleComplex) -> cublasStatus_t;

    #[called_by(owned cublasZscal)]
    fn cublasZscal_v2(handle: cublasHandle_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZscal_64)]
    fn cublasZscal_v2_64(handle: cublasHandle_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZswap)]
    fn cublasZswap_v2(handle: cublasHandle_t, n: i32, x: *mut runtime::cuDoubleComplex, incx: i32, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZswap_64)]
    fn cublasZswap_v2_64(handle: cublasHandle_t, n: i64, x: *mut runtime::cuDoubleComplex, incx: i64, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsymm)]
    fn cublasZsymm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZsymm_64)]
    fn cublasZsymm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsymv)]
    fn cublasZsymv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, x: *const runtime::cuDoubleComplex, incx: i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i32) -> cublasStatus_t;

    #[called_by(owned cublasZsymv_64)]
    fn cublasZsymv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, x: *const runtime::cuDoubleComplex, incx: i64, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, incy: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsyr2)]
    fn cublasZsyr2_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, y: *const runtime::cuDoubleComplex, incy: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZsyr2_64)]
    fn cublasZsyr2_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, y: *const runtime::cuDoubleComplex, incy: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;
}

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasZsyr2k)]
    fn cublasZsyr2k_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZsyr2k_64)]
    fn cublasZsyr2k_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsyr)]
    fn cublasZsyr_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i32, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZsyr_64)]
    fn cublasZsyr_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, incx: i64, A: *mut runtime::cuDoubleComplex, lda: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsyrk)]
    fn cublasZsyrk_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZsyrk_64)]
    fn cublasZsyrk_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZsyrkx)]
    fn cublasZsyrkx(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZsyrkx_64)]
    fn cublasZsyrkx_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtbmv)]
    fn cublasZtbmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtbmv_64)]
    fn cublasZtbmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtbsv)]
    fn cublasZtbsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, k: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtbsv_64)]
    fn cublasZtbsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, k: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtpmv)]
    fn cublasZtpmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtpmv_64)]
    fn cublasZtpmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtpsv)]
    fn cublasZtpsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtpsv_64)]
    fn cublasZtpsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, AP: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtpttr)]
    fn cublasZtpttr(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: *const runtime::cuDoubleComplex, A: *mut runtime::cuDoubleComplex, lda: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrmm)]
    fn cublasZtrmm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *const runtime::cuDoubleComplex, ldb: i32, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrmm_64)]
    fn cublasZtrmm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *const runtime::cuDoubleComplex, ldb: i64, C: *mut runtime::cuDoubleComplex, ldc: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtrmv)]
    fn cublasZtrmv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrmv_64)]
    fn cublasZtrmv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtrsmBatched)]
    fn cublasZtrsmBatched(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i32, B: *const *mut runtime::cuDoubleComplex, ldb: i32, batchCount: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrsmBatched_64)]
    fn cublasZtrsmBatched_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const *const runtime::cuDoubleComplex, lda: i64, B: *const *mut runtime::cuDoubleComplex, ldb: i64, batchCount: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtrsm)]
    fn cublasZtrsm_v2(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, B: *mut runtime::cuDoubleComplex, ldb: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrsm_64)]
    fn cublasZtrsm_v2_64(handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i64, B: *mut runtime::cuDoubleComplex, ldb: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtrsv)]
    fn cublasZtrsv_v2(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, x: *mut runtime::cuDoubleComplex, incx: i32) -> cublasStatus_t;

    #[called_by(owned cublasZtrsv_64)]
    fn cublasZtrsv_v2_64(handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64, A: *const runtime::cuDoubleComplex, lda: i64, x: *mut runtime::cuDoubleComplex, incx: i64) -> cublasStatus_t;

    #[called_by(owned cublasZtrttp)]
    fn cublasZtrttp(handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: *const runtime::cuDoubleComplex, lda: i32, AP: *mut runtime::cuDoubleComplex) -> cublasStatus_t;
}
