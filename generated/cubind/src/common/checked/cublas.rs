//! Functions with a `Result` that are identical in all major versions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasAsumEx<T: Output>(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32,
        result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasAsumEx_64<T: Output>(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64,
        result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// y = α·x + y; arguments specify the data types.
    /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasAxpyEx(
        handle: cublasHandle_t, n: i32, alpha: AnyScalar, alphaType: runtime::cudaDataType, x: CuPtr<c_void>,
        xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>, yType: runtime::cudaDataType, incy: i32,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// y = α·x + y; arguments specify the data types.
    /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasAxpyEx_64(
        handle: cublasHandle_t, n: i64, alpha: AnyScalar, alphaType: runtime::cudaDataType, x: CuPtr<c_void>,
        xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>, yType: runtime::cudaDataType, incy: i64,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[symbol = cublasCaxpy_v2]
    #[other = owned]
    /// y = α·x + y, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCaxpy(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i32,
        y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasCaxpy_v2_64]
    #[other = owned]
    /// y = α·x + y, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCaxpy_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i64,
        y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasCcopy_v2]
    #[other = owned]
    /// y = x, single-precision complex.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCcopy(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCcopy_v2_64]
    #[other = owned]
    /// y = x, single-precision complex.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCcopy_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCdgmm(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        x: CuPtr<runtime::cuComplex>, incx: i32, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCdgmm_64(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: CuPtr<runtime::cuComplex>, lda: i64,
        x: CuPtr<runtime::cuComplex>, incx: i64, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCdotc_v2]
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCdotc(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32, result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCdotc_v2_64]
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCdotc_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64, result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCdotu_v2]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCdotu(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32, result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCdotu_v2_64]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCdotu_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64, result: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCgbmv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgbmv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>,
        incx: i32, beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasCgbmv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgbmv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>,
        incx: i64, beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·op(A) + β·op(B), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgeam(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32,
        beta: Scalar<'_, runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i32, C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgeam_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64,
        beta: Scalar<'_, runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i64, C: CuPtr<runtime::cuComplex>,
        ldc: i64,
    ) -> ();
    #[other = owned]
    /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).
    /// - `Aarray`, `Carray`: in, on the device
    /// - `devInfoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCgelsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
        Aarray: CuPtr<*mut runtime::cuComplex>, lda: i32, Carray: CuPtr<*mut runtime::cuComplex>, ldc: i32,
        devInfoArray: CuPtr<i32>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasCgemm_v2]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3m(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, Aarray: CuPtr<*const runtime::cuComplex>, lda: i32,
        Barray: CuPtr<*const runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, Aarray: CuPtr<*const runtime::cuComplex>, lda: i64,
        Barray: CuPtr<*const runtime::cuComplex>, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32,
        B: CuPtr<c_void>, Btype: runtime::cudaDataType, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64,
        B: CuPtr<c_void>, Btype: runtime::cudaDataType, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, strideA: i64,
        B: CuPtr<runtime::cuComplex>, ldb: i32, strideB: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3mStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, strideA: i64,
        B: CuPtr<runtime::cuComplex>, ldb: i64, strideB: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm3m_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, Aarray: CuPtr<*const runtime::cuComplex>, lda: i32,
        Barray: CuPtr<*const runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, Aarray: CuPtr<*const runtime::cuComplex>, lda: i64,
        Barray: CuPtr<*const runtime::cuComplex>, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
        Carray: CuPtr<*mut runtime::cuComplex>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32,
        B: CuPtr<c_void>, Btype: runtime::cudaDataType, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64,
        B: CuPtr<c_void>, Btype: runtime::cudaDataType, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, strideA: i64,
        B: CuPtr<runtime::cuComplex>, ldb: i32, strideB: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemmStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, strideA: i64,
        B: CuPtr<runtime::cuComplex>, ldb: i64, strideB: i64, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCgemm_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemm_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCgemv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>, lda: i32, xarray: CuPtr<*const runtime::cuComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuComplex>, yarray: CuPtr<*mut runtime::cuComplex>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        Aarray: CuPtr<*const runtime::cuComplex>, lda: i64, xarray: CuPtr<*const runtime::cuComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuComplex>, yarray: CuPtr<*mut runtime::cuComplex>, incy: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasCgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, strideA: i64, x: CuPtr<runtime::cuComplex>, incx: i32, stridex: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32, stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasCgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i64, strideA: i64, x: CuPtr<runtime::cuComplex>, incx: i64, stridex: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64, stridey: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasCgemv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgemv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single-precision complex).
    /// - `Aarray`, `TauArray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCgeqrfBatched(
        handle: cublasHandle_t, m: i32, n: i32, Aarray: CuPtr<*mut runtime::cuComplex>, lda: i32,
        TauArray: CuPtr<*mut runtime::cuComplex>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasCgerc_v2]
    #[other = owned]
    /// A = α·x·yᴴ + A, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgerc(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        incx: i32, y: CuPtr<runtime::cuComplex>, incy: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasCgerc_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + A, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgerc_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        incx: i64, y: CuPtr<runtime::cuComplex>, incy: i64, A: CuPtr<runtime::cuComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasCgeru_v2]
    #[other = owned]
    /// A = α·x·yᵀ + A without conjugation, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgeru(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        incx: i32, y: CuPtr<runtime::cuComplex>, incy: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasCgeru_v2_64]
    #[other = owned]
    /// A = α·x·yᵀ + A without conjugation, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCgeru_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>,
        incx: i64, y: CuPtr<runtime::cuComplex>, incy: i64, A: CuPtr<runtime::cuComplex>, lda: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).
    /// - `A`: in, on the device
    /// - `P`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCgetrfBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*mut runtime::cuComplex>, lda: i32, P: CuPtr<i32>, info: CuPtr<i32>,
        batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single-precision complex).
    /// - `A`, `P`, `C`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCgetriBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const runtime::cuComplex>, lda: i32, P: CuPtr<i32>,
        C: CuPtr<*mut runtime::cuComplex>, ldc: i32, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single-precision complex).
    /// - `Aarray`, `devIpiv`, `Barray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCgetrsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: CuPtr<*const runtime::cuComplex>,
        lda: i32, devIpiv: CuPtr<i32>, Barray: CuPtr<*mut runtime::cuComplex>, ldb: i32, batchSize: i32,
    ) -> i32;
    #[symbol = cublasChbmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasChbmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasChemm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChemm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasChemm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChemm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasChemv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChemv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasChemv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChemv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCher_v2]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>,
        incx: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasCher2_v2]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>, incy: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCher2_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>, incy: i64, A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    #[symbol = cublasCher2k_v2]
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasCher2k_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCher_v2_64]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCher_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>,
        incx: i64, A: CuPtr<runtime::cuComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasCherk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<runtime::cuComplex>, lda: i32, beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherk3mEx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32, beta: Scalar<'_, f32>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherk3mEx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64, beta: Scalar<'_, f32>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherkEx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32, beta: Scalar<'_, f32>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherkEx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64, beta: Scalar<'_, f32>,
        C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[symbol = cublasCherk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<runtime::cuComplex>, lda: i64, beta: Scalar<'_, f32>,
        C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCherkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasChpmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i32, beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasChpmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i64, beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasChpr_v2]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>,
        incx: i32, AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasChpr2_v2]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>, incy: i32, AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasChpr2_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>, incy: i64, AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasChpr_v2_64]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasChpr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>,
        incx: i64, AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[other = owned]
    /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).
    /// - `A`, `Ainv`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCmatinvBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const runtime::cuComplex>, lda: i32,
        Ainv: CuPtr<*mut runtime::cuComplex>, lda_inv: i32, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// y = x; arguments specify the data types.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCopyEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32,
    ) -> ();
    #[other = owned]
    /// y = x; arguments specify the data types.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCopyEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCreate_v2]
    #[other = owned]
    /// Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasCreate() -> cublasHandle_t;
    #[symbol = cublasCrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32, c: Scalar<'_, f32>, s: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64, c: Scalar<'_, f32>, s: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCrotg_v2]
    #[other = owned]
    /// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.
    /// - `a`, `b`: in and out, a scalar on the host or on the device
    /// - `c`, `s`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCrotg(
        handle: cublasHandle_t, a: ScalarMut<'_, runtime::cuComplex>, b: ScalarMut<'_, runtime::cuComplex>,
        c: ScalarMut<'_, f32>, s: ScalarMut<'_, runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasCscal_v2]
    #[other = owned]
    /// x = α·x, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCscal(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCscal_v2_64]
    #[other = owned]
    /// x = α·x, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCscal_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasCsrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32, c: Scalar<'_, f32>, s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasCsrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64, c: Scalar<'_, f32>, s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasCsscal_v2]
    #[other = owned]
    /// x = α·x for a single-precision complex x and a real α.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsscal(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCsscal_v2_64]
    #[other = owned]
    /// x = α·x for a single-precision complex x and a real α.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsscal_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasCswap_v2]
    #[other = owned]
    /// x ↔ y, single-precision complex.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCswap(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>,
        incy: i32,
    ) -> ();
    #[symbol = cublasCswap_v2_64]
    #[other = owned]
    /// x ↔ y, single-precision complex.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCswap_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>,
        incy: i64,
    ) -> ();
    #[symbol = cublasCsymm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsymm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasCsymm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsymm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCsymv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsymv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCsymv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsymv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasCsyr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasCsyr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i32, y: CuPtr<runtime::cuComplex>, incy: i32, A: CuPtr<runtime::cuComplex>,
        lda: i32,
    ) -> ();
    #[symbol = cublasCsyr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i64, y: CuPtr<runtime::cuComplex>, incy: i64, A: CuPtr<runtime::cuComplex>,
        lda: i64,
    ) -> ();
    #[symbol = cublasCsyr2k_v2]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasCsyr2k_v2_64]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCsyr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, incx: i64, A: CuPtr<runtime::cuComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasCsyrk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrk3mEx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrk3mEx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrkEx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrkEx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType, ldc: i64,
    ) -> ();
    #[symbol = cublasCsyrk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64,
        beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i32, B: CuPtr<runtime::cuComplex>,
        ldb: i32, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCsyrkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>, lda: i64, B: CuPtr<runtime::cuComplex>,
        ldb: i64, beta: Scalar<'_, runtime::cuComplex>, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCtbmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtbmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasCtbsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtbsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtbsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtbsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasCtpmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtpmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasCtpsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtpsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtpsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtpsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).
    /// - `AP`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtpttr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: CuPtr<runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasCtrmm_v2]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrmm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>,
        lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasCtrmm_v2_64]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrmm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>,
        lda: i64, B: CuPtr<runtime::cuComplex>, ldb: i64, C: CuPtr<runtime::cuComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasCtrmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, single-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtrmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtrmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, single-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtrmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasCtrsm_v2]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrsm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>,
        lda: i32, B: CuPtr<runtime::cuComplex>, ldb: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrsmBatched(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<*const runtime::cuComplex>, lda: i32, B: CuPtr<*mut runtime::cuComplex>, ldb: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrsmBatched_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<*const runtime::cuComplex>, lda: i64, B: CuPtr<*mut runtime::cuComplex>, ldb: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasCtrsm_v2_64]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasCtrsm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>, A: CuPtr<runtime::cuComplex>,
        lda: i64, B: CuPtr<runtime::cuComplex>, ldb: i64,
    ) -> ();
    #[symbol = cublasCtrsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtrsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<runtime::cuComplex>, lda: i32, x: CuPtr<runtime::cuComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasCtrsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtrsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<runtime::cuComplex>, lda: i64, x: CuPtr<runtime::cuComplex>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.
    /// - `A`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasCtrttp(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: CuPtr<runtime::cuComplex>, lda: i32,
        AP: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[symbol = cublasDasum_v2]
    #[other = owned]
    /// result = Σ |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDasum(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, result: ScalarMut<'_, f64>) -> ();
    #[symbol = cublasDasum_v2_64]
    #[other = owned]
    /// result = Σ |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDasum_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, result: ScalarMut<'_, f64>) -> ();
    #[symbol = cublasDaxpy_v2]
    #[other = owned]
    /// y = α·x + y, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDaxpy(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[symbol = cublasDaxpy_v2_64]
    #[other = owned]
    /// y = α·x + y, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDaxpy_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[symbol = cublasDcopy_v2]
    #[other = owned]
    /// y = x, double precision.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDcopy(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32) -> ();
    #[symbol = cublasDcopy_v2_64]
    #[other = owned]
    /// y = x, double precision.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDcopy_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDdgmm(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, x: CuPtr<f64>,
        incx: i32, C: CuPtr<f64>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDdgmm_64(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: CuPtr<f64>, lda: i64, x: CuPtr<f64>,
        incx: i64, C: CuPtr<f64>, ldc: i64,
    ) -> ();
    #[symbol = cublasDdot_v2]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\], double precision.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDdot(
        handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32, result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDdot_v2_64]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\], double precision.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDdot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64, result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDestroy_v2]
    /// Destroys a cuBLAS handle; may synchronize the device to free the handle's memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cublasDestroy(handle: cublasHandle_t) -> ();
    #[symbol = cublasDgbmv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgbmv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: Scalar<'_, f64>,
        A: CuPtr<f64>, lda: i32, x: CuPtr<f64>, incx: i32, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[symbol = cublasDgbmv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgbmv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: Scalar<'_, f64>,
        A: CuPtr<f64>, lda: i64, x: CuPtr<f64>, incx: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgeam(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, beta: Scalar<'_, f64>, B: CuPtr<f64>, ldb: i32, C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgeam_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, beta: Scalar<'_, f64>, B: CuPtr<f64>, ldb: i64, C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    #[other = owned]
    /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).
    /// - `Aarray`, `Carray`: in, on the device
    /// - `devInfoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgelsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: CuPtr<*mut f64>, lda: i32,
        Carray: CuPtr<*mut f64>, ldc: i32, devInfoArray: CuPtr<i32>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasDgemm_v2]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemm(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemmBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f64>, Aarray: CuPtr<*const f64>, lda: i32, Barray: CuPtr<*const f64>, ldb: i32,
        beta: Scalar<'_, f64>, Carray: CuPtr<*mut f64>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemmBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f64>, Aarray: CuPtr<*const f64>, lda: i64, Barray: CuPtr<*const f64>, ldb: i64,
        beta: Scalar<'_, f64>, Carray: CuPtr<*mut f64>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgemmGroupedBatched(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i32],
        n_array: &[i32], k_array: &[i32], alpha_array: &[f64], Aarray: CuPtr<*const f64>, lda_array: &[i32],
        Barray: CuPtr<*const f64>, ldb_array: &[i32], beta_array: &[f64], Carray: CuPtr<*mut f64>, ldc_array: &[i32],
        group_size: &[i32],
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgemmGroupedBatched_64(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i64],
        n_array: &[i64], k_array: &[i64], alpha_array: &[f64], Aarray: CuPtr<*const f64>, lda_array: &[i64],
        Barray: CuPtr<*const f64>, ldb_array: &[i64], beta_array: &[f64], Carray: CuPtr<*mut f64>, ldc_array: &[i64],
        group_size: &[i64],
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemmStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, strideA: i64, B: CuPtr<f64>, ldb: i32, strideB: i64,
        beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemmStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, strideA: i64, B: CuPtr<f64>, ldb: i64, strideB: i64,
        beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasDgemm_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemm_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, B: CuPtr<f64>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasDgemv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>,
        lda: i32, x: CuPtr<f64>, incx: i32, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>, lda: i32, xarray: CuPtr<*const f64>, incx: i32, beta: Scalar<'_, f64>,
        yarray: CuPtr<*mut f64>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f64>,
        Aarray: CuPtr<*const f64>, lda: i64, xarray: CuPtr<*const f64>, incx: i64, beta: Scalar<'_, f64>,
        yarray: CuPtr<*mut f64>, incy: i64, batchCount: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasDgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>,
        lda: i32, strideA: i64, x: CuPtr<f64>, incx: i32, stridex: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
        stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasDgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>,
        lda: i64, strideA: i64, x: CuPtr<f64>, incx: i64, stridex: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
        stridey: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasDgemv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDgemv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>,
        lda: i64, x: CuPtr<f64>, incx: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double precision).
    /// - `Aarray`, `TauArray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgeqrfBatched(
        handle: cublasHandle_t, m: i32, n: i32, Aarray: CuPtr<*mut f64>, lda: i32, TauArray: CuPtr<*mut f64>,
        batchSize: i32,
    ) -> i32;
    #[symbol = cublasDger_v2]
    #[other = owned]
    /// A = α·x·yᵀ + A, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDger(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>,
        incy: i32, A: CuPtr<f64>, lda: i32,
    ) -> ();
    #[symbol = cublasDger_v2_64]
    #[other = owned]
    /// A = α·x·yᵀ + A, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDger_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>,
        incy: i64, A: CuPtr<f64>, lda: i64,
    ) -> ();
    #[other = owned]
    /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).
    /// - `A`: in, on the device
    /// - `P`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgetrfBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*mut f64>, lda: i32, P: CuPtr<i32>, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double precision).
    /// - `A`, `P`, `C`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgetriBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const f64>, lda: i32, P: CuPtr<i32>, C: CuPtr<*mut f64>, ldc: i32,
        info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double precision).
    /// - `Aarray`, `devIpiv`, `Barray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDgetrsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: CuPtr<*const f64>, lda: i32,
        devIpiv: CuPtr<i32>, Barray: CuPtr<*mut f64>, ldb: i32, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).
    /// - `A`, `Ainv`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDmatinvBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const f64>, lda: i32, Ainv: CuPtr<*mut f64>, lda_inv: i32,
        info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[symbol = cublasDnrm2_v2]
    #[other = owned]
    /// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDnrm2(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, result: ScalarMut<'_, f64>) -> ();
    #[symbol = cublasDnrm2_v2_64]
    #[other = owned]
    /// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDnrm2_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, result: ScalarMut<'_, f64>) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDotEx<T: Output>(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDotEx_64<T: Output>(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDotcEx<T: Output>(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDotcEx_64<T: Output>(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType,
        executionType: runtime::cudaDataType,
    ) -> ();
    #[symbol = cublasDrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x), double precision.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32, c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasDrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x), double precision.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64, c: Scalar<'_, f64>,
        s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasDrotg_v2]
    #[other = owned]
    /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).
    /// - `a`, `b`: in and out, a scalar on the host or on the device
    /// - `c`, `s`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrotg(
        handle: cublasHandle_t, a: ScalarMut<'_, f64>, b: ScalarMut<'_, f64>, c: ScalarMut<'_, f64>,
        s: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDrotm_v2]
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrotm(
        handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32, param: *const f64,
    ) -> ();
    #[symbol = cublasDrotm_v2_64]
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrotm_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64, param: *const f64,
    ) -> ();
    #[symbol = cublasDrotmg_v2]
    #[other = owned]
    /// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.
    /// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
    /// - `y1`: in, a scalar on the host or on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDrotmg(
        handle: cublasHandle_t, d1: ScalarMut<'_, f64>, d2: ScalarMut<'_, f64>, x1: ScalarMut<'_, f64>,
        y1: Scalar<'_, f64>, param: *mut f64,
    ) -> ();
    #[symbol = cublasDsbmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32,
        x: CuPtr<f64>, incx: i32, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[symbol = cublasDsbmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64,
        x: CuPtr<f64>, incx: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[symbol = cublasDscal_v2]
    #[other = owned]
    /// x = α·x, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDscal(handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32) -> ();
    #[symbol = cublasDscal_v2_64]
    #[other = owned]
    /// x = α·x, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDscal_64(handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64) -> ();
    #[symbol = cublasDspmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, AP: CuPtr<f64>, x: CuPtr<f64>,
        incx: i32, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[symbol = cublasDspmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, AP: CuPtr<f64>, x: CuPtr<f64>,
        incx: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[symbol = cublasDspr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32,
        AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDspr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32,
        y: CuPtr<f64>, incy: i32, AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDspr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64,
        y: CuPtr<f64>, incy: i64, AP: CuPtr<f64>,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasDspr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDspr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64,
        AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDswap_v2]
    #[other = owned]
    /// x ↔ y, double precision.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDswap(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, y: CuPtr<f64>, incy: i32) -> ();
    #[symbol = cublasDswap_v2_64]
    #[other = owned]
    /// x ↔ y, double precision.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDswap_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, y: CuPtr<f64>, incy: i64) -> ();
    #[symbol = cublasDsymm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsymm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
        A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i32,
    ) -> ();
    #[symbol = cublasDsymm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsymm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: Scalar<'_, f64>,
        A: CuPtr<f64>, lda: i64, B: CuPtr<f64>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i64,
    ) -> ();
    #[symbol = cublasDsymv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsymv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32,
        x: CuPtr<f64>, incx: i32, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i32,
    ) -> ();
    #[symbol = cublasDsymv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsymv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64,
        x: CuPtr<f64>, incx: i64, beta: Scalar<'_, f64>, y: CuPtr<f64>, incy: i64,
    ) -> ();
    #[symbol = cublasDsyr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32,
        A: CuPtr<f64>, lda: i32,
    ) -> ();
    #[symbol = cublasDsyr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i32,
        y: CuPtr<f64>, incy: i32, A: CuPtr<f64>, lda: i32,
    ) -> ();
    #[symbol = cublasDsyr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64,
        y: CuPtr<f64>, incy: i64, A: CuPtr<f64>, lda: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasDsyr2k_v2]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasDsyr2k_v2_64]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, B: CuPtr<f64>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasDsyr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<f64>, incx: i64,
        A: CuPtr<f64>, lda: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasDsyrk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyrk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i32,
    ) -> ();
    #[symbol = cublasDsyrk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyrk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyrkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDsyrkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, B: CuPtr<f64>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<f64>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasDtbmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<f64>, lda: i32, x: CuPtr<f64>, incx: i32,
    ) -> ();
    #[symbol = cublasDtbmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<f64>, lda: i64, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[symbol = cublasDtbsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtbsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<f64>, lda: i32, x: CuPtr<f64>, incx: i32,
    ) -> ();
    #[symbol = cublasDtbsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtbsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<f64>, lda: i64, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[symbol = cublasDtpmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<f64>, x: CuPtr<f64>, incx: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasDtpmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<f64>, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[symbol = cublasDtpsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtpsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<f64>, x: CuPtr<f64>, incx: i32,
    ) -> ();
    #[symbol = cublasDtpsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtpsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<f64>, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).
    /// - `AP`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtpttr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: CuPtr<f64>, A: CuPtr<f64>, lda: i32,
    ) -> ();
    #[symbol = cublasDtrmm_v2]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrmm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>,
        ldb: i32, C: CuPtr<f64>, ldc: i32,
    ) -> ();
    #[symbol = cublasDtrmm_v2_64]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrmm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, B: CuPtr<f64>,
        ldb: i64, C: CuPtr<f64>, ldc: i64,
    ) -> ();
    #[symbol = cublasDtrmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, double precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtrmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<f64>, lda: i32, x: CuPtr<f64>, incx: i32,
    ) -> ();
    #[symbol = cublasDtrmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, double precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtrmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<f64>, lda: i64, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[symbol = cublasDtrsm_v2]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrsm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i32, B: CuPtr<f64>,
        ldb: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrsmBatched(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<*const f64>, lda: i32,
        B: CuPtr<*mut f64>, ldb: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrsmBatched_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<*const f64>, lda: i64,
        B: CuPtr<*mut f64>, ldb: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasDtrsm_v2_64]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDtrsm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f64>, A: CuPtr<f64>, lda: i64, B: CuPtr<f64>,
        ldb: i64,
    ) -> ();
    #[symbol = cublasDtrsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtrsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<f64>, lda: i32, x: CuPtr<f64>, incx: i32,
    ) -> ();
    #[symbol = cublasDtrsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtrsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<f64>, lda: i64, x: CuPtr<f64>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle of a full matrix A to packed storage (AP), double precision.
    /// - `A`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasDtrttp(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: CuPtr<f64>, lda: i32, AP: CuPtr<f64>,
    ) -> ();
    #[symbol = cublasDzasum_v2]
    #[other = owned]
    /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDzasum(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32, result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDzasum_v2_64]
    #[other = owned]
    /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDzasum_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64, result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDznrm2_v2]
    #[other = owned]
    /// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDznrm2(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32, result: ScalarMut<'_, f64>,
    ) -> ();
    #[symbol = cublasDznrm2_v2_64]
    #[other = owned]
    /// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasDznrm2_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64, result: ScalarMut<'_, f64>,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmBatchedEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: AnyScalar, Aarray: CuPtr<*const c_void>, Atype: runtime::cudaDataType, lda: i32,
        Barray: CuPtr<*const c_void>, Btype: runtime::cudaDataType, ldb: i32, beta: AnyScalar,
        Carray: CuPtr<*mut c_void>, Ctype: runtime::cudaDataType, ldc: i32, batchCount: i32,
        computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmBatchedEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: AnyScalar, Aarray: CuPtr<*const c_void>, Atype: runtime::cudaDataType, lda: i64,
        Barray: CuPtr<*const c_void>, Btype: runtime::cudaDataType, ldb: i64, beta: AnyScalar,
        Carray: CuPtr<*mut c_void>, Ctype: runtime::cudaDataType, ldc: i64, batchCount: i64,
        computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: AnyScalar, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i32, beta: AnyScalar, C: CuPtr<c_void>, Ctype: runtime::cudaDataType,
        ldc: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: AnyScalar, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i64, beta: AnyScalar, C: CuPtr<c_void>, Ctype: runtime::cudaDataType,
        ldc: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasGemmGroupedBatchedEx<T: Input, U: Input>(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i32],
        n_array: &[i32], k_array: &[i32], alpha_array: &[T], Aarray: CuPtr<*const c_void>, Atype: runtime::cudaDataType,
        lda_array: &[i32], Barray: CuPtr<*const c_void>, Btype: runtime::cudaDataType, ldb_array: &[i32],
        beta_array: &[U], Carray: CuPtr<*mut c_void>, Ctype: runtime::cudaDataType, ldc_array: &[i32],
        group_size: &[i32], computeType: cublasComputeType_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasGemmGroupedBatchedEx_64<T: Input, U: Input>(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i64],
        n_array: &[i64], k_array: &[i64], alpha_array: &[T], Aarray: CuPtr<*const c_void>, Atype: runtime::cudaDataType,
        lda_array: &[i64], Barray: CuPtr<*const c_void>, Btype: runtime::cudaDataType, ldb_array: &[i64],
        beta_array: &[U], Carray: CuPtr<*mut c_void>, Ctype: runtime::cudaDataType, ldc_array: &[i64],
        group_size: &[i64], computeType: cublasComputeType_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmStridedBatchedEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: AnyScalar, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32, strideA: i64, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i32, strideB: i64, beta: AnyScalar, C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType, ldc: i32, strideC: i64, batchCount: i32, computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasGemmStridedBatchedEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: AnyScalar, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64, strideA: i64, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i64, strideB: i64, beta: AnyScalar, C: CuPtr<c_void>,
        Ctype: runtime::cudaDataType, ldc: i64, strideC: i64, batchCount: i64, computeType: cublasComputeType_t,
        algo: cublasGemmAlgo_t,
    ) -> ();
    #[other = owned]
    /// Returns whether kernels may use atomics, which are faster but make results vary in the last bits.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetAtomicsMode(handle: cublasHandle_t) -> cublasAtomicsMode_t;
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetEmulationStrategy(handle: cublasHandle_t) -> cublasEmulationStrategy_t;
    /// Returns the callback that receives the messages of cuBLAS's log.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasGetLoggerCallback() -> cublasLogCallback;
    #[other = owned]
    /// Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetMathMode(handle: cublasHandle_t) -> cublasMath_t;
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    /// Copies a column-major matrix from device to host memory, with independent leading dimensions.
    /// - `A`: in, on the device
    /// - `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `A`: valid device memory of the size that the other arguments imply.
    /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart.
    fn cublasGetMatrix(rows: i32, cols: i32, elemSize: i32, A: CuPtr<c_void>, lda: i32, B: *mut c_void, ldb: i32) -> ();
    #[other = owned]
    /// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
    /// - `A`: in, on the device
    /// - `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
    fn cublasGetMatrixAsync(
        rows: i32, cols: i32, elemSize: i32, A: CuPtr<c_void>, lda: i32, B: *mut c_void, ldb: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
    /// - `A`: in, on the device
    /// - `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
    fn cublasGetMatrixAsync_64(
        rows: i64, cols: i64, elemSize: i64, A: CuPtr<c_void>, lda: i64, B: *mut c_void, ldb: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    /// Copies a column-major matrix from device to host memory, with independent leading dimensions.
    /// - `A`: in, on the device
    /// - `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `A`: valid device memory of the size that the other arguments imply.
    /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart.
    fn cublasGetMatrix_64(
        rows: i64, cols: i64, elemSize: i64, A: CuPtr<c_void>, lda: i64, B: *mut c_void, ldb: i64,
    ) -> ();
    #[symbol = cublasGetPointerMode_v2]
    #[other = owned]
    /// Returns whether the handle expects pointers to scalars to refer to host or device memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetPointerMode(handle: cublasHandle_t) -> cublasPointerMode_t;
    /// Returns one part of the version of cuBLAS: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetSmCountTarget(handle: cublasHandle_t) -> i32;
    #[symbol = cublasGetStream_v2]
    #[other = owned]
    /// Returns the stream in which calls with the handle run; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetStream(handle: cublasHandle_t) -> runtime::cudaStream_t;
    /// Copies n elements from a device vector to a host vector, each with its own stride.
    /// - `x`: in, on the device
    /// - `y`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `x`: valid device memory of the size that the other arguments imply.
    /// - `y`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart.
    fn cublasGetVector(n: i32, elemSize: i32, x: CuPtr<c_void>, incx: i32, y: *mut c_void, incy: i32) -> ();
    #[other = owned]
    /// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
    /// - `devicePtr`: in, on the device
    /// - `hostPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
    fn cublasGetVectorAsync(
        n: i32, elemSize: i32, devicePtr: CuPtr<c_void>, incx: i32, hostPtr: *mut c_void, incy: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
    /// - `devicePtr`: in, on the device
    /// - `hostPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
    fn cublasGetVectorAsync_64(
        n: i64, elemSize: i64, devicePtr: CuPtr<c_void>, incx: i64, hostPtr: *mut c_void, incy: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Copies n elements from a device vector to a host vector, each with its own stride.
    /// - `x`: in, on the device
    /// - `y`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `x`: valid device memory of the size that the other arguments imply.
    /// - `y`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart.
    fn cublasGetVector_64(n: i64, elemSize: i64, x: CuPtr<c_void>, incx: i64, y: *mut c_void, incy: i64) -> ();
    #[symbol = cublasGetVersion_v2]
    #[other = owned]
    /// Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasGetVersion(handle: cublasHandle_t) -> i32;
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHSHgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f16>, lda: i32, xarray: CuPtr<*const f16>, incx: i32, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f16>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHSHgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f16>, lda: i64, xarray: CuPtr<*const f16>, incx: i64, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f16>, incy: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasHSHgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f16>,
        lda: i32, strideA: i64, x: CuPtr<f16>, incx: i32, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f16>, incy: i32,
        stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasHSHgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f16>,
        lda: i64, strideA: i64, x: CuPtr<f16>, incx: i64, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f16>, incy: i64,
        stridey: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHSSgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f16>, lda: i32, xarray: CuPtr<*const f16>, incx: i32, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHSSgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f16>, lda: i64, xarray: CuPtr<*const f16>, incx: i64, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasHSSgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f16>,
        lda: i32, strideA: i64, x: CuPtr<f16>, incx: i32, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
        stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasHSSgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f16>,
        lda: i64, strideA: i64, x: CuPtr<f16>, incx: i64, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
        stridey: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemm(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f16>, A: CuPtr<f16>, lda: i32, B: CuPtr<f16>, ldb: i32, beta: Scalar<'_, f16>, C: CuPtr<f16>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemmBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f16>, Aarray: CuPtr<*const f16>, lda: i32, Barray: CuPtr<*const f16>, ldb: i32,
        beta: Scalar<'_, f16>, Carray: CuPtr<*mut f16>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemmBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f16>, Aarray: CuPtr<*const f16>, lda: i64, Barray: CuPtr<*const f16>, ldb: i64,
        beta: Scalar<'_, f16>, Carray: CuPtr<*mut f16>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemmStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f16>, A: CuPtr<f16>, lda: i32, strideA: i64, B: CuPtr<f16>, ldb: i32, strideB: i64,
        beta: Scalar<'_, f16>, C: CuPtr<f16>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemmStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f16>, A: CuPtr<f16>, lda: i64, strideA: i64, B: CuPtr<f16>, ldb: i64, strideB: i64,
        beta: Scalar<'_, f16>, C: CuPtr<f16>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, half precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasHgemm_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f16>, A: CuPtr<f16>, lda: i64, B: CuPtr<f16>, ldb: i64, beta: Scalar<'_, f16>, C: CuPtr<f16>,
        ldc: i64,
    ) -> ();
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIamaxEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIamaxEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIaminEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32,
        result: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIaminEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64,
        result: ScalarMut<'_, i64>,
    ) -> ();
    #[symbol = cublasIcamax_v2]
    #[other = owned]
    /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIcamax(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIcamax_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIcamax_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, result: ScalarMut<'_, i64>,
    ) -> ();
    #[symbol = cublasIcamin_v2]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIcamin(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIcamin_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIcamin_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, result: ScalarMut<'_, i64>,
    ) -> ();
    #[symbol = cublasIdamax_v2]
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIdamax(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, result: ScalarMut<'_, i32>) -> ();
    #[symbol = cublasIdamax_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIdamax_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, result: ScalarMut<'_, i64>) -> ();
    #[symbol = cublasIdamin_v2]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIdamin(handle: cublasHandle_t, n: i32, x: CuPtr<f64>, incx: i32, result: ScalarMut<'_, i32>) -> ();
    #[symbol = cublasIdamin_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIdamin_64(handle: cublasHandle_t, n: i64, x: CuPtr<f64>, incx: i64, result: ScalarMut<'_, i64>) -> ();
    #[symbol = cublasIsamax_v2]
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIsamax(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, result: ScalarMut<'_, i32>) -> ();
    #[symbol = cublasIsamax_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the largest |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIsamax_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, result: ScalarMut<'_, i64>) -> ();
    #[symbol = cublasIsamin_v2]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIsamin(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, result: ScalarMut<'_, i32>) -> ();
    #[symbol = cublasIsamin_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIsamin_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, result: ScalarMut<'_, i64>) -> ();
    #[symbol = cublasIzamax_v2]
    #[other = owned]
    /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIzamax(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32, result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIzamax_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIzamax_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64, result: ScalarMut<'_, i64>,
    ) -> ();
    #[symbol = cublasIzamin_v2]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIzamin(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32, result: ScalarMut<'_, i32>,
    ) -> ();
    #[symbol = cublasIzamin_v2_64]
    #[other = owned]
    /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasIzamin_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64, result: ScalarMut<'_, i64>,
    ) -> ();
    /// Enables or disables logging, and selects the output: stdout, stderr or a file.
    /// - `logFileName`: in, string; `None` passes NULL
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasLoggerConfigure(logIsOn: i32, logToStdOut: i32, logToStdErr: i32, logFileName: Option<&CStr>) -> ();
    #[other = owned]
    /// result = √(Σ |x\[i\]|²); arguments specify the data types.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasNrm2Ex<T: Output>(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32,
        result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// result = √(Σ |x\[i\]|²); arguments specify the data types.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasNrm2Ex_64<T: Output>(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64,
        result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32, c: AnyScalar, s: AnyScalar, csType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64, c: AnyScalar, s: AnyScalar, csType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.
    /// - `a`, `b`: in and out, a scalar on the host or on the device; `abType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `c`, `s`: out, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotgEx<T: Output, U: Output, V: Output, W: Output>(
        handle: cublasHandle_t, a: ScalarMut<'_, T>, b: ScalarMut<'_, U>, abType: runtime::cudaDataType,
        c: ScalarMut<'_, V>, s: ScalarMut<'_, W>, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotmEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32, param: *const c_void, paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotmEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64, param: *const c_void, paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// Computes in `param` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.
    /// - `d1`: in and out, a scalar on the host or on the device; `d1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `d2`: in and out, a scalar on the host or on the device; `d2Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `x1`: in and out, a scalar on the host or on the device; `x1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `y1`: in, a scalar on the host or on the device; `y1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasRotmgEx<T: Output, U: Output, V: Output>(
        handle: cublasHandle_t, d1: ScalarMut<'_, T>, d1Type: runtime::cudaDataType, d2: ScalarMut<'_, U>,
        d2Type: runtime::cudaDataType, x1: ScalarMut<'_, V>, x1Type: runtime::cudaDataType, y1: AnyScalar,
        y1Type: runtime::cudaDataType, param: *mut c_void, paramType: runtime::cudaDataType,
        executiontype: runtime::cudaDataType,
    ) -> ();
    #[symbol = cublasSasum_v2]
    #[other = owned]
    /// result = Σ |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSasum(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, result: ScalarMut<'_, f32>) -> ();
    #[symbol = cublasSasum_v2_64]
    #[other = owned]
    /// result = Σ |x\[i\]|, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSasum_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, result: ScalarMut<'_, f32>) -> ();
    #[symbol = cublasSaxpy_v2]
    #[other = owned]
    /// y = α·x + y, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSaxpy(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[symbol = cublasSaxpy_v2_64]
    #[other = owned]
    /// y = α·x + y, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSaxpy_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64,
    ) -> ();
    #[other = owned]
    /// x = α·x; arguments specify the data types.
    /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScalEx(
        handle: cublasHandle_t, n: i32, alpha: AnyScalar, alphaType: runtime::cudaDataType, x: CuPtr<c_void>,
        xType: runtime::cudaDataType, incx: i32, executionType: runtime::cudaDataType,
    ) -> ();
    #[other = owned]
    /// x = α·x; arguments specify the data types.
    /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScalEx_64(
        handle: cublasHandle_t, n: i64, alpha: AnyScalar, alphaType: runtime::cudaDataType, x: CuPtr<c_void>,
        xType: runtime::cudaDataType, incx: i64, executionType: runtime::cudaDataType,
    ) -> ();
    #[symbol = cublasScasum_v2]
    #[other = owned]
    /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScasum(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScasum_v2_64]
    #[other = owned]
    /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScasum_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScnrm2_v2]
    #[other = owned]
    /// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScnrm2(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuComplex>, incx: i32, result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScnrm2_v2_64]
    #[other = owned]
    /// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasScnrm2_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuComplex>, incx: i64, result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasScopy_v2]
    #[other = owned]
    /// y = x, single precision.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasScopy(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32) -> ();
    #[symbol = cublasScopy_v2_64]
    #[other = owned]
    /// y = x, single precision.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasScopy_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSdgmm(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, x: CuPtr<f32>,
        incx: i32, C: CuPtr<f32>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSdgmm_64(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: CuPtr<f32>, lda: i64, x: CuPtr<f32>,
        incx: i64, C: CuPtr<f32>, ldc: i64,
    ) -> ();
    #[symbol = cublasSdot_v2]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\], single precision.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSdot(
        handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32, result: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasSdot_v2_64]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\], single precision.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSdot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64, result: ScalarMut<'_, f32>,
    ) -> ();
    #[other = owned]
    /// Sets whether kernels may use atomics, which are faster but make results vary in the last bits.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasSetAtomicsMode(handle: cublasHandle_t, mode: cublasAtomicsMode_t) -> ();
    #[other = owned]
    /// Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasSetEmulationStrategy(handle: cublasHandle_t, emulationStrategy: cublasEmulationStrategy_t) -> ();
    /// Sets a callback that receives each message of cuBLAS's log.
    /// - `userCallback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `userCallback` may be called at any time from now on, on any thread: it must not unwind.
    fn cublasSetLoggerCallback(userCallback: cublasLogCallback) -> ();
    #[other = owned]
    /// Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasSetMathMode(handle: cublasHandle_t, mode: cublasMath_t) -> ();
    /// Copies a column-major matrix from host to device memory, with independent leading dimensions.
    /// - `A`: in, an address, passed unchanged
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart.
    /// - `B`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cublasSetMatrix(
        rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: CuPtr<c_void>, ldb: i32,
    ) -> ();
    #[other = owned]
    /// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
    /// - `A`: in, an address, passed unchanged
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
    /// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cublasSetMatrixAsync(
        rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: CuPtr<c_void>, ldb: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
    /// - `A`: in, an address, passed unchanged
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
    /// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cublasSetMatrixAsync_64(
        rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: CuPtr<c_void>, ldb: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Copies a column-major matrix from host to device memory, with independent leading dimensions.
    /// - `A`: in, an address, passed unchanged
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart.
    /// - `B`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cublasSetMatrix_64(
        rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: CuPtr<c_void>, ldb: i64,
    ) -> ();
    #[symbol = cublasSetPointerMode_v2]
    #[other = owned]
    /// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasSetPointerMode(handle: cublasHandle_t, mode: cublasPointerMode_t) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasSetSmCountTarget(handle: cublasHandle_t, smCountTarget: i32) -> ();
    #[symbol = cublasSetStream_v2]
    #[other = owned]
    /// Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cublasSetStream(handle: cublasHandle_t, streamId: runtime::cudaStream_t) -> ();
    /// Copies n elements from a host vector to a device vector, each with its own stride.
    /// - `x`: in, an address, passed unchanged
    /// - `devicePtr`: on the device
    ///
    /// # Safety
    ///
    /// - `x`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart.
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cublasSetVector(n: i32, elemSize: i32, x: *const c_void, incx: i32, devicePtr: CuPtr<c_void>, incy: i32) -> ();
    #[other = owned]
    /// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
    /// - `hostPtr`: in, an address, passed unchanged
    /// - `devicePtr`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cublasSetVectorAsync(
        n: i32, elemSize: i32, hostPtr: *const c_void, incx: i32, devicePtr: CuPtr<c_void>, incy: i32,
        stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
    /// - `hostPtr`: in, an address, passed unchanged
    /// - `devicePtr`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn cublasSetVectorAsync_64(
        n: i64, elemSize: i64, hostPtr: *const c_void, incx: i64, devicePtr: CuPtr<c_void>, incy: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Copies n elements from a host vector to a device vector, each with its own stride.
    /// - `x`: in, an address, passed unchanged
    /// - `devicePtr`: on the device
    ///
    /// # Safety
    ///
    /// - `x`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart.
    /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
    fn cublasSetVector_64(
        n: i64, elemSize: i64, x: *const c_void, incx: i64, devicePtr: CuPtr<c_void>, incy: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSetWorkspace_v2]
    #[other = owned]
    /// Makes the caller's device memory the handle's workspace, in place of the default pool.
    /// - `workspace`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `workspace`: valid device memory of the size that the other arguments imply, until another value is set in `handle`, or `handle` is destroyed.
    fn cublasSetWorkspace(handle: cublasHandle_t, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize) -> ();
    #[symbol = cublasSgbmv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgbmv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32, alpha: Scalar<'_, f32>,
        A: CuPtr<f32>, lda: i32, x: CuPtr<f32>, incx: i32, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[symbol = cublasSgbmv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgbmv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64, alpha: Scalar<'_, f32>,
        A: CuPtr<f32>, lda: i64, x: CuPtr<f32>, incx: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgeam(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, beta: Scalar<'_, f32>, B: CuPtr<f32>, ldb: i32, C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgeam_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, beta: Scalar<'_, f32>, B: CuPtr<f32>, ldb: i64, C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    #[other = owned]
    /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).
    /// - `Aarray`, `Carray`: in, on the device
    /// - `devInfoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgelsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32, Aarray: CuPtr<*mut f32>, lda: i32,
        Carray: CuPtr<*mut f32>, ldc: i32, devInfoArray: CuPtr<i32>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasSgemm_v2]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemm(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f32>, Aarray: CuPtr<*const f32>, lda: i32, Barray: CuPtr<*const f32>, ldb: i32,
        beta: Scalar<'_, f32>, Carray: CuPtr<*mut f32>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f32>, Aarray: CuPtr<*const f32>, lda: i64, Barray: CuPtr<*const f32>, ldb: i64,
        beta: Scalar<'_, f32>, Carray: CuPtr<*mut f32>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmEx(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i32, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmEx_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<c_void>, Atype: runtime::cudaDataType, lda: i64, B: CuPtr<c_void>,
        Btype: runtime::cudaDataType, ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<c_void>, Ctype: runtime::cudaDataType,
        ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgemmGroupedBatched(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i32],
        n_array: &[i32], k_array: &[i32], alpha_array: &[f32], Aarray: CuPtr<*const f32>, lda_array: &[i32],
        Barray: CuPtr<*const f32>, ldb_array: &[i32], beta_array: &[f32], Carray: CuPtr<*mut f32>, ldc_array: &[i32],
        group_size: &[i32],
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
    /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgemmGroupedBatched_64(
        handle: cublasHandle_t, transa_array: &[cublasOperation_t], transb_array: &[cublasOperation_t], m_array: &[i64],
        n_array: &[i64], k_array: &[i64], alpha_array: &[f32], Aarray: CuPtr<*const f32>, lda_array: &[i64],
        Barray: CuPtr<*const f32>, ldb_array: &[i64], beta_array: &[f32], Carray: CuPtr<*mut f32>, ldc_array: &[i64],
        group_size: &[i64],
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, strideA: i64, B: CuPtr<f32>, ldb: i32, strideB: i64,
        beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemmStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, strideA: i64, B: CuPtr<f32>, ldb: i64, strideB: i64,
        beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSgemm_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemm_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, B: CuPtr<f32>, ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasSgemv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>,
        lda: i32, x: CuPtr<f32>, incx: i32, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>, lda: i32, xarray: CuPtr<*const f32>, incx: i32, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const f32>, lda: i64, xarray: CuPtr<*const f32>, incx: i64, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasSgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>,
        lda: i32, strideA: i64, x: CuPtr<f32>, incx: i32, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
        stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasSgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>,
        lda: i64, strideA: i64, x: CuPtr<f32>, incx: i64, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
        stridey: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasSgemv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSgemv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>,
        lda: i64, x: CuPtr<f32>, incx: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
    ) -> ();
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single precision).
    /// - `Aarray`, `TauArray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgeqrfBatched(
        handle: cublasHandle_t, m: i32, n: i32, Aarray: CuPtr<*mut f32>, lda: i32, TauArray: CuPtr<*mut f32>,
        batchSize: i32,
    ) -> i32;
    #[symbol = cublasSger_v2]
    #[other = owned]
    /// A = α·x·yᵀ + A, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSger(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>,
        incy: i32, A: CuPtr<f32>, lda: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSger_v2_64]
    #[other = owned]
    /// A = α·x·yᵀ + A, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSger_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>,
        incy: i64, A: CuPtr<f32>, lda: i64,
    ) -> ();
    #[other = owned]
    /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).
    /// - `A`: in, on the device
    /// - `P`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgetrfBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*mut f32>, lda: i32, P: CuPtr<i32>, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single precision).
    /// - `A`, `P`, `C`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgetriBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const f32>, lda: i32, P: CuPtr<i32>, C: CuPtr<*mut f32>, ldc: i32,
        info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single precision).
    /// - `Aarray`, `devIpiv`, `Barray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSgetrsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32, Aarray: CuPtr<*const f32>, lda: i32,
        devIpiv: CuPtr<i32>, Barray: CuPtr<*mut f32>, ldb: i32, batchSize: i32,
    ) -> i32;
    #[other = owned]
    /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).
    /// - `A`, `Ainv`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSmatinvBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const f32>, lda: i32, Ainv: CuPtr<*mut f32>, lda_inv: i32,
        info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[symbol = cublasSnrm2_v2]
    #[other = owned]
    /// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSnrm2(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, result: ScalarMut<'_, f32>) -> ();
    #[symbol = cublasSnrm2_v2_64]
    #[other = owned]
    /// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
    /// - `x`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSnrm2_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, result: ScalarMut<'_, f32>) -> ();
    #[symbol = cublasSrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x), single precision.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32, c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasSrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x), single precision.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64, c: Scalar<'_, f32>,
        s: Scalar<'_, f32>,
    ) -> ();
    #[symbol = cublasSrotg_v2]
    #[other = owned]
    /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).
    /// - `a`, `b`: in and out, a scalar on the host or on the device
    /// - `c`, `s`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrotg(
        handle: cublasHandle_t, a: ScalarMut<'_, f32>, b: ScalarMut<'_, f32>, c: ScalarMut<'_, f32>,
        s: ScalarMut<'_, f32>,
    ) -> ();
    #[symbol = cublasSrotm_v2]
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrotm(
        handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32, param: *const f32,
    ) -> ();
    #[symbol = cublasSrotm_v2_64]
    #[other = owned]
    /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
    /// - `x`, `y`: on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrotm_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64, param: *const f32,
    ) -> ();
    #[symbol = cublasSrotmg_v2]
    #[other = owned]
    /// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.
    /// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
    /// - `y1`: in, a scalar on the host or on the device
    /// - `param`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSrotmg(
        handle: cublasHandle_t, d1: ScalarMut<'_, f32>, d2: ScalarMut<'_, f32>, x1: ScalarMut<'_, f32>,
        y1: Scalar<'_, f32>, param: *mut f32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSsbmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32,
        x: CuPtr<f32>, incx: i32, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[symbol = cublasSsbmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64,
        x: CuPtr<f32>, incx: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
    ) -> ();
    #[symbol = cublasSscal_v2]
    #[other = owned]
    /// x = α·x, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSscal(handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32) -> ();
    #[symbol = cublasSscal_v2_64]
    #[other = owned]
    /// x = α·x, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSscal_64(handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64) -> ();
    #[symbol = cublasSspmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, AP: CuPtr<f32>, x: CuPtr<f32>,
        incx: i32, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[symbol = cublasSspmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, AP: CuPtr<f32>, x: CuPtr<f32>,
        incx: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
    ) -> ();
    #[symbol = cublasSspr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32,
        AP: CuPtr<f32>,
    ) -> ();
    #[symbol = cublasSspr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32,
        y: CuPtr<f32>, incy: i32, AP: CuPtr<f32>,
    ) -> ();
    #[symbol = cublasSspr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64,
        y: CuPtr<f32>, incy: i64, AP: CuPtr<f32>,
    ) -> ();
    #[symbol = cublasSspr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSspr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64,
        AP: CuPtr<f32>,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSswap_v2]
    #[other = owned]
    /// x ↔ y, single precision.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSswap(handle: cublasHandle_t, n: i32, x: CuPtr<f32>, incx: i32, y: CuPtr<f32>, incy: i32) -> ();
    #[symbol = cublasSswap_v2_64]
    #[other = owned]
    /// x ↔ y, single precision.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSswap_64(handle: cublasHandle_t, n: i64, x: CuPtr<f32>, incx: i64, y: CuPtr<f32>, incy: i64) -> ();
    #[symbol = cublasSsymm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsymm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i32,
    ) -> ();
    #[symbol = cublasSsymm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsymm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        A: CuPtr<f32>, lda: i64, B: CuPtr<f32>, ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i64,
    ) -> ();
    #[symbol = cublasSsymv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsymv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32,
        x: CuPtr<f32>, incx: i32, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i32,
    ) -> ();
    #[symbol = cublasSsymv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsymv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64,
        x: CuPtr<f32>, incx: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>, incy: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasSsyr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32,
        A: CuPtr<f32>, lda: i32,
    ) -> ();
    #[symbol = cublasSsyr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i32,
        y: CuPtr<f32>, incy: i32, A: CuPtr<f32>, lda: i32,
    ) -> ();
    #[symbol = cublasSsyr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64,
        y: CuPtr<f32>, incy: i64, A: CuPtr<f32>, lda: i64,
    ) -> ();
    #[symbol = cublasSsyr2k_v2]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasSsyr2k_v2_64]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, B: CuPtr<f32>, ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasSsyr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>, x: CuPtr<f32>, incx: i64,
        A: CuPtr<f32>, lda: i64,
    ) -> ();
    #[symbol = cublasSsyrk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyrk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i32,
    ) -> ();
    #[symbol = cublasSsyrk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyrk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyrkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasSsyrkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, B: CuPtr<f32>, ldb: i64, beta: Scalar<'_, f32>, C: CuPtr<f32>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasStbmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<f32>, lda: i32, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStbmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<f32>, lda: i64, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[symbol = cublasStbsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStbsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<f32>, lda: i32, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStbsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStbsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<f32>, lda: i64, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[symbol = cublasStpmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<f32>, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStpmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<f32>, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[symbol = cublasStpsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStpsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<f32>, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStpsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStpsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<f32>, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).
    /// - `AP`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStpttr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: CuPtr<f32>, A: CuPtr<f32>, lda: i32,
    ) -> ();
    #[symbol = cublasStrmm_v2]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrmm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>,
        ldb: i32, C: CuPtr<f32>, ldc: i32,
    ) -> ();
    #[symbol = cublasStrmm_v2_64]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrmm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, B: CuPtr<f32>,
        ldb: i64, C: CuPtr<f32>, ldc: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasStrmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, single precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStrmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<f32>, lda: i32, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStrmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, single precision.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStrmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<f32>, lda: i64, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[symbol = cublasStrsm_v2]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrsm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i32, B: CuPtr<f32>,
        ldb: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrsmBatched(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<*const f32>, lda: i32,
        B: CuPtr<*mut f32>, ldb: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrsmBatched_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<*const f32>, lda: i64,
        B: CuPtr<*mut f32>, ldb: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasStrsm_v2_64]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasStrsm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<f32>, lda: i64, B: CuPtr<f32>,
        ldb: i64,
    ) -> ();
    #[symbol = cublasStrsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStrsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<f32>, lda: i32, x: CuPtr<f32>, incx: i32,
    ) -> ();
    #[symbol = cublasStrsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStrsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<f32>, lda: i64, x: CuPtr<f32>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle of a full matrix A to packed storage (AP), single precision.
    /// - `A`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasStrttp(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: CuPtr<f32>, lda: i32, AP: CuPtr<f32>,
    ) -> ();
    #[other = owned]
    /// x ↔ y; arguments specify the data types.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSwapEx(
        handle: cublasHandle_t, n: i32, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i32, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i32,
    ) -> ();
    #[other = owned]
    /// x ↔ y; arguments specify the data types.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasSwapEx_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<c_void>, xType: runtime::cudaDataType, incx: i64, y: CuPtr<c_void>,
        yType: runtime::cudaDataType, incy: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasTSSgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const bf16>, lda: i32, xarray: CuPtr<*const bf16>, incx: i32, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasTSSgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const bf16>, lda: i64, xarray: CuPtr<*const bf16>, incx: i64, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut f32>, incy: i64, batchCount: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasTSSgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<bf16>,
        lda: i32, strideA: i64, x: CuPtr<bf16>, incx: i32, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>,
        incy: i32, stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasTSSgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<bf16>,
        lda: i64, strideA: i64, x: CuPtr<bf16>, incx: i64, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<f32>,
        incy: i64, stridey: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasTSTgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const bf16>, lda: i32, xarray: CuPtr<*const bf16>, incx: i32, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut bf16>, incy: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasTSTgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
        Aarray: CuPtr<*const bf16>, lda: i64, xarray: CuPtr<*const bf16>, incx: i64, beta: Scalar<'_, f32>,
        yarray: CuPtr<*mut bf16>, incy: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasTSTgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<bf16>,
        lda: i32, strideA: i64, x: CuPtr<bf16>, incx: i32, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<bf16>,
        incy: i32, stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasTSTgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>, A: CuPtr<bf16>,
        lda: i64, strideA: i64, x: CuPtr<bf16>, incx: i64, stridex: i64, beta: Scalar<'_, f32>, y: CuPtr<bf16>,
        incy: i64, stridey: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// Multiplies matrices of bytes with biases, and converts the result to bytes by `C_mult` and `C_shift`.
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cublasUint8gemmBias(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, transc: cublasOperation_t, m: i32,
        n: i32, k: i32, A: CuPtr<u8>, A_bias: i32, lda: i32, B: CuPtr<u8>, B_bias: i32, ldb: i32, C: CuPtr<u8>,
        C_bias: i32, ldc: i32, C_mult: i32, C_shift: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCgemm(
        handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtChemm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCher2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &f32, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCherk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f32,
        A: *const runtime::cuComplex, lda: usize, beta: &f32, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCherkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &f32, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// Creates a cuBLASXt handle, whose GPUs must be selected with `cublasXtDeviceSelect`.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasXtCreate() -> cublasXtHandle_t;
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.
    /// - `AP`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCspmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuComplex, AP: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCsymm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCsyr2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCsyrk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, beta: &runtime::cuComplex,
        C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCsyrkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize,
        beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtCtrmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex,
        lda: usize, B: *const runtime::cuComplex, ldb: usize, C: *mut runtime::cuComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).
    /// - `A`, `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid memory of the size that the other arguments imply.
    fn cublasXtCtrsm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex,
        lda: usize, B: *mut runtime::cuComplex, ldb: usize,
    ) -> ();
    /// Destroys a cuBLASXt handle and frees its host and GPU memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cublasXtDestroy(handle: cublasXtHandle_t) -> ();
    #[other = owned]
    /// Selects the GPUs, by device number, over which later calls with the handle distribute their work.
    /// - `deviceId`: in, array, whose length is passed as `nbDevices`
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
    fn cublasXtDeviceSelect(handle: cublasXtHandle_t, deviceId: &[i32]) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDgemm(
        handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize,
        alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.
    /// - `AP`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDspmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: &f64,
        AP: *const f64, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDsymm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: &f64,
        A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDsyr2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f64,
        A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDsyrk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f64,
        A: *const f64, lda: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDsyrkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f64,
        A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtDtrmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize,
        C: *mut f64, ldc: usize,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).
    /// - `A`, `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid memory of the size that the other arguments imply.
    fn cublasXtDtrsm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &f64, A: *const f64, lda: usize, B: *mut f64, ldb: usize,
    ) -> ();
    #[other = owned]
    /// Returns the side length, in elements, of the square tiles into which matrices are divided.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasXtGetBlockDim(handle: cublasXtHandle_t) -> i32;
    /// Returns the number of boards that the given GPUs are on.
    /// - `deviceId`: in, array, whose length is passed as `nbDevices`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasXtGetNumBoards(deviceId: &[i32]) -> i32;
    #[other = owned]
    /// Returns whether calls pin matrices in pageable host memory while they use them.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasXtGetPinningMemMode(handle: cublasXtHandle_t) -> cublasXtPinnedMemMode_t;
    /// Returns the maximum number of GPU boards that cuBLASXt can use.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cublasXtMaxBoards() -> i32;
    #[other = owned]
    /// Sets the side length, in elements, of the square tiles into which matrices are divided.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasXtSetBlockDim(handle: cublasXtHandle_t, blockDim: i32) -> ();
    #[other = owned]
    /// Sets the CPU's share of the work for one operation and data type.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasXtSetCpuRatio(
        handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32,
    ) -> ();
    #[other = owned]
    /// Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.
    /// - `blasFunctor`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `blasFunctor` may be called as long as `handle` exists, on any thread: it must not unwind.
    fn cublasXtSetCpuRoutine(
        handle: cublasXtHandle_t, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, blasFunctor: *mut c_void,
    ) -> ();
    #[other = owned]
    /// Sets whether calls pin matrices in pageable host memory while they use them.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cublasXtSetPinningMemMode(handle: cublasXtHandle_t, mode: cublasXtPinnedMemMode_t) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSgemm(
        handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize,
        alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.
    /// - `AP`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSspmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: &f32,
        AP: *const f32, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSsymm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize, alpha: &f32,
        A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSsyr2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f32,
        A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSsyrk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f32,
        A: *const f32, lda: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtSsyrkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f32,
        A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtStrmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize,
        C: *mut f32, ldc: usize,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).
    /// - `A`, `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid memory of the size that the other arguments imply.
    fn cublasXtStrsm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &f32, A: *const f32, lda: usize, B: *mut f32, ldb: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZgemm(
        handle: cublasXtHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: usize, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZhemm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZher2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &f64, C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZherk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize, alpha: &f64,
        A: *const runtime::cuDoubleComplex, lda: usize, beta: &f64, C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZherkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &f64, C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.
    /// - `AP`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZspmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex,
        ldb: usize, beta: &runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZsymm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize, n: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZsyr2k(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.
    /// - `A`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZsyrk(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        beta: &runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZsyrkx(
        handle: cublasXtHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize, k: usize,
        alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
        B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.
    /// - `A`, `B`, `C`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
    fn cublasXtZtrmm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize,
        C: *mut runtime::cuDoubleComplex, ldc: usize,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).
    /// - `A`, `B`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid memory of the size that the other arguments imply.
    fn cublasXtZtrsm(
        handle: cublasXtHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuDoubleComplex,
        A: *const runtime::cuDoubleComplex, lda: usize, B: *mut runtime::cuDoubleComplex, ldb: usize,
    ) -> ();
    #[symbol = cublasZaxpy_v2]
    #[other = owned]
    /// y = α·x + y, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZaxpy(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZaxpy_v2_64]
    #[other = owned]
    /// y = α·x + y, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZaxpy_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZcopy_v2]
    #[other = owned]
    /// y = x, double-precision complex.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZcopy(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasZcopy_v2_64]
    #[other = owned]
    /// y = x, double-precision complex.
    /// - `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZcopy_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZdgmm(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i32, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
    /// - `A`, `x`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZdgmm_64(
        handle: cublasHandle_t, mode: cublasSideMode_t, m: i64, n: i64, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZdotc_v2]
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdotc(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32, result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdotc_v2_64]
    #[other = owned]
    /// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdotc_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64, result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdotu_v2]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdotu(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32, result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdotu_v2_64]
    #[other = owned]
    /// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
    /// - `x`, `y`: in, on the device
    /// - `result`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdotu_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64, result: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZdrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32, c: Scalar<'_, f64>, s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasZdrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64, c: Scalar<'_, f64>, s: Scalar<'_, f64>,
    ) -> ();
    #[symbol = cublasZdscal_v2]
    #[other = owned]
    /// x = α·x for a double-precision complex x and a real α.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdscal(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, f64>, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZdscal_v2_64]
    #[other = owned]
    /// x = α·x for a double-precision complex x and a real α.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZdscal_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, f64>, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasZgbmv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgbmv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZgbmv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgbmv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgeam(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A) + β·op(B), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgeam_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>, ldb: i64,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).
    /// - `Aarray`, `Carray`: in, on the device
    /// - `devInfoArray`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZgelsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
        Aarray: CuPtr<*mut runtime::cuDoubleComplex>, lda: i32, Carray: CuPtr<*mut runtime::cuDoubleComplex>, ldc: i32,
        devInfoArray: CuPtr<i32>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasZgemm_v2]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemm(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemm3m(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemm3m_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemmBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, Aarray: CuPtr<*const runtime::cuDoubleComplex>, lda: i32,
        Barray: CuPtr<*const runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        Carray: CuPtr<*mut runtime::cuDoubleComplex>, ldc: i32, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `Barray`, `Carray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemmBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, Aarray: CuPtr<*const runtime::cuDoubleComplex>, lda: i64,
        Barray: CuPtr<*const runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        Carray: CuPtr<*mut runtime::cuDoubleComplex>, ldc: i64, batchCount: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemmStridedBatched(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i32, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, strideA: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, strideB: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32, strideC: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemmStridedBatched_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64, strideA: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, strideB: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64, strideC: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasZgemm_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemm_64(
        handle: cublasHandle_t, transa: cublasOperation_t, transb: cublasOperation_t, m: i64, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZgemv_v2]
    #[other = owned]
    /// y = α·op(A)·x + β·y, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemv(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemvBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>, lda: i32, xarray: CuPtr<*const runtime::cuDoubleComplex>,
        incx: i32, beta: Scalar<'_, runtime::cuDoubleComplex>, yarray: CuPtr<*mut runtime::cuDoubleComplex>, incy: i32,
        batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `Aarray`, `xarray`, `yarray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemvBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>, lda: i64, xarray: CuPtr<*const runtime::cuDoubleComplex>,
        incx: i64, beta: Scalar<'_, runtime::cuDoubleComplex>, yarray: CuPtr<*mut runtime::cuDoubleComplex>, incy: i64,
        batchCount: i64,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasZgemvStridedBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, strideA: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        stridex: i64, beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        stridey: i64, batchCount: i32,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `batchCount` must not be negative.
    fn cublasZgemvStridedBatched_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, strideA: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        stridex: i64, beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        stridey: i64, batchCount: i64,
    ) -> ();
    #[symbol = cublasZgemv_v2_64]
    #[other = owned]
    /// y = α·op(A)·x + β·y, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgemv_64(
        handle: cublasHandle_t, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[other = owned]
    /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double-precision complex).
    /// - `Aarray`, `TauArray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZgeqrfBatched(
        handle: cublasHandle_t, m: i32, n: i32, Aarray: CuPtr<*mut runtime::cuDoubleComplex>, lda: i32,
        TauArray: CuPtr<*mut runtime::cuDoubleComplex>, batchSize: i32,
    ) -> i32;
    #[symbol = cublasZgerc_v2]
    #[other = owned]
    /// A = α·x·yᴴ + A, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgerc(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZgerc_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + A, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgerc_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasZgeru_v2]
    #[other = owned]
    /// A = α·x·yᵀ + A without conjugation, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgeru(
        handle: cublasHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZgeru_v2_64]
    #[other = owned]
    /// A = α·x·yᵀ + A without conjugation, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZgeru_64(
        handle: cublasHandle_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
    #[other = owned]
    /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).
    /// - `A`: in, on the device
    /// - `P`, `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZgetrfBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*mut runtime::cuDoubleComplex>, lda: i32, P: CuPtr<i32>,
        info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double-precision complex).
    /// - `A`, `P`, `C`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZgetriBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const runtime::cuDoubleComplex>, lda: i32, P: CuPtr<i32>,
        C: CuPtr<*mut runtime::cuDoubleComplex>, ldc: i32, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double-precision complex).
    /// - `Aarray`, `devIpiv`, `Barray`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZgetrsBatched(
        handle: cublasHandle_t, trans: cublasOperation_t, n: i32, nrhs: i32,
        Aarray: CuPtr<*const runtime::cuDoubleComplex>, lda: i32, devIpiv: CuPtr<i32>,
        Barray: CuPtr<*mut runtime::cuDoubleComplex>, ldb: i32, batchSize: i32,
    ) -> i32;
    #[symbol = cublasZhbmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZhbmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZhemm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhemm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZhemm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhemm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZhemv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhemv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZhemv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhemv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZher_v2]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZher2_v2]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZher2_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasZher2k_v2]
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[symbol = cublasZher2k_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasZher_v2_64]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZher_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasZherk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZherk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, f64>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZherk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZherk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, f64>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64, beta: Scalar<'_, f64>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZherkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZherkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, f64>, C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i64,
    ) -> ();
    #[symbol = cublasZhpmv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZhpmv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `AP`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZhpr_v2]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZhpr2_v2]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZhpr2_v2_64]
    #[other = owned]
    /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZhpr_v2_64]
    #[other = owned]
    /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZhpr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[other = owned]
    /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).
    /// - `A`, `Ainv`: in, on the device
    /// - `info`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZmatinvBatched(
        handle: cublasHandle_t, n: i32, A: CuPtr<*const runtime::cuDoubleComplex>, lda: i32,
        Ainv: CuPtr<*mut runtime::cuDoubleComplex>, lda_inv: i32, info: CuPtr<i32>, batchSize: i32,
    ) -> ();
    #[symbol = cublasZrot_v2]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZrot(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32, c: Scalar<'_, f64>, s: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZrot_v2_64]
    #[other = owned]
    /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
    /// - `x`, `y`: on the device
    /// - `c`, `s`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZrot_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64, c: Scalar<'_, f64>, s: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZrotg_v2]
    #[other = owned]
    /// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.
    /// - `a`, `b`: in and out, a scalar on the host or on the device
    /// - `c`, `s`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZrotg(
        handle: cublasHandle_t, a: ScalarMut<'_, runtime::cuDoubleComplex>, b: ScalarMut<'_, runtime::cuDoubleComplex>,
        c: ScalarMut<'_, f64>, s: ScalarMut<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[symbol = cublasZscal_v2]
    #[other = owned]
    /// x = α·x, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZscal(
        handle: cublasHandle_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        incx: i32,
    ) -> ();
    #[symbol = cublasZscal_v2_64]
    #[other = owned]
    /// x = α·x, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZscal_64(
        handle: cublasHandle_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        incx: i64,
    ) -> ();
    #[symbol = cublasZswap_v2]
    #[other = owned]
    /// x ↔ y, double-precision complex.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZswap(
        handle: cublasHandle_t, n: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZswap_v2_64]
    #[other = owned]
    /// x ↔ y, double-precision complex.
    /// - `x`, `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZswap_64(
        handle: cublasHandle_t, n: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZsymm_v2]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsymm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZsymm_v2_64]
    #[other = owned]
    /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsymm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZsymv_v2]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsymv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
    ) -> ();
    #[symbol = cublasZsymv_v2_64]
    #[other = owned]
    /// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsymv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
    ) -> ();
    #[symbol = cublasZsyr_v2]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZsyr2_v2]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr2(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i32, y: CuPtr<runtime::cuDoubleComplex>, incy: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZsyr2_v2_64]
    #[other = owned]
    /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`, `y`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr2_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, y: CuPtr<runtime::cuDoubleComplex>, incy: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasZsyr2k_v2]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr2k(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZsyr2k_v2_64]
    #[other = owned]
    /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr2k_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZsyr_v2_64]
    #[other = owned]
    /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `x`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyr_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>, incx: i64, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
    ) -> ();
    #[symbol = cublasZsyrk_v2]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyrk(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>, C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZsyrk_v2_64]
    #[other = owned]
    /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyrk_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        beta: Scalar<'_, runtime::cuDoubleComplex>, C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyrkx(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZsyrkx_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i64,
        B: CuPtr<runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
    #[symbol = cublasZtbmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtbmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtbmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtbmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasZtbsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtbsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        k: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtbsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtbsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        k: i64, A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasZtpmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtpmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtpmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtpmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasZtpsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtpsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtpsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
    /// - `AP`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtpsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        AP: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).
    /// - `AP`: in, on the device
    /// - `A`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtpttr(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, AP: CuPtr<runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
    ) -> ();
    #[symbol = cublasZtrmm_v2]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrmm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[symbol = cublasZtrmm_v2_64]
    #[other = owned]
    /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrmm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, B: CuPtr<runtime::cuDoubleComplex>, ldb: i64,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i64,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[symbol = cublasZtrmv_v2]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, double-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtrmv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtrmv_v2_64]
    #[other = owned]
    /// x = op(A)·x for a triangular matrix A, double-precision complex.
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtrmv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[symbol = cublasZtrsm_v2]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrsm(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
    ) -> ();
}

checked! {
    cublas, CUBLAS, cublasStatus_t;
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrsmBatched(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<*const runtime::cuDoubleComplex>, lda: i32, B: CuPtr<*mut runtime::cuDoubleComplex>, ldb: i32,
        batchCount: i32,
    ) -> ();
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrsmBatched_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<*const runtime::cuDoubleComplex>, lda: i64, B: CuPtr<*mut runtime::cuDoubleComplex>, ldb: i64,
        batchCount: i64,
    ) -> ();
    #[symbol = cublasZtrsm_v2_64]
    #[other = owned]
    /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `A`: in, on the device
    /// - `B`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cublasZtrsm_64(
        handle: cublasHandle_t, side: cublasSideMode_t, uplo: cublasFillMode_t, trans: cublasOperation_t,
        diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, B: CuPtr<runtime::cuDoubleComplex>, ldb: i64,
    ) -> ();
    #[symbol = cublasZtrsv_v2]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtrsv(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i32,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, x: CuPtr<runtime::cuDoubleComplex>, incx: i32,
    ) -> ();
    #[symbol = cublasZtrsv_v2_64]
    #[other = owned]
    /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
    /// - `A`: in, on the device
    /// - `x`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtrsv_64(
        handle: cublasHandle_t, uplo: cublasFillMode_t, trans: cublasOperation_t, diag: cublasDiagType_t, n: i64,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i64, x: CuPtr<runtime::cuDoubleComplex>, incx: i64,
    ) -> ();
    #[other = owned]
    /// Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.
    /// - `A`: in, on the device
    /// - `AP`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cublasZtrttp(
        handle: cublasHandle_t, uplo: cublasFillMode_t, n: i32, A: CuPtr<runtime::cuDoubleComplex>, lda: i32,
        AP: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
}
