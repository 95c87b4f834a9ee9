//! The functions of the cuBLAS and cuBLASXt as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cublas as raw;
#[allow(unused_imports)]
use raw::CUBLAS;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cublas::all_types::*;

checked! {
    CUBLAS, cublasStatus_t;
    fn cublasAsumEx<T: Output>(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasAsumEx_64<T: Output>(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasAxpyEx(
        handle: cublasHandle_t,
        n: i32,
        alpha: AnyScalar,
        alphaType: runtime::cudaDataType,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasAxpyEx_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: AnyScalar,
        alphaType: runtime::cudaDataType,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasCaxpy(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCaxpy_v2_64]
    fn cublasCaxpy_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCcopy(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCcopy_v2_64]
    fn cublasCcopy_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCdgmm(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCdgmm_64(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i64,
        n: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCdotc(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCdotc_v2_64]
    fn cublasCdotc_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    fn cublasCdotu(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCdotu_v2_64]
    fn cublasCdotu_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    fn cublasCgbmv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        kl: i32,
        ku: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCgbmv_v2_64]
    fn cublasCgbmv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        kl: i64,
        ku: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCgeam(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCgeam_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCgelsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*mut runtime::cuComplex>,
        lda: i32,
        Carray: CuPtr<*mut runtime::cuComplex>,
        ldc: i32,
        devInfoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> i32;
    fn cublasCgemm(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCgemm3m(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCgemm3mBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        Barray: CuPtr<*const runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>,
        ldc: i32,
        batchCount: i32,
    ) -> ();
    fn cublasCgemm3mBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i64,
        Barray: CuPtr<*const runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>,
        ldc: i64,
        batchCount: i64,
    ) -> ();
    fn cublasCgemm3mEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCgemm3mEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    fn cublasCgemm3mStridedBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        strideA: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        strideB: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
    ) -> ();
    fn cublasCgemm3mStridedBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        strideA: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        strideB: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
    ) -> ();
    fn cublasCgemm3m_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCgemmBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        Barray: CuPtr<*const runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>,
        ldc: i32,
        batchCount: i32,
    ) -> ();
    fn cublasCgemmBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i64,
        Barray: CuPtr<*const runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>,
        ldc: i64,
        batchCount: i64,
    ) -> ();
    fn cublasCgemmEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCgemmEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    fn cublasCgemmStridedBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        strideA: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        strideB: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
    ) -> ();
    fn cublasCgemmStridedBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        strideA: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        strideB: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasCgemm_v2_64]
    fn cublasCgemm_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCgemv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    fn cublasCgemvBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        xarray: CuPtr<*const runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        yarray: CuPtr<*mut runtime::cuComplex>,
        incy: i32,
        batchCount: i32,
    ) -> ();
    fn cublasCgemvBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i64,
        xarray: CuPtr<*const runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        yarray: CuPtr<*mut runtime::cuComplex>,
        incy: i64,
        batchCount: i64,
    ) -> ();
    fn cublasCgemvStridedBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        strideA: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        stridex: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        stridey: i64,
        batchCount: i32,
    ) -> ();
    fn cublasCgemvStridedBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        strideA: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        stridex: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        stridey: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasCgemv_v2_64]
    fn cublasCgemv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCgeqrfBatched(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        Aarray: CuPtr<*mut runtime::cuComplex>,
        lda: i32,
        TauArray: CuPtr<*mut runtime::cuComplex>,
        batchSize: i32,
    ) -> i32;
    fn cublasCgerc(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCgerc_v2_64]
    fn cublasCgerc_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCgeru(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCgeru_v2_64]
    fn cublasCgeru_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCgetrfBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*mut runtime::cuComplex>,
        lda: i32,
        P: CuPtr<i32>,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasCgetriBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        P: CuPtr<i32>,
        C: CuPtr<*mut runtime::cuComplex>,
        ldc: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasCgetrsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        Barray: CuPtr<*mut runtime::cuComplex>,
        ldb: i32,
        batchSize: i32,
    ) -> i32;
    fn cublasChbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasChbmv_v2_64]
    fn cublasChbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasChemm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasChemm_v2_64]
    fn cublasChemm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasChemv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasChemv_v2_64]
    fn cublasChemv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCher(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    fn cublasCher2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCher2_v2_64]
    fn cublasCher2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCher2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasCher2k_v2_64]
    fn cublasCher2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasCher_v2_64]
    fn cublasCher_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCherk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCherk3mEx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCherk3mEx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    fn cublasCherkEx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCherkEx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    #[symbol = cublasCherk_v2_64]
    fn cublasCherk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCherkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCherkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasChpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasChpmv_v2_64]
    fn cublasChpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasChpr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    fn cublasChpr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasChpr2_v2_64]
    fn cublasChpr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasChpr_v2_64]
    fn cublasChpr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    fn cublasCmatinvBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        Ainv: CuPtr<*mut runtime::cuComplex>,
        lda_inv: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasCopyEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
    ) -> ();
    fn cublasCopyEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
    ) -> ();
    fn cublasCreate() -> cublasHandle_t;
    fn cublasCrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        c: Scalar<'_, f32>,
        s: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCrot_v2_64]
    fn cublasCrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        c: Scalar<'_, f32>,
        s: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    fn cublasCrotg(
        handle: cublasHandle_t,
        a: ScalarMut<'_, runtime::cuComplex>,
        b: ScalarMut<'_, runtime::cuComplex>,
        c: ScalarMut<'_, f32>,
        s: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    fn cublasCscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCscal_v2_64]
    fn cublasCscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCsrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasCsrot_v2_64]
    fn cublasCsrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    fn cublasCsscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCsscal_v2_64]
    fn cublasCsscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCswap(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCswap_v2_64]
    fn cublasCswap_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCsymm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasCsymm_v2_64]
    fn cublasCsymm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCsymv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCsymv_v2_64]
    fn cublasCsymv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    fn cublasCsyr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    fn cublasCsyr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        y: CuPtr<runtime::cuComplex>,
        incy: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCsyr2_v2_64]
    fn cublasCsyr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        y: CuPtr<runtime::cuComplex>,
        incy: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCsyr2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasCsyr2k_v2_64]
    fn cublasCsyr2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasCsyr_v2_64]
    fn cublasCsyr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    fn cublasCsyrk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCsyrk3mEx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCsyrk3mEx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    fn cublasCsyrkEx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasCsyrkEx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    #[symbol = cublasCsyrk_v2_64]
    fn cublasCsyrk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCsyrkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    fn cublasCsyrkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCtbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtbmv_v2_64]
    fn cublasCtbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtbsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtbsv_v2_64]
    fn cublasCtbsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtpmv_v2_64]
    fn cublasCtpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtpsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtpsv_v2_64]
    fn cublasCtpsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtpttr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        AP: CuPtr<runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    fn cublasCtrmm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasCtrmm_v2_64]
    fn cublasCtrmm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
        C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    fn cublasCtrmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtrmv_v2_64]
    fn cublasCtrmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtrsm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
    ) -> ();
    fn cublasCtrsmBatched(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<*const runtime::cuComplex>,
        lda: i32,
        B: CuPtr<*mut runtime::cuComplex>,
        ldb: i32,
        batchCount: i32,
    ) -> ();
    fn cublasCtrsmBatched_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<*const runtime::cuComplex>,
        lda: i64,
        B: CuPtr<*mut runtime::cuComplex>,
        ldb: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasCtrsm_v2_64]
    fn cublasCtrsm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        B: CuPtr<runtime::cuComplex>,
        ldb: i64,
    ) -> ();
    fn cublasCtrsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasCtrsv_v2_64]
    fn cublasCtrsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<runtime::cuComplex>,
        lda: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
    ) -> ();
    fn cublasCtrttp(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    fn cublasDasum(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDasum_v2_64]
    fn cublasDasum_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        result: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasDaxpy(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDaxpy_v2_64]
    fn cublasDaxpy_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDcopy(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDcopy_v2_64]
    fn cublasDcopy_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDdgmm(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    fn cublasDdgmm_64(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i64,
        n: i64,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDdot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDdot_v2_64]
    fn cublasDdot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        result: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasDestroy(handle: cublasHandle_t) -> ();
    fn cublasDgbmv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        kl: i32,
        ku: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDgbmv_v2_64]
    fn cublasDgbmv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        kl: i64,
        ku: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDgeam(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        beta: Scalar<'_, f64>,
        B: CuPtr<f64>,
        ldb: i32,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    fn cublasDgeam_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        beta: Scalar<'_, f64>,
        B: CuPtr<f64>,
        ldb: i64,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDgelsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*mut f64>,
        lda: i32,
        Carray: CuPtr<*mut f64>,
        ldc: i32,
        devInfoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> i32;
    fn cublasDgemm(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    fn cublasDgemmBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>,
        lda: i32,
        Barray: CuPtr<*const f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        Carray: CuPtr<*mut f64>,
        ldc: i32,
        batchCount: i32,
    ) -> ();
    fn cublasDgemmBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>,
        lda: i64,
        Barray: CuPtr<*const f64>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        Carray: CuPtr<*mut f64>,
        ldc: i64,
        batchCount: i64,
    ) -> ();
    fn cublasDgemmGroupedBatched(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i32],
        n_array: &[i32],
        k_array: &[i32],
        alpha_array: &[f64],
        Aarray: CuPtr<*const f64>,
        lda_array: &[i32],
        Barray: CuPtr<*const f64>,
        ldb_array: &[i32],
        beta_array: &[f64],
        Carray: CuPtr<*mut f64>,
        ldc_array: &[i32],
        group_size: &[i32],
    ) -> ();
    fn cublasDgemmGroupedBatched_64(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i64],
        n_array: &[i64],
        k_array: &[i64],
        alpha_array: &[f64],
        Aarray: CuPtr<*const f64>,
        lda_array: &[i64],
        Barray: CuPtr<*const f64>,
        ldb_array: &[i64],
        beta_array: &[f64],
        Carray: CuPtr<*mut f64>,
        ldc_array: &[i64],
        group_size: &[i64],
    ) -> ();
    fn cublasDgemmStridedBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        strideA: i64,
        B: CuPtr<f64>,
        ldb: i32,
        strideB: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
    ) -> ();
    fn cublasDgemmStridedBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        strideA: i64,
        B: CuPtr<f64>,
        ldb: i64,
        strideB: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasDgemm_v2_64]
    fn cublasDgemm_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDgemv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    fn cublasDgemvBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>,
        lda: i32,
        xarray: CuPtr<*const f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        yarray: CuPtr<*mut f64>,
        incy: i32,
        batchCount: i32,
    ) -> ();
    fn cublasDgemvBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>,
        lda: i64,
        xarray: CuPtr<*const f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        yarray: CuPtr<*mut f64>,
        incy: i64,
        batchCount: i64,
    ) -> ();
    fn cublasDgemvStridedBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        strideA: i64,
        x: CuPtr<f64>,
        incx: i32,
        stridex: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
        stridey: i64,
        batchCount: i32,
    ) -> ();
    fn cublasDgemvStridedBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        strideA: i64,
        x: CuPtr<f64>,
        incx: i64,
        stridex: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
        stridey: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasDgemv_v2_64]
    fn cublasDgemv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDgeqrfBatched(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        Aarray: CuPtr<*mut f64>,
        lda: i32,
        TauArray: CuPtr<*mut f64>,
        batchSize: i32,
    ) -> i32;
    fn cublasDger(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> ();
    #[symbol = cublasDger_v2_64]
    fn cublasDger_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        A: CuPtr<f64>,
        lda: i64,
    ) -> ();
    fn cublasDgetrfBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*mut f64>,
        lda: i32,
        P: CuPtr<i32>,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasDgetriBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const f64>,
        lda: i32,
        P: CuPtr<i32>,
        C: CuPtr<*mut f64>,
        ldc: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasDgetrsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*const f64>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        Barray: CuPtr<*mut f64>,
        ldb: i32,
        batchSize: i32,
    ) -> i32;
    fn cublasDmatinvBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const f64>,
        lda: i32,
        Ainv: CuPtr<*mut f64>,
        lda_inv: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasDnrm2(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDnrm2_v2_64]
    fn cublasDnrm2_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        result: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasDotEx<T: Output>(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasDotEx_64<T: Output>(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasDotcEx<T: Output>(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasDotcEx_64<T: Output>(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasDrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasDrot_v2_64]
    fn cublasDrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    fn cublasDrotg(
        handle: cublasHandle_t,
        a: ScalarMut<'_, f64>,
        b: ScalarMut<'_, f64>,
        c: ScalarMut<'_, f64>,
        s: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasDrotm(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        param: *const f64,
    ) -> ();
    #[symbol = cublasDrotm_v2_64]
    fn cublasDrotm_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        param: *const f64,
    ) -> ();
    fn cublasDrotmg(
        handle: cublasHandle_t,
        d1: ScalarMut<'_, f64>,
        d2: ScalarMut<'_, f64>,
        x1: ScalarMut<'_, f64>,
        y1: Scalar<'_, f64>,
        param: *mut f64,
    ) -> ();
    fn cublasDsbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDsbmv_v2_64]
    fn cublasDsbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDscal_v2_64]
    fn cublasDscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDspmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDspmv_v2_64]
    fn cublasDspmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDspr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        AP: CuPtr<f64>,
    ) -> ();
    fn cublasDspr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDspr2_v2_64]
    fn cublasDspr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDspr_v2_64]
    fn cublasDspr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        AP: CuPtr<f64>,
    ) -> ();
    fn cublasDswap(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDswap_v2_64]
    fn cublasDswap_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDsymm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasDsymm_v2_64]
    fn cublasDsymm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDsymv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i32,
    ) -> ();
    #[symbol = cublasDsymv_v2_64]
    fn cublasDsymv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        incy: i64,
    ) -> ();
    fn cublasDsyr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> ();
    fn cublasDsyr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i32,
        y: CuPtr<f64>,
        incy: i32,
        A: CuPtr<f64>,
        lda: i32,
    ) -> ();
    #[symbol = cublasDsyr2_v2_64]
    fn cublasDsyr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        y: CuPtr<f64>,
        incy: i64,
        A: CuPtr<f64>,
        lda: i64,
    ) -> ();
    fn cublasDsyr2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasDsyr2k_v2_64]
    fn cublasDsyr2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasDsyr_v2_64]
    fn cublasDsyr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<f64>,
        incx: i64,
        A: CuPtr<f64>,
        lda: i64,
    ) -> ();
    fn cublasDsyrk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasDsyrk_v2_64]
    fn cublasDsyrk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDsyrkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    fn cublasDsyrkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDtbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtbmv_v2_64]
    fn cublasDtbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtbsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtbsv_v2_64]
    fn cublasDtbsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtpmv_v2_64]
    fn cublasDtpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtpsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtpsv_v2_64]
    fn cublasDtpsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<f64>,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtpttr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        AP: CuPtr<f64>,
        A: CuPtr<f64>,
        lda: i32,
    ) -> ();
    fn cublasDtrmm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasDtrmm_v2_64]
    fn cublasDtrmm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
        C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    fn cublasDtrmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtrmv_v2_64]
    fn cublasDtrmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtrsm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        B: CuPtr<f64>,
        ldb: i32,
    ) -> ();
    fn cublasDtrsmBatched(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<*const f64>,
        lda: i32,
        B: CuPtr<*mut f64>,
        ldb: i32,
        batchCount: i32,
    ) -> ();
    fn cublasDtrsmBatched_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<*const f64>,
        lda: i64,
        B: CuPtr<*mut f64>,
        ldb: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasDtrsm_v2_64]
    fn cublasDtrsm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i64,
        B: CuPtr<f64>,
        ldb: i64,
    ) -> ();
    fn cublasDtrsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        x: CuPtr<f64>,
        incx: i32,
    ) -> ();
    #[symbol = cublasDtrsv_v2_64]
    fn cublasDtrsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<f64>,
        lda: i64,
        x: CuPtr<f64>,
        incx: i64,
    ) -> ();
    fn cublasDtrttp(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        AP: CuPtr<f64>,
    ) -> ();
    fn cublasDzasum(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDzasum_v2_64]
    fn cublasDzasum_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        result: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasDznrm2(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDznrm2_v2_64]
    fn cublasDznrm2_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        result: ScalarMut<'_, f64>,
    ) -> ();
    fn cublasGemmBatchedEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: AnyScalar,
        Aarray: CuPtr<*const c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        Barray: CuPtr<*const c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        beta: AnyScalar,
        Carray: CuPtr<*mut c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
        batchCount: i32,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGemmBatchedEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: AnyScalar,
        Aarray: CuPtr<*const c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        Barray: CuPtr<*const c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        beta: AnyScalar,
        Carray: CuPtr<*mut c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
        batchCount: i64,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGemmEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: AnyScalar,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        beta: AnyScalar,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGemmEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: AnyScalar,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        beta: AnyScalar,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGemmGroupedBatchedEx<T: Input, U: Input>(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i32],
        n_array: &[i32],
        k_array: &[i32],
        alpha_array: &[T],
        Aarray: CuPtr<*const c_void>,
        Atype: runtime::cudaDataType,
        lda_array: &[i32],
        Barray: CuPtr<*const c_void>,
        Btype: runtime::cudaDataType,
        ldb_array: &[i32],
        beta_array: &[U],
        Carray: CuPtr<*mut c_void>,
        Ctype: runtime::cudaDataType,
        ldc_array: &[i32],
        group_size: &[i32],
        computeType: cublasComputeType_t,
    ) -> ();
    fn cublasGemmGroupedBatchedEx_64<T: Input, U: Input>(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i64],
        n_array: &[i64],
        k_array: &[i64],
        alpha_array: &[T],
        Aarray: CuPtr<*const c_void>,
        Atype: runtime::cudaDataType,
        lda_array: &[i64],
        Barray: CuPtr<*const c_void>,
        Btype: runtime::cudaDataType,
        ldb_array: &[i64],
        beta_array: &[U],
        Carray: CuPtr<*mut c_void>,
        Ctype: runtime::cudaDataType,
        ldc_array: &[i64],
        group_size: &[i64],
        computeType: cublasComputeType_t,
    ) -> ();
    fn cublasGemmStridedBatchedEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: AnyScalar,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        strideA: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        strideB: i64,
        beta: AnyScalar,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGemmStridedBatchedEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: AnyScalar,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        strideA: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        strideB: i64,
        beta: AnyScalar,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
        computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    fn cublasGetAtomicsMode(handle: cublasHandle_t) -> cublasAtomicsMode_t;
    fn cublasGetEmulationSpecialValuesSupport(
        handle: cublasHandle_t,
    ) -> runtime::cudaEmulationSpecialValuesSupport;
    fn cublasGetEmulationStrategy(handle: cublasHandle_t) -> cublasEmulationStrategy_t;
    fn cublasGetFixedPointEmulationMantissaBitCountPointer(
        handle: cublasHandle_t,
    ) -> *mut i32;
    fn cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t) -> i32;
    fn cublasGetFixedPointEmulationMantissaControl(
        handle: cublasHandle_t,
    ) -> runtime::cudaEmulationMantissaControl;
    fn cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t) -> i32;
    fn cublasGetLoggerCallback() -> cublasLogCallback;
    fn cublasGetMathMode(handle: cublasHandle_t) -> cublasMath_t;
    fn cublasGetMatrix(
        rows: i32,
        cols: i32,
        elemSize: i32,
        A: CuPtr<c_void>,
        lda: i32,
        B: *mut c_void,
        ldb: i32,
    ) -> ();
    fn cublasGetMatrixAsync(
        rows: i32,
        cols: i32,
        elemSize: i32,
        A: CuPtr<c_void>,
        lda: i32,
        B: *mut c_void,
        ldb: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasGetMatrixAsync_64(
        rows: i64,
        cols: i64,
        elemSize: i64,
        A: CuPtr<c_void>,
        lda: i64,
        B: *mut c_void,
        ldb: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasGetMatrix_64(
        rows: i64,
        cols: i64,
        elemSize: i64,
        A: CuPtr<c_void>,
        lda: i64,
        B: *mut c_void,
        ldb: i64,
    ) -> ();
    fn cublasGetPointerMode(handle: cublasHandle_t) -> cublasPointerMode_t;
    fn cublasGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cublasGetSmCountTarget(handle: cublasHandle_t) -> i32;
    fn cublasGetStream(handle: cublasHandle_t) -> runtime::cudaStream_t;
    fn cublasGetVector(
        n: i32,
        elemSize: i32,
        x: CuPtr<c_void>,
        incx: i32,
        y: *mut c_void,
        incy: i32,
    ) -> ();
    fn cublasGetVectorAsync(
        n: i32,
        elemSize: i32,
        devicePtr: CuPtr<c_void>,
        incx: i32,
        hostPtr: *mut c_void,
        incy: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasGetVectorAsync_64(
        n: i64,
        elemSize: i64,
        devicePtr: CuPtr<c_void>,
        incx: i64,
        hostPtr: *mut c_void,
        incy: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasGetVector_64(
        n: i64,
        elemSize: i64,
        x: CuPtr<c_void>,
        incx: i64,
        y: *mut c_void,
        incy: i64,
    ) -> ();
    fn cublasGetVersion(handle: cublasHandle_t) -> i32;
    fn cublasIamaxEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    fn cublasIamaxEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIaminEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    fn cublasIaminEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIcamax(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIcamax_v2_64]
    fn cublasIcamax_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIcamin(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIcamin_v2_64]
    fn cublasIcamin_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIdamax(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIdamax_v2_64]
    fn cublasIdamax_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIdamin(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f64>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIdamin_v2_64]
    fn cublasIdamin_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f64>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIsamax(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIsamax_v2_64]
    fn cublasIsamax_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIsamin(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIsamin_v2_64]
    fn cublasIsamin_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIzamax(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIzamax_v2_64]
    fn cublasIzamax_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasIzamin(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIzamin_v2_64]
    fn cublasIzamin_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    fn cublasLoggerConfigure(
        logIsOn: i32,
        logToStdOut: i32,
        logToStdErr: i32,
        logFileName: Option<&CStr>,
    ) -> ();
    fn cublasNrm2Ex<T: Output>(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasNrm2Ex_64<T: Output>(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        result: ScalarMut<'_, T>,
        resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasRotEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
        c: AnyScalar,
        s: AnyScalar,
        csType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasRotEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
        c: AnyScalar,
        s: AnyScalar,
        csType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasRotgEx<T: Output, U: Output, V: Output, W: Output>(
        handle: cublasHandle_t,
        a: ScalarMut<'_, T>,
        b: ScalarMut<'_, U>,
        abType: runtime::cudaDataType,
        c: ScalarMut<'_, V>,
        s: ScalarMut<'_, W>,
        csType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasRotmEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
        param: *const c_void,
        paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasRotmEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
        param: *const c_void,
        paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasRotmgEx<T: Output, U: Output, V: Output>(
        handle: cublasHandle_t,
        d1: ScalarMut<'_, T>,
        d1Type: runtime::cudaDataType,
        d2: ScalarMut<'_, U>,
        d2Type: runtime::cudaDataType,
        x1: ScalarMut<'_, V>,
        x1Type: runtime::cudaDataType,
        y1: AnyScalar,
        y1Type: runtime::cudaDataType,
        param: *mut c_void,
        paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    fn cublasSasum(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasSasum_v2_64]
    fn cublasSasum_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        result: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasSaxpy(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSaxpy_v2_64]
    fn cublasSaxpy_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasScalEx(
        handle: cublasHandle_t,
        n: i32,
        alpha: AnyScalar,
        alphaType: runtime::cudaDataType,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasScalEx_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: AnyScalar,
        alphaType: runtime::cudaDataType,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        executionType: runtime::cudaDataType,
    ) -> ();
    fn cublasScasum(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScasum_v2_64]
    fn cublasScasum_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        result: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasScnrm2(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuComplex>,
        incx: i32,
        result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScnrm2_v2_64]
    fn cublasScnrm2_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuComplex>,
        incx: i64,
        result: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasScopy(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasScopy_v2_64]
    fn cublasScopy_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSdgmm(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    fn cublasSdgmm_64(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i64,
        n: i64,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasSdot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasSdot_v2_64]
    fn cublasSdot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        result: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasSetAtomicsMode(handle: cublasHandle_t, mode: cublasAtomicsMode_t) -> ();
    fn cublasSetEmulationSpecialValuesSupport(
        handle: cublasHandle_t,
        mask: runtime::cudaEmulationSpecialValuesSupport,
    ) -> ();
    fn cublasSetEmulationStrategy(
        handle: cublasHandle_t,
        emulationStrategy: cublasEmulationStrategy_t,
    ) -> ();
    fn cublasSetFixedPointEmulationMantissaBitCountPointer(
        handle: cublasHandle_t,
        mantissaBitCount: CuPtr<i32>,
    ) -> ();
    fn cublasSetFixedPointEmulationMantissaBitOffset(
        handle: cublasHandle_t,
        mantissaBitOffset: i32,
    ) -> ();
    fn cublasSetFixedPointEmulationMantissaControl(
        handle: cublasHandle_t,
        mantissaControl: runtime::cudaEmulationMantissaControl,
    ) -> ();
    fn cublasSetFixedPointEmulationMaxMantissaBitCount(
        handle: cublasHandle_t,
        maxMantissaBitCount: i32,
    ) -> ();
    fn cublasSetLoggerCallback(userCallback: cublasLogCallback) -> ();
    fn cublasSetMathMode(handle: cublasHandle_t, mode: cublasMath_t) -> ();
    fn cublasSetMatrix(
        rows: i32,
        cols: i32,
        elemSize: i32,
        A: *const c_void,
        lda: i32,
        B: CuPtr<c_void>,
        ldb: i32,
    ) -> ();
    fn cublasSetMatrixAsync(
        rows: i32,
        cols: i32,
        elemSize: i32,
        A: *const c_void,
        lda: i32,
        B: CuPtr<c_void>,
        ldb: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasSetMatrixAsync_64(
        rows: i64,
        cols: i64,
        elemSize: i64,
        A: *const c_void,
        lda: i64,
        B: CuPtr<c_void>,
        ldb: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasSetMatrix_64(
        rows: i64,
        cols: i64,
        elemSize: i64,
        A: *const c_void,
        lda: i64,
        B: CuPtr<c_void>,
        ldb: i64,
    ) -> ();
    fn cublasSetPointerMode(handle: cublasHandle_t, mode: cublasPointerMode_t) -> ();
    fn cublasSetSmCountTarget(handle: cublasHandle_t, smCountTarget: i32) -> ();
    fn cublasSetStream(handle: cublasHandle_t, streamId: runtime::cudaStream_t) -> ();
    fn cublasSetVector(
        n: i32,
        elemSize: i32,
        x: *const c_void,
        incx: i32,
        devicePtr: CuPtr<c_void>,
        incy: i32,
    ) -> ();
    fn cublasSetVectorAsync(
        n: i32,
        elemSize: i32,
        hostPtr: *const c_void,
        incx: i32,
        devicePtr: CuPtr<c_void>,
        incy: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasSetVectorAsync_64(
        n: i64,
        elemSize: i64,
        hostPtr: *const c_void,
        incx: i64,
        devicePtr: CuPtr<c_void>,
        incy: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasSetVector_64(
        n: i64,
        elemSize: i64,
        x: *const c_void,
        incx: i64,
        devicePtr: CuPtr<c_void>,
        incy: i64,
    ) -> ();
    fn cublasSetWorkspace(
        handle: cublasHandle_t,
        workspace: CuPtr<c_void>,
        workspaceSizeInBytes: usize,
    ) -> ();
    fn cublasSgbmv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        kl: i32,
        ku: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSgbmv_v2_64]
    fn cublasSgbmv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        kl: i64,
        ku: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSgeam(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        beta: Scalar<'_, f32>,
        B: CuPtr<f32>,
        ldb: i32,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    fn cublasSgeam_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        beta: Scalar<'_, f32>,
        B: CuPtr<f32>,
        ldb: i64,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasSgelsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*mut f32>,
        lda: i32,
        Carray: CuPtr<*mut f32>,
        ldc: i32,
        devInfoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> i32;
    fn cublasSgemm(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    fn cublasSgemmBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>,
        lda: i32,
        Barray: CuPtr<*const f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        Carray: CuPtr<*mut f32>,
        ldc: i32,
        batchCount: i32,
    ) -> ();
    fn cublasSgemmBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>,
        lda: i64,
        Barray: CuPtr<*const f32>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        Carray: CuPtr<*mut f32>,
        ldc: i64,
        batchCount: i64,
    ) -> ();
    fn cublasSgemmEx(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i32,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    fn cublasSgemmEx_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<c_void>,
        Atype: runtime::cudaDataType,
        lda: i64,
        B: CuPtr<c_void>,
        Btype: runtime::cudaDataType,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    fn cublasSgemmGroupedBatched(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i32],
        n_array: &[i32],
        k_array: &[i32],
        alpha_array: &[f32],
        Aarray: CuPtr<*const f32>,
        lda_array: &[i32],
        Barray: CuPtr<*const f32>,
        ldb_array: &[i32],
        beta_array: &[f32],
        Carray: CuPtr<*mut f32>,
        ldc_array: &[i32],
        group_size: &[i32],
    ) -> ();
    fn cublasSgemmGroupedBatched_64(
        handle: cublasHandle_t,
        transa_array: &[cublasOperation_t],
        transb_array: &[cublasOperation_t],
        m_array: &[i64],
        n_array: &[i64],
        k_array: &[i64],
        alpha_array: &[f32],
        Aarray: CuPtr<*const f32>,
        lda_array: &[i64],
        Barray: CuPtr<*const f32>,
        ldb_array: &[i64],
        beta_array: &[f32],
        Carray: CuPtr<*mut f32>,
        ldc_array: &[i64],
        group_size: &[i64],
    ) -> ();
    fn cublasSgemmStridedBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        strideA: i64,
        B: CuPtr<f32>,
        ldb: i32,
        strideB: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
    ) -> ();
    fn cublasSgemmStridedBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        strideA: i64,
        B: CuPtr<f32>,
        ldb: i64,
        strideB: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasSgemm_v2_64]
    fn cublasSgemm_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasSgemv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    fn cublasSgemvBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>,
        lda: i32,
        xarray: CuPtr<*const f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>,
        incy: i32,
        batchCount: i32,
    ) -> ();
    fn cublasSgemvBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>,
        lda: i64,
        xarray: CuPtr<*const f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>,
        incy: i64,
        batchCount: i64,
    ) -> ();
    fn cublasSgemvStridedBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        strideA: i64,
        x: CuPtr<f32>,
        incx: i32,
        stridex: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
        stridey: i64,
        batchCount: i32,
    ) -> ();
    fn cublasSgemvStridedBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        strideA: i64,
        x: CuPtr<f32>,
        incx: i64,
        stridex: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
        stridey: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasSgemv_v2_64]
    fn cublasSgemv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSgeqrfBatched(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        Aarray: CuPtr<*mut f32>,
        lda: i32,
        TauArray: CuPtr<*mut f32>,
        batchSize: i32,
    ) -> i32;
    fn cublasSger(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> ();
    #[symbol = cublasSger_v2_64]
    fn cublasSger_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        A: CuPtr<f32>,
        lda: i64,
    ) -> ();
    fn cublasSgetrfBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*mut f32>,
        lda: i32,
        P: CuPtr<i32>,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasSgetriBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const f32>,
        lda: i32,
        P: CuPtr<i32>,
        C: CuPtr<*mut f32>,
        ldc: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasSgetrsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*const f32>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        Barray: CuPtr<*mut f32>,
        ldb: i32,
        batchSize: i32,
    ) -> i32;
    fn cublasSmatinvBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const f32>,
        lda: i32,
        Ainv: CuPtr<*mut f32>,
        lda_inv: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasSnrm2(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasSnrm2_v2_64]
    fn cublasSnrm2_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        result: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasSrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasSrot_v2_64]
    fn cublasSrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    fn cublasSrotg(
        handle: cublasHandle_t,
        a: ScalarMut<'_, f32>,
        b: ScalarMut<'_, f32>,
        c: ScalarMut<'_, f32>,
        s: ScalarMut<'_, f32>,
    ) -> ();
    fn cublasSrotm(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        param: *const f32,
    ) -> ();
    #[symbol = cublasSrotm_v2_64]
    fn cublasSrotm_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        param: *const f32,
    ) -> ();
    fn cublasSrotmg(
        handle: cublasHandle_t,
        d1: ScalarMut<'_, f32>,
        d2: ScalarMut<'_, f32>,
        x1: ScalarMut<'_, f32>,
        y1: Scalar<'_, f32>,
        param: *mut f32,
    ) -> ();
    fn cublasSsbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSsbmv_v2_64]
    fn cublasSsbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasSscal_v2_64]
    fn cublasSscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasSspmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSspmv_v2_64]
    fn cublasSspmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSspr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        AP: CuPtr<f32>,
    ) -> ();
    fn cublasSspr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        AP: CuPtr<f32>,
    ) -> ();
    #[symbol = cublasSspr2_v2_64]
    fn cublasSspr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        AP: CuPtr<f32>,
    ) -> ();
    #[symbol = cublasSspr_v2_64]
    fn cublasSspr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        AP: CuPtr<f32>,
    ) -> ();
    fn cublasSswap(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSswap_v2_64]
    fn cublasSswap_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSsymm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasSsymm_v2_64]
    fn cublasSsymm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasSsymv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i32,
    ) -> ();
    #[symbol = cublasSsymv_v2_64]
    fn cublasSsymv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        incy: i64,
    ) -> ();
    fn cublasSsyr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> ();
    fn cublasSsyr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i32,
        y: CuPtr<f32>,
        incy: i32,
        A: CuPtr<f32>,
        lda: i32,
    ) -> ();
    #[symbol = cublasSsyr2_v2_64]
    fn cublasSsyr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        y: CuPtr<f32>,
        incy: i64,
        A: CuPtr<f32>,
        lda: i64,
    ) -> ();
    fn cublasSsyr2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasSsyr2k_v2_64]
    fn cublasSsyr2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasSsyr_v2_64]
    fn cublasSsyr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f32>,
        x: CuPtr<f32>,
        incx: i64,
        A: CuPtr<f32>,
        lda: i64,
    ) -> ();
    fn cublasSsyrk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasSsyrk_v2_64]
    fn cublasSsyrk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasSsyrkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    fn cublasSsyrkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasStbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStbmv_v2_64]
    fn cublasStbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStbsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStbsv_v2_64]
    fn cublasStbsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStpmv_v2_64]
    fn cublasStpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStpsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStpsv_v2_64]
    fn cublasStpsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<f32>,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStpttr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        AP: CuPtr<f32>,
        A: CuPtr<f32>,
        lda: i32,
    ) -> ();
    fn cublasStrmm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasStrmm_v2_64]
    fn cublasStrmm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
        C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    fn cublasStrmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStrmv_v2_64]
    fn cublasStrmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStrsm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        B: CuPtr<f32>,
        ldb: i32,
    ) -> ();
    fn cublasStrsmBatched(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<*const f32>,
        lda: i32,
        B: CuPtr<*mut f32>,
        ldb: i32,
        batchCount: i32,
    ) -> ();
    fn cublasStrsmBatched_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<*const f32>,
        lda: i64,
        B: CuPtr<*mut f32>,
        ldb: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasStrsm_v2_64]
    fn cublasStrsm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i64,
        B: CuPtr<f32>,
        ldb: i64,
    ) -> ();
    fn cublasStrsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        x: CuPtr<f32>,
        incx: i32,
    ) -> ();
    #[symbol = cublasStrsv_v2_64]
    fn cublasStrsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<f32>,
        lda: i64,
        x: CuPtr<f32>,
        incx: i64,
    ) -> ();
    fn cublasStrttp(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        AP: CuPtr<f32>,
    ) -> ();
    fn cublasSwapEx(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i32,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i32,
    ) -> ();
    fn cublasSwapEx_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<c_void>,
        xType: runtime::cudaDataType,
        incx: i64,
        y: CuPtr<c_void>,
        yType: runtime::cudaDataType,
        incy: i64,
    ) -> ();
    fn cublasUint8gemmBias(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        transc: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        A: CuPtr<u8>,
        A_bias: i32,
        lda: i32,
        B: CuPtr<u8>,
        B_bias: i32,
        ldb: i32,
        C: CuPtr<u8>,
        C_bias: i32,
        ldc: i32,
        C_mult: i32,
        C_shift: i32,
    ) -> ();
    fn cublasXtCgemm(
        handle: cublasXtHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: usize,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtChemm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCher2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &f32,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCherk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f32,
        A: *const runtime::cuComplex,
        lda: usize,
        beta: &f32,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCherkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &f32,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCreate() -> cublasXtHandle_t;
    fn cublasXtCspmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuComplex,
        AP: *const runtime::cuComplex,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCsymm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCsyr2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCsyrk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCsyrkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCtrmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *const runtime::cuComplex,
        ldb: usize,
        C: *mut runtime::cuComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtCtrsm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuComplex,
        A: *const runtime::cuComplex,
        lda: usize,
        B: *mut runtime::cuComplex,
        ldb: usize,
    ) -> ();
    fn cublasXtDestroy(handle: cublasXtHandle_t) -> ();
    fn cublasXtDeviceSelect(handle: cublasXtHandle_t, deviceId: &[i32]) -> ();
    fn cublasXtDgemm(
        handle: cublasXtHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: usize,
        n: usize,
        k: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *const f64,
        ldb: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDspmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &f64,
        AP: *const f64,
        B: *const f64,
        ldb: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDsymm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *const f64,
        ldb: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDsyr2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *const f64,
        ldb: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDsyrk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDsyrkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *const f64,
        ldb: usize,
        beta: &f64,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDtrmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *const f64,
        ldb: usize,
        C: *mut f64,
        ldc: usize,
    ) -> ();
    fn cublasXtDtrsm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &f64,
        A: *const f64,
        lda: usize,
        B: *mut f64,
        ldb: usize,
    ) -> ();
    fn cublasXtGetBlockDim(handle: cublasXtHandle_t) -> i32;
    fn cublasXtGetNumBoards(deviceId: &[i32]) -> i32;
    fn cublasXtGetPinningMemMode(handle: cublasXtHandle_t) -> cublasXtPinnedMemMode_t;
    fn cublasXtMaxBoards() -> i32;
    fn cublasXtSetBlockDim(handle: cublasXtHandle_t, blockDim: i32) -> ();
    fn cublasXtSetCpuRatio(
        handle: cublasXtHandle_t,
        blasOp: cublasXtBlasOp_t,
        r#type: cublasXtOpType_t,
        ratio: f32,
    ) -> ();
    fn cublasXtSetCpuRoutine(
        handle: cublasXtHandle_t,
        blasOp: cublasXtBlasOp_t,
        r#type: cublasXtOpType_t,
        blasFunctor: *mut c_void,
    ) -> ();
    fn cublasXtSetPinningMemMode(
        handle: cublasXtHandle_t,
        mode: cublasXtPinnedMemMode_t,
    ) -> ();
    fn cublasXtSgemm(
        handle: cublasXtHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: usize,
        n: usize,
        k: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *const f32,
        ldb: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtSspmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &f32,
        AP: *const f32,
        B: *const f32,
        ldb: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtSsymm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *const f32,
        ldb: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtSsyr2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *const f32,
        ldb: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtSsyrk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtSsyrkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *const f32,
        ldb: usize,
        beta: &f32,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtStrmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *const f32,
        ldb: usize,
        C: *mut f32,
        ldc: usize,
    ) -> ();
    fn cublasXtStrsm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &f32,
        A: *const f32,
        lda: usize,
        B: *mut f32,
        ldb: usize,
    ) -> ();
    fn cublasXtZgemm(
        handle: cublasXtHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: usize,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZhemm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZher2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &f64,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZherk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &f64,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        beta: &f64,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZherkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &f64,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZspmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuDoubleComplex,
        AP: *const runtime::cuDoubleComplex,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZsymm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZsyr2k(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZsyrk(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZsyrkx(
        handle: cublasXtHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: usize,
        k: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZtrmm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *const runtime::cuDoubleComplex,
        ldb: usize,
        C: *mut runtime::cuDoubleComplex,
        ldc: usize,
    ) -> ();
    fn cublasXtZtrsm(
        handle: cublasXtHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: usize,
        n: usize,
        alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex,
        lda: usize,
        B: *mut runtime::cuDoubleComplex,
        ldb: usize,
    ) -> ();
    fn cublasZaxpy(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZaxpy_v2_64]
    fn cublasZaxpy_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZcopy(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZcopy_v2_64]
    fn cublasZcopy_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZdgmm(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i32,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZdgmm_64(
        handle: cublasHandle_t,
        mode: cublasSideMode_t,
        m: i64,
        n: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZdotc(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdotc_v2_64]
    fn cublasZdotc_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZdotu(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdotu_v2_64]
    fn cublasZdotu_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZdrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasZdrot_v2_64]
    fn cublasZdrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    fn cublasZdscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZdscal_v2_64]
    fn cublasZdscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZgbmv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        kl: i32,
        ku: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZgbmv_v2_64]
    fn cublasZgbmv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        kl: i64,
        ku: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZgeam(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZgeam_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZgelsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
        lda: i32,
        Carray: CuPtr<*mut runtime::cuDoubleComplex>,
        ldc: i32,
        devInfoArray: CuPtr<i32>,
        batchSize: i32,
    ) -> i32;
    fn cublasZgemm(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZgemm3m(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZgemm3m_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZgemmBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        Barray: CuPtr<*const runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        Carray: CuPtr<*mut runtime::cuDoubleComplex>,
        ldc: i32,
        batchCount: i32,
    ) -> ();
    fn cublasZgemmBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i64,
        Barray: CuPtr<*const runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        Carray: CuPtr<*mut runtime::cuDoubleComplex>,
        ldc: i64,
        batchCount: i64,
    ) -> ();
    fn cublasZgemmStridedBatched(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i32,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        strideA: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        strideB: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
        strideC: i64,
        batchCount: i32,
    ) -> ();
    fn cublasZgemmStridedBatched_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        strideA: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        strideB: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
        strideC: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasZgemm_v2_64]
    fn cublasZgemm_64(
        handle: cublasHandle_t,
        transa: cublasOperation_t,
        transb: cublasOperation_t,
        m: i64,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZgemv(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    fn cublasZgemvBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        xarray: CuPtr<*const runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        yarray: CuPtr<*mut runtime::cuDoubleComplex>,
        incy: i32,
        batchCount: i32,
    ) -> ();
    fn cublasZgemvBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i64,
        xarray: CuPtr<*const runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        yarray: CuPtr<*mut runtime::cuDoubleComplex>,
        incy: i64,
        batchCount: i64,
    ) -> ();
    fn cublasZgemvStridedBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        strideA: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        stridex: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        stridey: i64,
        batchCount: i32,
    ) -> ();
    fn cublasZgemvStridedBatched_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        strideA: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        stridex: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        stridey: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasZgemv_v2_64]
    fn cublasZgemv_64(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZgeqrfBatched(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
        lda: i32,
        TauArray: CuPtr<*mut runtime::cuDoubleComplex>,
        batchSize: i32,
    ) -> i32;
    fn cublasZgerc(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasZgerc_v2_64]
    fn cublasZgerc_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZgeru(
        handle: cublasHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasZgeru_v2_64]
    fn cublasZgeru_64(
        handle: cublasHandle_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZgetrfBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*mut runtime::cuDoubleComplex>,
        lda: i32,
        P: CuPtr<i32>,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasZgetriBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        P: CuPtr<i32>,
        C: CuPtr<*mut runtime::cuDoubleComplex>,
        ldc: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasZgetrsBatched(
        handle: cublasHandle_t,
        trans: cublasOperation_t,
        n: i32,
        nrhs: i32,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        devIpiv: CuPtr<i32>,
        Barray: CuPtr<*mut runtime::cuDoubleComplex>,
        ldb: i32,
        batchSize: i32,
    ) -> i32;
    fn cublasZhbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZhbmv_v2_64]
    fn cublasZhbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZhemm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZhemm_v2_64]
    fn cublasZhemm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZhemv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZhemv_v2_64]
    fn cublasZhemv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZher(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    fn cublasZher2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasZher2_v2_64]
    fn cublasZher2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZher2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZher2k_v2_64]
    fn cublasZher2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasZher_v2_64]
    fn cublasZher_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZherk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZherk_v2_64]
    fn cublasZherk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, f64>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZherkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZherkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZhpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZhpmv_v2_64]
    fn cublasZhpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZhpr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZhpr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZhpr2_v2_64]
    fn cublasZhpr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZhpr_v2_64]
    fn cublasZhpr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZmatinvBatched(
        handle: cublasHandle_t,
        n: i32,
        A: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        Ainv: CuPtr<*mut runtime::cuDoubleComplex>,
        lda_inv: i32,
        info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    fn cublasZrot(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        c: Scalar<'_, f64>,
        s: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZrot_v2_64]
    fn cublasZrot_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        c: Scalar<'_, f64>,
        s: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZrotg(
        handle: cublasHandle_t,
        a: ScalarMut<'_, runtime::cuDoubleComplex>,
        b: ScalarMut<'_, runtime::cuDoubleComplex>,
        c: ScalarMut<'_, f64>,
        s: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    fn cublasZscal(
        handle: cublasHandle_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZscal_v2_64]
    fn cublasZscal_64(
        handle: cublasHandle_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZswap(
        handle: cublasHandle_t,
        n: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZswap_v2_64]
    fn cublasZswap_64(
        handle: cublasHandle_t,
        n: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZsymm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZsymm_v2_64]
    fn cublasZsymm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZsymv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasZsymv_v2_64]
    fn cublasZsymv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
    ) -> ();
    fn cublasZsyr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    fn cublasZsyr2(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasZsyr2_v2_64]
    fn cublasZsyr2_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>,
        incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZsyr2k(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZsyr2k_v2_64]
    fn cublasZsyr2k_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasZsyr_v2_64]
    fn cublasZsyr_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
    ) -> ();
    fn cublasZsyrk(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZsyrk_v2_64]
    fn cublasZsyrk_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZsyrkx(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i32,
        k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    fn cublasZsyrkx_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        n: i64,
        k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZtbmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtbmv_v2_64]
    fn cublasZtbmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtbsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        k: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtbsv_v2_64]
    fn cublasZtbsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        k: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtpmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtpmv_v2_64]
    fn cublasZtpmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtpsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtpsv_v2_64]
    fn cublasZtpsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        AP: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtpttr(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
    ) -> ();
    fn cublasZtrmm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZtrmm_v2_64]
    fn cublasZtrmm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    fn cublasZtrmv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtrmv_v2_64]
    fn cublasZtrmv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtrsm(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
    ) -> ();
    fn cublasZtrsmBatched(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i32,
        B: CuPtr<*mut runtime::cuDoubleComplex>,
        ldb: i32,
        batchCount: i32,
    ) -> ();
    fn cublasZtrsmBatched_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<*const runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<*mut runtime::cuDoubleComplex>,
        ldb: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasZtrsm_v2_64]
    fn cublasZtrsm_64(
        handle: cublasHandle_t,
        side: cublasSideMode_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        m: i64,
        n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i64,
    ) -> ();
    fn cublasZtrsv(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZtrsv_v2_64]
    fn cublasZtrsv_64(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        trans: cublasOperation_t,
        diag: cublasDiagType_t,
        n: i64,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    fn cublasZtrttp(
        handle: cublasHandle_t,
        uplo: cublasFillMode_t,
        n: i32,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
}

#[doc(no_inline)]
pub use self::cublasCaxpy as cublasCaxpy_v2;

#[doc(no_inline)]
pub use self::cublasCaxpy_64 as cublasCaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasCcopy as cublasCcopy_v2;

#[doc(no_inline)]
pub use self::cublasCcopy_64 as cublasCcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasCdotc as cublasCdotc_v2;

#[doc(no_inline)]
pub use self::cublasCdotc_64 as cublasCdotc_v2_64;

#[doc(no_inline)]
pub use self::cublasCdotu as cublasCdotu_v2;

#[doc(no_inline)]
pub use self::cublasCdotu_64 as cublasCdotu_v2_64;

#[doc(no_inline)]
pub use self::cublasCgbmv as cublasCgbmv_v2;

#[doc(no_inline)]
pub use self::cublasCgbmv_64 as cublasCgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCgemm as cublasCgemm_v2;

#[doc(no_inline)]
pub use self::cublasCgemm_64 as cublasCgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasCgemv as cublasCgemv_v2;

#[doc(no_inline)]
pub use self::cublasCgemv_64 as cublasCgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasCgerc as cublasCgerc_v2;

#[doc(no_inline)]
pub use self::cublasCgerc_64 as cublasCgerc_v2_64;

#[doc(no_inline)]
pub use self::cublasCgeru as cublasCgeru_v2;

#[doc(no_inline)]
pub use self::cublasCgeru_64 as cublasCgeru_v2_64;

#[doc(no_inline)]
pub use self::cublasChbmv as cublasChbmv_v2;

#[doc(no_inline)]
pub use self::cublasChbmv_64 as cublasChbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasChemm as cublasChemm_v2;

#[doc(no_inline)]
pub use self::cublasChemm_64 as cublasChemm_v2_64;

#[doc(no_inline)]
pub use self::cublasChemv as cublasChemv_v2;

#[doc(no_inline)]
pub use self::cublasChemv_64 as cublasChemv_v2_64;

#[doc(no_inline)]
pub use self::cublasCher as cublasCher_v2;

#[doc(no_inline)]
pub use self::cublasCher2 as cublasCher2_v2;

#[doc(no_inline)]
pub use self::cublasCher2_64 as cublasCher2_v2_64;

#[doc(no_inline)]
pub use self::cublasCher2k as cublasCher2k_v2;

#[doc(no_inline)]
pub use self::cublasCher2k_64 as cublasCher2k_v2_64;

#[doc(no_inline)]
pub use self::cublasCher_64 as cublasCher_v2_64;

#[doc(no_inline)]
pub use self::cublasCherk as cublasCherk_v2;

#[doc(no_inline)]
pub use self::cublasCherk_64 as cublasCherk_v2_64;

#[doc(no_inline)]
pub use self::cublasChpmv as cublasChpmv_v2;

#[doc(no_inline)]
pub use self::cublasChpmv_64 as cublasChpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasChpr as cublasChpr_v2;

#[doc(no_inline)]
pub use self::cublasChpr2 as cublasChpr2_v2;

#[doc(no_inline)]
pub use self::cublasChpr2_64 as cublasChpr2_v2_64;

#[doc(no_inline)]
pub use self::cublasChpr_64 as cublasChpr_v2_64;

#[doc(no_inline)]
pub use self::cublasCreate as cublasCreate_v2;

#[doc(no_inline)]
pub use self::cublasCrot as cublasCrot_v2;

#[doc(no_inline)]
pub use self::cublasCrot_64 as cublasCrot_v2_64;

#[doc(no_inline)]
pub use self::cublasCrotg as cublasCrotg_v2;

#[doc(no_inline)]
pub use self::cublasCscal as cublasCscal_v2;

#[doc(no_inline)]
pub use self::cublasCscal_64 as cublasCscal_v2_64;

#[doc(no_inline)]
pub use self::cublasCsrot as cublasCsrot_v2;

#[doc(no_inline)]
pub use self::cublasCsrot_64 as cublasCsrot_v2_64;

#[doc(no_inline)]
pub use self::cublasCsscal as cublasCsscal_v2;

#[doc(no_inline)]
pub use self::cublasCsscal_64 as cublasCsscal_v2_64;

#[doc(no_inline)]
pub use self::cublasCswap as cublasCswap_v2;

#[doc(no_inline)]
pub use self::cublasCswap_64 as cublasCswap_v2_64;

#[doc(no_inline)]
pub use self::cublasCsymm as cublasCsymm_v2;

#[doc(no_inline)]
pub use self::cublasCsymm_64 as cublasCsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasCsymv as cublasCsymv_v2;

#[doc(no_inline)]
pub use self::cublasCsymv_64 as cublasCsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr as cublasCsyr_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2 as cublasCsyr2_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2_64 as cublasCsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr2k as cublasCsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2k_64 as cublasCsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr_64 as cublasCsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyrk as cublasCsyrk_v2;

#[doc(no_inline)]
pub use self::cublasCsyrk_64 as cublasCsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasCtbmv as cublasCtbmv_v2;

#[doc(no_inline)]
pub use self::cublasCtbmv_64 as cublasCtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtbsv as cublasCtbsv_v2;

#[doc(no_inline)]
pub use self::cublasCtbsv_64 as cublasCtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtpmv as cublasCtpmv_v2;

#[doc(no_inline)]
pub use self::cublasCtpmv_64 as cublasCtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtpsv as cublasCtpsv_v2;

#[doc(no_inline)]
pub use self::cublasCtpsv_64 as cublasCtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrmm as cublasCtrmm_v2;

#[doc(no_inline)]
pub use self::cublasCtrmm_64 as cublasCtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrmv as cublasCtrmv_v2;

#[doc(no_inline)]
pub use self::cublasCtrmv_64 as cublasCtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrsm as cublasCtrsm_v2;

#[doc(no_inline)]
pub use self::cublasCtrsm_64 as cublasCtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrsv as cublasCtrsv_v2;

#[doc(no_inline)]
pub use self::cublasCtrsv_64 as cublasCtrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDasum as cublasDasum_v2;

#[doc(no_inline)]
pub use self::cublasDasum_64 as cublasDasum_v2_64;

#[doc(no_inline)]
pub use self::cublasDaxpy as cublasDaxpy_v2;

#[doc(no_inline)]
pub use self::cublasDaxpy_64 as cublasDaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasDcopy as cublasDcopy_v2;

#[doc(no_inline)]
pub use self::cublasDcopy_64 as cublasDcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasDdot as cublasDdot_v2;

#[doc(no_inline)]
pub use self::cublasDdot_64 as cublasDdot_v2_64;

#[doc(no_inline)]
pub use self::cublasDestroy as cublasDestroy_v2;

#[doc(no_inline)]
pub use self::cublasDgbmv as cublasDgbmv_v2;

#[doc(no_inline)]
pub use self::cublasDgbmv_64 as cublasDgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDgemm as cublasDgemm_v2;

#[doc(no_inline)]
pub use self::cublasDgemm_64 as cublasDgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasDgemv as cublasDgemv_v2;

#[doc(no_inline)]
pub use self::cublasDgemv_64 as cublasDgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasDger as cublasDger_v2;

#[doc(no_inline)]
pub use self::cublasDger_64 as cublasDger_v2_64;

#[doc(no_inline)]
pub use self::cublasDnrm2 as cublasDnrm2_v2;

#[doc(no_inline)]
pub use self::cublasDnrm2_64 as cublasDnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasDrot as cublasDrot_v2;

#[doc(no_inline)]
pub use self::cublasDrot_64 as cublasDrot_v2_64;

#[doc(no_inline)]
pub use self::cublasDrotg as cublasDrotg_v2;

#[doc(no_inline)]
pub use self::cublasDrotm as cublasDrotm_v2;

#[doc(no_inline)]
pub use self::cublasDrotm_64 as cublasDrotm_v2_64;

#[doc(no_inline)]
pub use self::cublasDrotmg as cublasDrotmg_v2;

#[doc(no_inline)]
pub use self::cublasDsbmv as cublasDsbmv_v2;

#[doc(no_inline)]
pub use self::cublasDsbmv_64 as cublasDsbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDscal as cublasDscal_v2;

#[doc(no_inline)]
pub use self::cublasDscal_64 as cublasDscal_v2_64;

#[doc(no_inline)]
pub use self::cublasDspmv as cublasDspmv_v2;

#[doc(no_inline)]
pub use self::cublasDspmv_64 as cublasDspmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDspr as cublasDspr_v2;

#[doc(no_inline)]
pub use self::cublasDspr2 as cublasDspr2_v2;

#[doc(no_inline)]
pub use self::cublasDspr2_64 as cublasDspr2_v2_64;

#[doc(no_inline)]
pub use self::cublasDspr_64 as cublasDspr_v2_64;

#[doc(no_inline)]
pub use self::cublasDswap as cublasDswap_v2;

#[doc(no_inline)]
pub use self::cublasDswap_64 as cublasDswap_v2_64;

#[doc(no_inline)]
pub use self::cublasDsymm as cublasDsymm_v2;

#[doc(no_inline)]
pub use self::cublasDsymm_64 as cublasDsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasDsymv as cublasDsymv_v2;

#[doc(no_inline)]
pub use self::cublasDsymv_64 as cublasDsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr as cublasDsyr_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2 as cublasDsyr2_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2_64 as cublasDsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr2k as cublasDsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2k_64 as cublasDsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr_64 as cublasDsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyrk as cublasDsyrk_v2;

#[doc(no_inline)]
pub use self::cublasDsyrk_64 as cublasDsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasDtbmv as cublasDtbmv_v2;

#[doc(no_inline)]
pub use self::cublasDtbmv_64 as cublasDtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtbsv as cublasDtbsv_v2;

#[doc(no_inline)]
pub use self::cublasDtbsv_64 as cublasDtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtpmv as cublasDtpmv_v2;

#[doc(no_inline)]
pub use self::cublasDtpmv_64 as cublasDtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtpsv as cublasDtpsv_v2;

#[doc(no_inline)]
pub use self::cublasDtpsv_64 as cublasDtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrmm as cublasDtrmm_v2;

#[doc(no_inline)]
pub use self::cublasDtrmm_64 as cublasDtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrmv as cublasDtrmv_v2;

#[doc(no_inline)]
pub use self::cublasDtrmv_64 as cublasDtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrsm as cublasDtrsm_v2;

#[doc(no_inline)]
pub use self::cublasDtrsm_64 as cublasDtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrsv as cublasDtrsv_v2;

#[doc(no_inline)]
pub use self::cublasDtrsv_64 as cublasDtrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDzasum as cublasDzasum_v2;

#[doc(no_inline)]
pub use self::cublasDzasum_64 as cublasDzasum_v2_64;

#[doc(no_inline)]
pub use self::cublasDznrm2 as cublasDznrm2_v2;

#[doc(no_inline)]
pub use self::cublasDznrm2_64 as cublasDznrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasGetPointerMode as cublasGetPointerMode_v2;

#[doc(no_inline)]
pub use self::cublasGetStream as cublasGetStream_v2;

#[doc(no_inline)]
pub use self::cublasGetVersion as cublasGetVersion_v2;

#[doc(no_inline)]
pub use self::cublasIcamax as cublasIcamax_v2;

#[doc(no_inline)]
pub use self::cublasIcamax_64 as cublasIcamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIcamin as cublasIcamin_v2;

#[doc(no_inline)]
pub use self::cublasIcamin_64 as cublasIcamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIdamax as cublasIdamax_v2;

#[doc(no_inline)]
pub use self::cublasIdamax_64 as cublasIdamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIdamin as cublasIdamin_v2;

#[doc(no_inline)]
pub use self::cublasIdamin_64 as cublasIdamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIsamax as cublasIsamax_v2;

#[doc(no_inline)]
pub use self::cublasIsamax_64 as cublasIsamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIsamin as cublasIsamin_v2;

#[doc(no_inline)]
pub use self::cublasIsamin_64 as cublasIsamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIzamax as cublasIzamax_v2;

#[doc(no_inline)]
pub use self::cublasIzamax_64 as cublasIzamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIzamin as cublasIzamin_v2;

#[doc(no_inline)]
pub use self::cublasIzamin_64 as cublasIzamin_v2_64;

#[doc(no_inline)]
pub use self::cublasSasum as cublasSasum_v2;

#[doc(no_inline)]
pub use self::cublasSasum_64 as cublasSasum_v2_64;

#[doc(no_inline)]
pub use self::cublasSaxpy as cublasSaxpy_v2;

#[doc(no_inline)]
pub use self::cublasSaxpy_64 as cublasSaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasScasum as cublasScasum_v2;

#[doc(no_inline)]
pub use self::cublasScasum_64 as cublasScasum_v2_64;

#[doc(no_inline)]
pub use self::cublasScnrm2 as cublasScnrm2_v2;

#[doc(no_inline)]
pub use self::cublasScnrm2_64 as cublasScnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasScopy as cublasScopy_v2;

#[doc(no_inline)]
pub use self::cublasScopy_64 as cublasScopy_v2_64;

#[doc(no_inline)]
pub use self::cublasSdot as cublasSdot_v2;

#[doc(no_inline)]
pub use self::cublasSdot_64 as cublasSdot_v2_64;

#[doc(no_inline)]
pub use self::cublasSetPointerMode as cublasSetPointerMode_v2;

#[doc(no_inline)]
pub use self::cublasSetStream as cublasSetStream_v2;

#[doc(no_inline)]
pub use self::cublasSetWorkspace as cublasSetWorkspace_v2;

#[doc(no_inline)]
pub use self::cublasSgbmv as cublasSgbmv_v2;

#[doc(no_inline)]
pub use self::cublasSgbmv_64 as cublasSgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSgemm as cublasSgemm_v2;

#[doc(no_inline)]
pub use self::cublasSgemm_64 as cublasSgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasSgemv as cublasSgemv_v2;

#[doc(no_inline)]
pub use self::cublasSgemv_64 as cublasSgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasSger as cublasSger_v2;

#[doc(no_inline)]
pub use self::cublasSger_64 as cublasSger_v2_64;

#[doc(no_inline)]
pub use self::cublasSnrm2 as cublasSnrm2_v2;

#[doc(no_inline)]
pub use self::cublasSnrm2_64 as cublasSnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasSrot as cublasSrot_v2;

#[doc(no_inline)]
pub use self::cublasSrot_64 as cublasSrot_v2_64;

#[doc(no_inline)]
pub use self::cublasSrotg as cublasSrotg_v2;

#[doc(no_inline)]
pub use self::cublasSrotm as cublasSrotm_v2;

#[doc(no_inline)]
pub use self::cublasSrotm_64 as cublasSrotm_v2_64;

#[doc(no_inline)]
pub use self::cublasSrotmg as cublasSrotmg_v2;

#[doc(no_inline)]
pub use self::cublasSsbmv as cublasSsbmv_v2;

#[doc(no_inline)]
pub use self::cublasSsbmv_64 as cublasSsbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSscal as cublasSscal_v2;

#[doc(no_inline)]
pub use self::cublasSscal_64 as cublasSscal_v2_64;

#[doc(no_inline)]
pub use self::cublasSspmv as cublasSspmv_v2;

#[doc(no_inline)]
pub use self::cublasSspmv_64 as cublasSspmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSspr as cublasSspr_v2;

#[doc(no_inline)]
pub use self::cublasSspr2 as cublasSspr2_v2;

#[doc(no_inline)]
pub use self::cublasSspr2_64 as cublasSspr2_v2_64;

#[doc(no_inline)]
pub use self::cublasSspr_64 as cublasSspr_v2_64;

#[doc(no_inline)]
pub use self::cublasSswap as cublasSswap_v2;

#[doc(no_inline)]
pub use self::cublasSswap_64 as cublasSswap_v2_64;

#[doc(no_inline)]
pub use self::cublasSsymm as cublasSsymm_v2;

#[doc(no_inline)]
pub use self::cublasSsymm_64 as cublasSsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasSsymv as cublasSsymv_v2;

#[doc(no_inline)]
pub use self::cublasSsymv_64 as cublasSsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr as cublasSsyr_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2 as cublasSsyr2_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2_64 as cublasSsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr2k as cublasSsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2k_64 as cublasSsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr_64 as cublasSsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyrk as cublasSsyrk_v2;

#[doc(no_inline)]
pub use self::cublasSsyrk_64 as cublasSsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasStbmv as cublasStbmv_v2;

#[doc(no_inline)]
pub use self::cublasStbmv_64 as cublasStbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStbsv as cublasStbsv_v2;

#[doc(no_inline)]
pub use self::cublasStbsv_64 as cublasStbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasStpmv as cublasStpmv_v2;

#[doc(no_inline)]
pub use self::cublasStpmv_64 as cublasStpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStpsv as cublasStpsv_v2;

#[doc(no_inline)]
pub use self::cublasStpsv_64 as cublasStpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasStrmm as cublasStrmm_v2;

#[doc(no_inline)]
pub use self::cublasStrmm_64 as cublasStrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasStrmv as cublasStrmv_v2;

#[doc(no_inline)]
pub use self::cublasStrmv_64 as cublasStrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStrsm as cublasStrsm_v2;

#[doc(no_inline)]
pub use self::cublasStrsm_64 as cublasStrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasStrsv as cublasStrsv_v2;

#[doc(no_inline)]
pub use self::cublasStrsv_64 as cublasStrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZaxpy as cublasZaxpy_v2;

#[doc(no_inline)]
pub use self::cublasZaxpy_64 as cublasZaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasZcopy as cublasZcopy_v2;

#[doc(no_inline)]
pub use self::cublasZcopy_64 as cublasZcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasZdotc as cublasZdotc_v2;

#[doc(no_inline)]
pub use self::cublasZdotc_64 as cublasZdotc_v2_64;

#[doc(no_inline)]
pub use self::cublasZdotu as cublasZdotu_v2;

#[doc(no_inline)]
pub use self::cublasZdotu_64 as cublasZdotu_v2_64;

#[doc(no_inline)]
pub use self::cublasZdrot as cublasZdrot_v2;

#[doc(no_inline)]
pub use self::cublasZdrot_64 as cublasZdrot_v2_64;

#[doc(no_inline)]
pub use self::cublasZdscal as cublasZdscal_v2;

#[doc(no_inline)]
pub use self::cublasZdscal_64 as cublasZdscal_v2_64;

#[doc(no_inline)]
pub use self::cublasZgbmv as cublasZgbmv_v2;

#[doc(no_inline)]
pub use self::cublasZgbmv_64 as cublasZgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZgemm as cublasZgemm_v2;

#[doc(no_inline)]
pub use self::cublasZgemm_64 as cublasZgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasZgemv as cublasZgemv_v2;

#[doc(no_inline)]
pub use self::cublasZgemv_64 as cublasZgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasZgerc as cublasZgerc_v2;

#[doc(no_inline)]
pub use self::cublasZgerc_64 as cublasZgerc_v2_64;

#[doc(no_inline)]
pub use self::cublasZgeru as cublasZgeru_v2;

#[doc(no_inline)]
pub use self::cublasZgeru_64 as cublasZgeru_v2_64;

#[doc(no_inline)]
pub use self::cublasZhbmv as cublasZhbmv_v2;

#[doc(no_inline)]
pub use self::cublasZhbmv_64 as cublasZhbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZhemm as cublasZhemm_v2;

#[doc(no_inline)]
pub use self::cublasZhemm_64 as cublasZhemm_v2_64;

#[doc(no_inline)]
pub use self::cublasZhemv as cublasZhemv_v2;

#[doc(no_inline)]
pub use self::cublasZhemv_64 as cublasZhemv_v2_64;

#[doc(no_inline)]
pub use self::cublasZher as cublasZher_v2;

#[doc(no_inline)]
pub use self::cublasZher2 as cublasZher2_v2;

#[doc(no_inline)]
pub use self::cublasZher2_64 as cublasZher2_v2_64;

#[doc(no_inline)]
pub use self::cublasZher2k as cublasZher2k_v2;

#[doc(no_inline)]
pub use self::cublasZher2k_64 as cublasZher2k_v2_64;

#[doc(no_inline)]
pub use self::cublasZher_64 as cublasZher_v2_64;

#[doc(no_inline)]
pub use self::cublasZherk as cublasZherk_v2;

#[doc(no_inline)]
pub use self::cublasZherk_64 as cublasZherk_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpmv as cublasZhpmv_v2;

#[doc(no_inline)]
pub use self::cublasZhpmv_64 as cublasZhpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpr as cublasZhpr_v2;

#[doc(no_inline)]
pub use self::cublasZhpr2 as cublasZhpr2_v2;

#[doc(no_inline)]
pub use self::cublasZhpr2_64 as cublasZhpr2_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpr_64 as cublasZhpr_v2_64;

#[doc(no_inline)]
pub use self::cublasZrot as cublasZrot_v2;

#[doc(no_inline)]
pub use self::cublasZrot_64 as cublasZrot_v2_64;

#[doc(no_inline)]
pub use self::cublasZrotg as cublasZrotg_v2;

#[doc(no_inline)]
pub use self::cublasZscal as cublasZscal_v2;

#[doc(no_inline)]
pub use self::cublasZscal_64 as cublasZscal_v2_64;

#[doc(no_inline)]
pub use self::cublasZswap as cublasZswap_v2;

#[doc(no_inline)]
pub use self::cublasZswap_64 as cublasZswap_v2_64;

#[doc(no_inline)]
pub use self::cublasZsymm as cublasZsymm_v2;

#[doc(no_inline)]
pub use self::cublasZsymm_64 as cublasZsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasZsymv as cublasZsymv_v2;

#[doc(no_inline)]
pub use self::cublasZsymv_64 as cublasZsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr as cublasZsyr_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2 as cublasZsyr2_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2_64 as cublasZsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr2k as cublasZsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2k_64 as cublasZsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr_64 as cublasZsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyrk as cublasZsyrk_v2;

#[doc(no_inline)]
pub use self::cublasZsyrk_64 as cublasZsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasZtbmv as cublasZtbmv_v2;

#[doc(no_inline)]
pub use self::cublasZtbmv_64 as cublasZtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtbsv as cublasZtbsv_v2;

#[doc(no_inline)]
pub use self::cublasZtbsv_64 as cublasZtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtpmv as cublasZtpmv_v2;

#[doc(no_inline)]
pub use self::cublasZtpmv_64 as cublasZtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtpsv as cublasZtpsv_v2;

#[doc(no_inline)]
pub use self::cublasZtpsv_64 as cublasZtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrmm as cublasZtrmm_v2;

#[doc(no_inline)]
pub use self::cublasZtrmm_64 as cublasZtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrmv as cublasZtrmv_v2;

#[doc(no_inline)]
pub use self::cublasZtrmv_64 as cublasZtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrsm as cublasZtrsm_v2;

#[doc(no_inline)]
pub use self::cublasZtrsm_64 as cublasZtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrsv as cublasZtrsv_v2;

#[doc(no_inline)]
pub use self::cublasZtrsv_64 as cublasZtrsv_v2_64;
