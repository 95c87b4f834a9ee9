//! The C functions, as the library exports them: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cublas::CUBLAS;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cublas::all_types::*;

#[path = "../../both/sys/cublas.rs"]
mod both;
pub use both::*;

sys! {
    CUBLAS, Err(missing) => missing.status();

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t, mask: *mut runtime::cudaEmulationSpecialValuesSupport) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t, mantissaBitCount: *mut *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t, mantissaBitOffset: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t, mantissaControl: *mut runtime::cudaEmulationMantissaControl) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t, maxMantissaBitCount: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSHgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f16, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSHgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f16, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSHgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSHgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const f16, lda: i32, xarray: *const *const f16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const f16, lda: i64, xarray: *const *const f16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f16, lda: i32, strideA: i64, x: *const f16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const f16, lda: i64, strideA: i64, x: *const f16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemm(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, B: *const f16, ldb: i32, beta: *const f16, C: *mut f16, ldc: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemmBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, Aarray: *const *const f16, lda: i32, Barray: *const *const f16, ldb: i32, beta: *const f16, Carray: *const *mut f16, ldc: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemmBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, Aarray: *const *const f16, lda: i64, Barray: *const *const f16, ldb: i64, beta: *const f16, Carray: *const *mut f16, ldc: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemmStridedBatched(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32, alpha: *const f16, A: *const f16, lda: i32, strideA: i64, B: *const f16, ldb: i32, strideB: i64, beta: *const f16, C: *mut f16, ldc: i32, strideC: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemmStridedBatched_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, strideA: i64, B: *const f16, ldb: i64, strideB: i64, beta: *const f16, C: *mut f16, ldc: i64, strideC: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasHgemm_64(handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64, alpha: *const f16, A: *const f16, lda: i64, B: *const f16, ldb: i64, beta: *const f16, C: *mut f16, ldc: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t, mask: runtime::cudaEmulationSpecialValuesSupport) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t, mantissaBitCount: *mut i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t, mantissaBitOffset: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t, mantissaControl: runtime::cudaEmulationMantissaControl) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t, maxMantissaBitCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSSgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut f32, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSSgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut f32, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSSgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut f32, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSSgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut f32, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSTgemvBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, Aarray: *const *const bf16, lda: i32, xarray: *const *const bf16, incx: i32, beta: *const f32, yarray: *const *mut bf16, incy: i32, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSTgemvBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, Aarray: *const *const bf16, lda: i64, xarray: *const *const bf16, incx: i64, beta: *const f32, yarray: *const *mut bf16, incy: i64, batchCount: i64) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSTgemvStridedBatched(handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: *const f32, A: *const bf16, lda: i32, strideA: i64, x: *const bf16, incx: i32, stridex: i64, beta: *const f32, y: *mut bf16, incy: i32, stridey: i64, batchCount: i32) -> cublasStatus_t;

    /// In `cublas_api.h` since CUDA 13.0.
    #[since = "13.0"]
    fn cublasTSTgemvStridedBatched_64(handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: *const f32, A: *const bf16, lda: i64, strideA: i64, x: *const bf16, incx: i64, stridex: i64, beta: *const f32, y: *mut bf16, incy: i64, stridey: i64, batchCount: i64) -> cublasStatus_t;
}
