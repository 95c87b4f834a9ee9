//! Functions with owned handles that are identical in all major versions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        /// y = α·x + y; arguments specify the data types.
        /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasAxpyEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: HostScalar, alphaType: runtime::cudaDataType,
            x: impl KnownInput<T>, incx: i32, y: impl KnownOutput<U>, incy: i32, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasAxpyEx);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasAxpyEx(
                handle.as_handle(), n, alpha.into(), alphaType, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        /// y = α·x + y; arguments specify the data types.
        /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasAxpyEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: HostScalar, alphaType: runtime::cudaDataType,
            x: impl KnownInput<T>, incx: i64, y: impl KnownOutput<U>, incy: i64, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasAxpyEx_64);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasAxpyEx_64(
                handle.as_handle(), n, alpha.into(), alphaType, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        #[symbol = cublasCaxpy_v2]
        /// y = α·x + y, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCaxpy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCaxpy);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCaxpy(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasCaxpy_v2_64]
        /// y = α·x + y, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCaxpy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCaxpy_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCaxpy_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasCcopy_v2]
        /// y = x, single-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCcopy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCcopy);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCcopy(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasCcopy_v2_64]
        /// y = x, single-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCcopy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCcopy_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCcopy_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasCdgmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i32, n: i32,
            A: impl KnownInput<runtime::cuComplex>, lda: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCdgmm);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuComplex, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasCdgmm(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasCdgmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i64, n: i64,
            A: impl KnownInput<runtime::cuComplex>, lda: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCdgmm_64);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuComplex, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasCdgmm_64(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        #[symbol = cublasCdotc_v2]
        /// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCdotc(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            y: impl KnownInput<runtime::cuComplex>, incy: i32, result: &mut runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCdotc);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCdotc(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCdotc_v2_64]
        /// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCdotc_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            y: impl KnownInput<runtime::cuComplex>, incy: i64, result: &mut runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCdotc_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCdotc_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCdotu_v2]
        /// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCdotu(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            y: impl KnownInput<runtime::cuComplex>, incy: i32, result: &mut runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCdotu);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCdotu(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCdotu_v2_64]
        /// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCdotu_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            y: impl KnownInput<runtime::cuComplex>, incy: i64, result: &mut runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCdotu_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCdotu_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        /// C = α·op(A) + β·op(B), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgeam(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32, beta: &runtime::cuComplex,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgeam);
            check_len!(
                called : A as runtime::cuComplex, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgeam(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A) + β·op(B), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgeam_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64, beta: &runtime::cuComplex,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgeam_64);
            check_len!(
                called : A as runtime::cuComplex, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgeam_64(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCgemm_v2]
        /// C = α·op(A)·op(B) + β·C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3m(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3m);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3m(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3mEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i32, B: impl KnownInput<U>, ldb: i32,
            beta: &runtime::cuComplex, C: impl KnownOutput<V>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mEx);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3mEx(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3mEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i64, B: impl KnownInput<U>, ldb: i64,
            beta: &runtime::cuComplex, C: impl KnownOutput<V>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mEx_64);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3mEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3mStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32, strideA: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, strideB: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32, strideC: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mStridedBatched);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3mStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3mStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64, strideA: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, strideB: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64, strideC: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mStridedBatched_64);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3mStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm3m_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3m_64);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm3m_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemmEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i32, B: impl KnownInput<U>, ldb: i32,
            beta: &runtime::cuComplex, C: impl KnownOutput<V>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmEx);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemmEx(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemmEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i64, B: impl KnownInput<U>, ldb: i64,
            beta: &runtime::cuComplex, C: impl KnownOutput<V>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmEx_64);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemmEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemmStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32, strideA: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, strideB: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32, strideC: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmStridedBatched);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemmStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemmStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64, strideA: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, strideB: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64, strideC: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmStridedBatched_64);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemmStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCgemm_v2_64]
        /// C = α·op(A)·op(B) + β·C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCgemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm_64);
            check_len!(
                called : A as runtime::cuComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCgemm_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCgemv_v2]
        /// y = α·op(A)·x + β·y, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, beta: &runtime::cuComplex,
            y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemv);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuComplex, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuComplex, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgemv(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasCgemv_v2_64]
        /// y = α·op(A)·x + β·y, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, beta: &runtime::cuComplex,
            y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemv_64);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuComplex, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuComplex, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgemv_64(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasCgerc_v2]
        /// A = α·x·yᴴ + A, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgerc(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, y: impl KnownInput<runtime::cuComplex>, incy: i32,
            A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgerc);
            check_len!(called : x as runtime::cuComplex, [m @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCgerc(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCgerc_v2_64]
        /// A = α·x·yᴴ + A, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgerc_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, y: impl KnownInput<runtime::cuComplex>, incy: i64,
            A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgerc_64);
            check_len!(called : x as runtime::cuComplex, [m @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCgerc_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCgeru_v2]
        /// A = α·x·yᵀ + A without conjugation, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgeru(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, y: impl KnownInput<runtime::cuComplex>, incy: i32,
            A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgeru);
            check_len!(called : x as runtime::cuComplex, [m @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCgeru(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCgeru_v2_64]
        /// A = α·x·yᵀ + A without conjugation, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCgeru_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, y: impl KnownInput<runtime::cuComplex>, incy: i64,
            A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgeru_64);
            check_len!(called : x as runtime::cuComplex, [m @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCgeru_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasChemm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasChemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasChemm);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasChemm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasChemm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasChemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasChemm_64);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasChemm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasChemv_v2]
        /// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasChemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            beta: &runtime::cuComplex, y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasChemv);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasChemv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasChemv_v2_64]
        /// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasChemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            beta: &runtime::cuComplex, y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasChemv_64);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasChemv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCher_v2]
        /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCher(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f32,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCher);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasCher(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasCher2_v2]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCher2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, y: impl KnownInput<runtime::cuComplex>, incy: i32,
            A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCher2);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCher2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCher2_v2_64]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCher2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, y: impl KnownInput<runtime::cuComplex>, incy: i64,
            A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCher2_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCher2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCher2k_v2]
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCher2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &f32, C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCher2k);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCher2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCher2k_v2_64]
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCher2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &f32, C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCher2k_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCher2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCher_v2_64]
        /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCher_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f32,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCher_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasCher_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasCherk_v2]
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<runtime::cuComplex>, lda: i32, beta: &f32,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCherk);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherk3mEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<T>, lda: i32, beta: &f32, C: impl KnownOutput<U>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCherk3mEx);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherk3mEx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherk3mEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<T>, lda: i64, beta: &f32, C: impl KnownOutput<U>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCherk3mEx_64);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherk3mEx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherkEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<T>, lda: i32, beta: &f32, C: impl KnownOutput<U>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCherkEx);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherkEx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherkEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<T>, lda: i64, beta: &f32, C: impl KnownOutput<U>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCherkEx_64);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherkEx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasCherk_v2_64]
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCherk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<runtime::cuComplex>, lda: i64, beta: &f32,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCherk_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCherk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCherkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &f32, C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCherkx);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCherkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCherkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &f32, C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCherkx_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCherkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// y = x; arguments specify the data types.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCopyEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<T>, incx: i32, y: impl KnownOutput<U>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCopyEx);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCopyEx(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy)?;
            record_use!(work; x y);
        }
        /// y = x; arguments specify the data types.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCopyEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<T>, incx: i64, y: impl KnownOutput<U>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCopyEx_64);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCopyEx_64(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy)?;
            record_use!(work; x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCrot_v2]
        /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuComplex>, incy: i32, c: &f32, s: &runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCrot);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuComplex>, incy: i64, c: &f32, s: &runtime::cuComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasCrot_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCscal_v2]
        /// x = α·x, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasCscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCscal);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasCscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasCscal_v2_64]
        /// x = α·x, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasCscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCscal_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasCscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasCsrot_v2]
        /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCsrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuComplex>, incy: i32, c: &f32, s: &f32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsrot);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCsrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCsrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCsrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuComplex>, incy: i64, c: &f32, s: &f32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsrot_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCsrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasCsscal_v2]
        /// x = α·x for a single-precision complex x and a real α.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasCsscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f32, x: impl KnownOutput<runtime::cuComplex>,
            incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsscal);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasCsscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCsscal_v2_64]
        /// x = α·x for a single-precision complex x and a real α.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasCsscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f32, x: impl KnownOutput<runtime::cuComplex>,
            incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsscal_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasCsscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasCswap_v2]
        /// x ↔ y, single-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCswap(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCswap);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCswap(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasCswap_v2_64]
        /// x ↔ y, single-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasCswap_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCswap_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasCswap_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasCsymm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsymm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsymm);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsymm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCsymm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsymm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsymm_64);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsymm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCsymv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCsymv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            beta: &runtime::cuComplex, y: impl KnownOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsymv);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCsymv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCsymv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCsymv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            beta: &runtime::cuComplex, y: impl KnownOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsymv_64);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCsymv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasCsyr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCsyr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasCsyr(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasCsyr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCsyr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i32, y: impl KnownInput<runtime::cuComplex>, incy: i32,
            A: impl KnownOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr2);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCsyr2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCsyr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasCsyr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, y: impl KnownInput<runtime::cuComplex>, incy: i64,
            A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr2_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : y as runtime::cuComplex, [n @ incy]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasCsyr2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasCsyr2k_v2]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsyr2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr2k);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsyr2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCsyr2k_v2_64]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsyr2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr2k_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsyr2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCsyr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCsyr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuComplex,
            x: impl KnownInput<runtime::cuComplex>, incx: i64, A: impl KnownOutput<runtime::cuComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyr_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasCsyr_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasCsyrk_v2]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrk);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrk3mEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i32, beta: &runtime::cuComplex, C: impl KnownOutput<U>,
            ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrk3mEx);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrk3mEx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrk3mEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i64, beta: &runtime::cuComplex, C: impl KnownOutput<U>,
            ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrk3mEx_64);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrk3mEx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrkEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i32, beta: &runtime::cuComplex, C: impl KnownOutput<U>,
            ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrkEx);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrkEx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrkEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<T>, lda: i64, beta: &runtime::cuComplex, C: impl KnownOutput<U>,
            ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrkEx_64);
            check_len!(
                called : A as T, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as U, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrkEx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, beta.into(), C.0.into(),
                U::NUMBER, ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasCsyrk_v2_64]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasCsyrk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrk_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasCsyrk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsyrkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            B: impl KnownInput<runtime::cuComplex>, ldb: i32, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrkx);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsyrkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCsyrkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuComplex, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            B: impl KnownInput<runtime::cuComplex>, ldb: i64, beta: &runtime::cuComplex,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCsyrkx_64);
            check_len!(
                called : A as runtime::cuComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCsyrkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCtrmm_v2]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCtrmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i32, B: impl KnownInput<runtime::cuComplex>, ldb: i32,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrmm);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCtrmm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCtrmm_v2_64]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasCtrmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i64, B: impl KnownInput<runtime::cuComplex>, ldb: i64,
            C: impl KnownOutput<runtime::cuComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrmm_64);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasCtrmm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasCtrmv_v2]
        /// x = op(A)·x for a triangular matrix A, single-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCtrmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            x: impl KnownOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrmv);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtrmv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtrmv_v2_64]
        /// x = op(A)·x for a triangular matrix A, single-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCtrmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            x: impl KnownOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrmv_64);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtrmv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtrsm_v2]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasCtrsm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i32, B: impl KnownOutput<runtime::cuComplex>, ldb: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsm);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasCtrsm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasCtrsm_v2_64]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasCtrsm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &runtime::cuComplex,
            A: impl KnownInput<runtime::cuComplex>, lda: i64, B: impl KnownOutput<runtime::cuComplex>, ldb: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsm_64);
            check_len!(
                called : A as runtime::cuComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuComplex, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasCtrsm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasCtrsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCtrsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<runtime::cuComplex>, lda: i32,
            x: impl KnownOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsv);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtrsv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtrsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasCtrsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<runtime::cuComplex>, lda: i64,
            x: impl KnownOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsv_64);
            check_len!(called : A as runtime::cuComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtrsv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDasum_v2]
        /// result = Σ |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDasum(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDasum);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDasum(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDasum_v2_64]
        /// result = Σ |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDasum_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDasum_64);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDasum_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDaxpy_v2]
        /// y = α·x + y, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDaxpy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f64, x: impl KnownInput<f64>, incx: i32,
            y: impl KnownOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDaxpy);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDaxpy(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDaxpy_v2_64]
        /// y = α·x + y, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDaxpy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f64, x: impl KnownInput<f64>, incx: i64,
            y: impl KnownOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDaxpy_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDaxpy_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDcopy_v2]
        /// y = x, double precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDcopy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32,
            y: impl KnownOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDcopy);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDcopy(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDcopy_v2_64]
        /// y = x, double precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDcopy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64,
            y: impl KnownOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDcopy_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDcopy_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasDdgmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i32, n: i32, A: impl KnownInput<f64>,
            lda: i32, x: impl KnownInput<f64>, incx: i32, C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDdgmm);
            check_len!(called : A as f64, [m, n @ lda]);
            check_len!(
                called : x as f64, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasDdgmm(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasDdgmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i64, n: i64, A: impl KnownInput<f64>,
            lda: i64, x: impl KnownInput<f64>, incx: i64, C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDdgmm_64);
            check_len!(called : A as f64, [m, n @ lda]);
            check_len!(
                called : x as f64, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasDdgmm_64(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        #[symbol = cublasDdot_v2]
        /// result = Σ x\[i\]·y\[i\], double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDdot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32,
            y: impl KnownInput<f64>, incy: i32, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDdot);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDdot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasDdot_v2_64]
        /// result = Σ x\[i\]·y\[i\], double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDdot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64,
            y: impl KnownInput<f64>, incy: i64, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDdot_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDdot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        /// C = α·op(A) + β·op(B), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgeam(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, alpha: &f64, A: impl KnownInput<f64>, lda: i32, beta: &f64, B: impl KnownInput<f64>, ldb: i32,
            C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgeam);
            check_len!(
                called : A as f64, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgeam(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A) + β·op(B), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgeam_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, alpha: &f64, A: impl KnownInput<f64>, lda: i64, beta: &f64, B: impl KnownInput<f64>, ldb: i64,
            C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgeam_64);
            check_len!(
                called : A as f64, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgeam_64(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDgemm_v2]
        /// C = α·op(A)·op(B) + β·C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f64, A: impl KnownInput<f64>, lda: i32, B: impl KnownInput<f64>, ldb: i32, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemm);
            check_len!(
                called : A as f64, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgemm(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgemmStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f64, A: impl KnownInput<f64>, lda: i32, strideA: i64, B: impl KnownInput<f64>, ldb: i32,
            strideB: i64, beta: &f64, C: impl KnownOutput<f64>, ldc: i32, strideC: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmStridedBatched);
            check_len!(
                called : A as f64, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgemmStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgemmStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f64, A: impl KnownInput<f64>, lda: i64, strideA: i64, B: impl KnownInput<f64>, ldb: i64,
            strideB: i64, beta: &f64, C: impl KnownOutput<f64>, ldc: i64, strideC: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmStridedBatched_64);
            check_len!(
                called : A as f64, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgemmStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDgemm_v2_64]
        /// C = α·op(A)·op(B) + β·C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDgemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f64, A: impl KnownInput<f64>, lda: i64, B: impl KnownInput<f64>, ldb: i64, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemm_64);
            check_len!(
                called : A as f64, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDgemm_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDgemv_v2]
        /// y = α·op(A)·x + β·y, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDgemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: &f64,
            A: impl KnownInput<f64>, lda: i32, x: impl KnownInput<f64>, incx: i32, beta: &f64, y: impl KnownOutput<f64>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemv);
            check_len!(called : A as f64, [m, n @ lda]);
            check_len!(
                called : x as f64, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f64, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgemv(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDgemv_v2_64]
        /// y = α·op(A)·x + β·y, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDgemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: &f64,
            A: impl KnownInput<f64>, lda: i64, x: impl KnownInput<f64>, incx: i64, beta: &f64, y: impl KnownOutput<f64>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemv_64);
            check_len!(called : A as f64, [m, n @ lda]);
            check_len!(
                called : x as f64, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f64, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgemv_64(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDger_v2]
        /// A = α·x·yᵀ + A, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDger(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &f64, x: impl KnownInput<f64>, incx: i32,
            y: impl KnownInput<f64>, incy: i32, A: impl KnownOutput<f64>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDger);
            check_len!(called : x as f64, [m @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            check_len!(called : A as f64, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasDger(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasDger_v2_64]
        /// A = α·x·yᵀ + A, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDger_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &f64, x: impl KnownInput<f64>, incx: i64,
            y: impl KnownInput<f64>, incy: i64, A: impl KnownOutput<f64>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDger_64);
            check_len!(called : x as f64, [m @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            check_len!(called : A as f64, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasDger_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasDnrm2_v2]
        /// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDnrm2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDnrm2);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDnrm2(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDnrm2_v2_64]
        /// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDnrm2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64, result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDnrm2_64);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDnrm2_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasDrot_v2]
        /// (x, y) = (c·x + s·y, c·y − s·x), double precision.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<f64>, incx: i32,
            y: impl KnownOutput<f64>, incy: i32, c: &f64, s: &f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDrot);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasDrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − s·x), double precision.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<f64>, incx: i64,
            y: impl KnownOutput<f64>, incy: i64, c: &f64, s: &f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDrot_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasDscal_v2]
        /// x = α·x, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f64, x: impl KnownOutput<f64>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDscal);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasDscal_v2_64]
        /// x = α·x, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f64, x: impl KnownOutput<f64>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDscal_64);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasDswap_v2]
        /// x ↔ y, double precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDswap(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<f64>, incx: i32,
            y: impl KnownOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDswap);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDswap(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDswap_v2_64]
        /// x ↔ y, double precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasDswap_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<f64>, incx: i64,
            y: impl KnownOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDswap_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDswap_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDsymm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsymm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &f64, A: impl KnownInput<f64>, lda: i32, B: impl KnownInput<f64>, ldb: i32, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsymm);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsymm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDsymm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsymm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &f64, A: impl KnownInput<f64>, lda: i64, B: impl KnownInput<f64>, ldb: i64, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsymm_64);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsymm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDsymv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDsymv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f64,
            A: impl KnownInput<f64>, lda: i32, x: impl KnownInput<f64>, incx: i32, beta: &f64, y: impl KnownOutput<f64>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsymv);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDsymv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDsymv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDsymv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f64,
            A: impl KnownInput<f64>, lda: i64, x: impl KnownInput<f64>, incx: i64, beta: &f64, y: impl KnownOutput<f64>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsymv_64);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDsymv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDsyr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDsyr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f64,
            x: impl KnownInput<f64>, incx: i32, A: impl KnownOutput<f64>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : A as f64, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasDsyr(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasDsyr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDsyr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f64,
            x: impl KnownInput<f64>, incx: i32, y: impl KnownInput<f64>, incy: i32, A: impl KnownOutput<f64>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr2);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            check_len!(called : A as f64, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasDsyr2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasDsyr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasDsyr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f64,
            x: impl KnownInput<f64>, incx: i64, y: impl KnownInput<f64>, incy: i64, A: impl KnownOutput<f64>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr2_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            check_len!(called : A as f64, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasDsyr2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasDsyr2k_v2]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsyr2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f64, A: impl KnownInput<f64>, lda: i32, B: impl KnownInput<f64>, ldb: i32, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr2k);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsyr2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDsyr2k_v2_64]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsyr2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f64, A: impl KnownInput<f64>, lda: i64, B: impl KnownInput<f64>, ldb: i64, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr2k_64);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsyr2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDsyr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDsyr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f64,
            x: impl KnownInput<f64>, incx: i64, A: impl KnownOutput<f64>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyr_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : A as f64, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasDsyr_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasDsyrk_v2]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasDsyrk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f64, A: impl KnownInput<f64>, lda: i32, beta: &f64, C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyrk);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasDsyrk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasDsyrk_v2_64]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasDsyrk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f64, A: impl KnownInput<f64>, lda: i64, beta: &f64, C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyrk_64);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasDsyrk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsyrkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f64, A: impl KnownInput<f64>, lda: i32, B: impl KnownInput<f64>, ldb: i32, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyrkx);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsyrkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDsyrkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f64, A: impl KnownInput<f64>, lda: i64, B: impl KnownInput<f64>, ldb: i64, beta: &f64,
            C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsyrkx_64);
            check_len!(
                called : A as f64, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f64, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f64, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDsyrkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDtrmm_v2]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDtrmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &f64, A: impl KnownInput<f64>,
            lda: i32, B: impl KnownInput<f64>, ldb: i32, C: impl KnownOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrmm);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDtrmm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDtrmm_v2_64]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasDtrmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &f64, A: impl KnownInput<f64>,
            lda: i64, B: impl KnownInput<f64>, ldb: i64, C: impl KnownOutput<f64>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrmm_64);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            check_len!(called : C as f64, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasDtrmm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasDtrmv_v2]
        /// x = op(A)·x for a triangular matrix A, double precision.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDtrmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<f64>, lda: i32, x: impl KnownOutput<f64>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrmv);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtrmv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtrmv_v2_64]
        /// x = op(A)·x for a triangular matrix A, double precision.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDtrmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<f64>, lda: i64, x: impl KnownOutput<f64>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrmv_64);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtrmv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtrsm_v2]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasDtrsm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &f64, A: impl KnownInput<f64>,
            lda: i32, B: impl KnownOutput<f64>, ldb: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsm);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasDtrsm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasDtrsm_v2_64]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasDtrsm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &f64, A: impl KnownInput<f64>,
            lda: i64, B: impl KnownOutput<f64>, ldb: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsm_64);
            check_len!(
                called : A as f64, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f64, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasDtrsm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasDtrsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDtrsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<f64>, lda: i32, x: impl KnownOutput<f64>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsv);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtrsv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtrsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasDtrsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<f64>, lda: i64, x: impl KnownOutput<f64>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsv_64);
            check_len!(called : A as f64, [n, n @ lda]);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtrsv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDzasum_v2]
        /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDzasum(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDzasum);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDzasum(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDzasum_v2_64]
        /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDzasum_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDzasum_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDzasum_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDznrm2_v2]
        /// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDznrm2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDznrm2);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDznrm2(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasDznrm2_v2_64]
        /// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasDznrm2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            result: &mut f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDznrm2_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasDznrm2_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        /// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasGemmEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: HostScalar, A: impl KnownInput<T>, lda: i32, B: impl KnownInput<U>, ldb: i32,
            beta: HostScalar, C: impl KnownOutput<V>, ldc: i32, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmEx);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasGemmEx(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc, computeType, algo,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasGemmEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: HostScalar, A: impl KnownInput<T>, lda: i64, B: impl KnownInput<U>, ldb: i64,
            beta: HostScalar, C: impl KnownOutput<V>, ldc: i64, computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmEx_64);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasGemmEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc, computeType, algo,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasGemmStridedBatchedEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: HostScalar, A: impl KnownInput<T>, lda: i32, strideA: i64, B: impl KnownInput<U>,
            ldb: i32, strideB: i64, beta: HostScalar, C: impl KnownOutput<V>, ldc: i32, strideC: i64, batchCount: i32,
            computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmStridedBatchedEx);
            check_len!(
                called : A as T, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasGemmStridedBatchedEx(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, strideA, B.0.into(),
                U::NUMBER, ldb, strideB, beta.into(), C.0.into(), V::NUMBER, ldc, strideC, batchCount, computeType, algo,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasGemmStridedBatchedEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: HostScalar, A: impl KnownInput<T>, lda: i64, strideA: i64, B: impl KnownInput<U>,
            ldb: i64, strideB: i64, beta: HostScalar, C: impl KnownOutput<V>, ldc: i64, strideC: i64, batchCount: i64,
            computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmStridedBatchedEx_64);
            check_len!(
                called : A as T, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasGemmStridedBatchedEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, strideA, B.0.into(),
                U::NUMBER, ldb, strideB, beta.into(), C.0.into(), V::NUMBER, ldc, strideC, batchCount, computeType, algo,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasHgemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f16, A: impl KnownInput<f16>, lda: i32, B: impl KnownInput<f16>, ldb: i32, beta: &f16,
            C: impl KnownOutput<f16>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemm);
            check_len!(
                called : A as f16, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f16, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f16, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasHgemm(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasHgemmStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f16, A: impl KnownInput<f16>, lda: i32, strideA: i64, B: impl KnownInput<f16>, ldb: i32,
            strideB: i64, beta: &f16, C: impl KnownOutput<f16>, ldc: i32, strideC: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemmStridedBatched);
            check_len!(
                called : A as f16, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f16, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f16, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasHgemmStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasHgemmStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f16, A: impl KnownInput<f16>, lda: i64, strideA: i64, B: impl KnownInput<f16>, ldb: i64,
            strideB: i64, beta: &f16, C: impl KnownOutput<f16>, ldc: i64, strideC: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemmStridedBatched_64);
            check_len!(
                called : A as f16, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f16, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f16, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasHgemmStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasHgemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f16, A: impl KnownInput<f16>, lda: i64, B: impl KnownInput<f16>, ldb: i64, beta: &f16,
            C: impl KnownOutput<f16>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemm_64);
            check_len!(
                called : A as f16, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f16, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f16, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasHgemm_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIamaxEx<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<T>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIamaxEx);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIamaxEx(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, result.into())?;
            record_use!(work; x);
        }
        /// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIamaxEx_64<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<T>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIamaxEx_64);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIamaxEx_64(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, result.into())?;
            record_use!(work; x);
        }
        /// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIaminEx<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<T>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIaminEx);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIaminEx(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, result.into())?;
            record_use!(work; x);
        }
        /// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIaminEx_64<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<T>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIaminEx_64);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIaminEx_64(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIcamax_v2]
        /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIcamax(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIcamax);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIcamax(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIcamax_v2_64]
        /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIcamax_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIcamax_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIcamax_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIcamin_v2]
        /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIcamin(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIcamin);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIcamin(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIcamin_v2_64]
        /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIcamin_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIcamin_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIcamin_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIdamax_v2]
        /// result = first index i (from 1) with the largest |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIdamax(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIdamax);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIdamax(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIdamax_v2_64]
        /// result = first index i (from 1) with the largest |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIdamax_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIdamax_64);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIdamax_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIdamin_v2]
        /// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIdamin(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f64>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIdamin);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIdamin(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIdamin_v2_64]
        /// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIdamin_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f64>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIdamin_64);
            check_len!(called : x as f64, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIdamin_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIsamax_v2]
        /// result = first index i (from 1) with the largest |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIsamax(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIsamax);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIsamax(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIsamax_v2_64]
        /// result = first index i (from 1) with the largest |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIsamax_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIsamax_64);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIsamax_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIsamin_v2]
        /// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIsamin(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32, result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIsamin);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIsamin(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIsamin_v2_64]
        /// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIsamin_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64, result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIsamin_64);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIsamin_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIzamax_v2]
        /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIzamax(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIzamax);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIzamax(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIzamax_v2_64]
        /// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIzamax_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIzamax_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIzamax_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIzamin_v2]
        /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIzamin(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            result: &mut i32,
        ) -> () {
            let called = called!(CUBLAS, cublasIzamin);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIzamin(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasIzamin_v2_64]
        /// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasIzamin_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            result: &mut i64,
        ) -> () {
            let called = called!(CUBLAS, cublasIzamin_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasIzamin_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        /// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
        /// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasRotEx<T: Element<runtime::cudaDataType>, U: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<T>, incx: i32, y: impl KnownOutput<U>,
            incy: i32, c: HostScalar, s: HostScalar, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasRotEx);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasRotEx(
                handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy, c.into(), s.into(), csType,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        /// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
        /// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasRotEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<T>, incx: i64, y: impl KnownOutput<U>,
            incy: i64, c: HostScalar, s: HostScalar, csType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasRotEx_64);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasRotEx_64(
                handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy, c.into(), s.into(), csType,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        #[symbol = cublasSasum_v2]
        /// result = Σ |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSasum(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSasum);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSasum(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasSasum_v2_64]
        /// result = Σ |x\[i\]|, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSasum_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSasum_64);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSasum_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasSaxpy_v2]
        /// y = α·x + y, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSaxpy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f32, x: impl KnownInput<f32>, incx: i32,
            y: impl KnownOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSaxpy);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSaxpy(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasSaxpy_v2_64]
        /// y = α·x + y, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSaxpy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f32, x: impl KnownInput<f32>, incx: i64,
            y: impl KnownOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSaxpy_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSaxpy_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        /// x = α·x; arguments specify the data types.
        /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScalEx<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: HostScalar, alphaType: runtime::cudaDataType,
            x: impl KnownOutput<T>, incx: i32, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasScalEx);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScalEx(
                handle.as_handle(), n, alpha.into(), alphaType, x.0.into(), T::NUMBER, incx, executionType,
            )?;
            record_use!(work; x);
        }
        /// x = α·x; arguments specify the data types.
        /// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScalEx_64<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: HostScalar, alphaType: runtime::cudaDataType,
            x: impl KnownOutput<T>, incx: i64, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasScalEx_64);
            check_len!(called : x as T, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScalEx_64(
                handle.as_handle(), n, alpha.into(), alphaType, x.0.into(), T::NUMBER, incx, executionType,
            )?;
            record_use!(work; x);
        }
        #[symbol = cublasScasum_v2]
        /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScasum(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasScasum);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScasum(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasScasum_v2_64]
        /// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScasum_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasScasum_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScasum_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasScnrm2_v2]
        /// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScnrm2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuComplex>, incx: i32,
            result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasScnrm2);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScnrm2(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasScnrm2_v2_64]
        /// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasScnrm2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuComplex>, incx: i64,
            result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasScnrm2_64);
            check_len!(called : x as runtime::cuComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasScnrm2_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasScopy_v2]
        /// y = x, single precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasScopy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32,
            y: impl KnownOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasScopy);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasScopy(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasScopy_v2_64]
        /// y = x, single precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasScopy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64,
            y: impl KnownOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasScopy_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasScopy_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasSdgmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i32, n: i32, A: impl KnownInput<f32>,
            lda: i32, x: impl KnownInput<f32>, incx: i32, C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSdgmm);
            check_len!(called : A as f32, [m, n @ lda]);
            check_len!(
                called : x as f32, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasSdgmm(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasSdgmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i64, n: i64, A: impl KnownInput<f32>,
            lda: i64, x: impl KnownInput<f32>, incx: i64, C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSdgmm_64);
            check_len!(called : A as f32, [m, n @ lda]);
            check_len!(
                called : x as f32, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasSdgmm_64(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        #[symbol = cublasSdot_v2]
        /// result = Σ x\[i\]·y\[i\], single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSdot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32,
            y: impl KnownInput<f32>, incy: i32, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSdot);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSdot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasSdot_v2_64]
        /// result = Σ x\[i\]·y\[i\], single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSdot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64,
            y: impl KnownInput<f32>, incy: i64, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSdot_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSdot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasSetStream_v2]
        /// Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.
        /// `handle` keeps `streamId` alive until another stream is set, or until `handle` is destroyed.
        fn cublasSetStream(handle: impl AsHandle<cublasHandle_t, MAJOR>, streamId: impl SharedStream) -> () {
            keep!(
                MAJOR handle.as_handle(), streamId; checked::cublasSetStream(handle
                .as_handle(), streamId.as_handle_or_null())
            )
        }
        /// C = α·op(A) + β·op(B), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgeam(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, alpha: &f32, A: impl KnownInput<f32>, lda: i32, beta: &f32, B: impl KnownInput<f32>, ldb: i32,
            C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgeam);
            check_len!(
                called : A as f32, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgeam(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A) + β·op(B), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgeam_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, alpha: &f32, A: impl KnownInput<f32>, lda: i64, beta: &f32, B: impl KnownInput<f32>, ldb: i64,
            C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgeam_64);
            check_len!(
                called : A as f32, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgeam_64(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSgemm_v2]
        /// C = α·op(A)·op(B) + β·C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f32, A: impl KnownInput<f32>, lda: i32, B: impl KnownInput<f32>, ldb: i32, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemm);
            check_len!(
                called : A as f32, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemm(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemmEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f32, A: impl KnownInput<T>, lda: i32, B: impl KnownInput<U>, ldb: i32, beta: &f32,
            C: impl KnownOutput<V>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmEx);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemmEx(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemmEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f32, A: impl KnownInput<T>, lda: i64, B: impl KnownInput<U>, ldb: i64, beta: &f32,
            C: impl KnownOutput<V>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmEx_64);
            check_len!(
                called : A as T, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as U, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as V, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemmEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), T::NUMBER, lda, B.0.into(),
                U::NUMBER, ldb, beta.into(), C.0.into(), V::NUMBER, ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemmStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &f32, A: impl KnownInput<f32>, lda: i32, strideA: i64, B: impl KnownInput<f32>, ldb: i32,
            strideB: i64, beta: &f32, C: impl KnownOutput<f32>, ldc: i32, strideC: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmStridedBatched);
            check_len!(
                called : A as f32, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemmStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemmStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f32, A: impl KnownInput<f32>, lda: i64, strideA: i64, B: impl KnownInput<f32>, ldb: i64,
            strideB: i64, beta: &f32, C: impl KnownOutput<f32>, ldc: i64, strideC: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmStridedBatched_64);
            check_len!(
                called : A as f32, [m, k @ lda, batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda, batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [k, n @ ldb, batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb, batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemmStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasSgemm_v2_64]
        /// C = α·op(A)·op(B) + β·C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSgemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &f32, A: impl KnownInput<f32>, lda: i64, B: impl KnownInput<f32>, ldb: i64, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemm_64);
            check_len!(
                called : A as f32, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSgemm_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSgemv_v2]
        /// y = α·op(A)·x + β·y, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSgemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: &f32,
            A: impl KnownInput<f32>, lda: i32, x: impl KnownInput<f32>, incx: i32, beta: &f32, y: impl KnownOutput<f32>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemv);
            check_len!(called : A as f32, [m, n @ lda]);
            check_len!(
                called : x as f32, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgemv(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSgemv_v2_64]
        /// y = α·op(A)·x + β·y, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSgemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: &f32,
            A: impl KnownInput<f32>, lda: i64, x: impl KnownInput<f32>, incx: i64, beta: &f32, y: impl KnownOutput<f32>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemv_64);
            check_len!(called : A as f32, [m, n @ lda]);
            check_len!(
                called : x as f32, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgemv_64(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSger_v2]
        /// A = α·x·yᵀ + A, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSger(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &f32, x: impl KnownInput<f32>, incx: i32,
            y: impl KnownInput<f32>, incy: i32, A: impl KnownOutput<f32>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSger);
            check_len!(called : x as f32, [m @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            check_len!(called : A as f32, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasSger(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasSger_v2_64]
        /// A = α·x·yᵀ + A, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSger_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &f32, x: impl KnownInput<f32>, incx: i64,
            y: impl KnownInput<f32>, incy: i64, A: impl KnownOutput<f32>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSger_64);
            check_len!(called : x as f32, [m @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            check_len!(called : A as f32, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasSger_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasSnrm2_v2]
        /// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSnrm2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<f32>, incx: i32, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSnrm2);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSnrm2(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasSnrm2_v2_64]
        /// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSnrm2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<f32>, incx: i64, result: &mut f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSnrm2_64);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSnrm2_64(handle.as_handle(), n, x.0.into(), incx, result.into())?;
            record_use!(work; x);
        }
        #[symbol = cublasSrot_v2]
        /// (x, y) = (c·x + s·y, c·y − s·x), single precision.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<f32>, incx: i32,
            y: impl KnownOutput<f32>, incy: i32, c: &f32, s: &f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSrot);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasSrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − s·x), single precision.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<f32>, incx: i64,
            y: impl KnownOutput<f32>, incy: i64, c: &f32, s: &f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSrot_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasSscal_v2]
        /// x = α·x, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f32, x: impl KnownOutput<f32>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSscal);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasSscal_v2_64]
        /// x = α·x, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasSscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f32, x: impl KnownOutput<f32>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSscal_64);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasSscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasSswap_v2]
        /// x ↔ y, single precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSswap(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<f32>, incx: i32,
            y: impl KnownOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSswap);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSswap(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasSswap_v2_64]
        /// x ↔ y, single precision.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSswap_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<f32>, incx: i64,
            y: impl KnownOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSswap_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSswap_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasSsymm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsymm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &f32, A: impl KnownInput<f32>, lda: i32, B: impl KnownInput<f32>, ldb: i32, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsymm);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsymm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSsymm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsymm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &f32, A: impl KnownInput<f32>, lda: i64, B: impl KnownInput<f32>, ldb: i64, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsymm_64);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsymm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSsymv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSsymv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f32,
            A: impl KnownInput<f32>, lda: i32, x: impl KnownInput<f32>, incx: i32, beta: &f32, y: impl KnownOutput<f32>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsymv);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSsymv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSsymv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSsymv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f32,
            A: impl KnownInput<f32>, lda: i64, x: impl KnownInput<f32>, incx: i64, beta: &f32, y: impl KnownOutput<f32>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsymv_64);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSsymv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasSsyr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasSsyr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f32,
            x: impl KnownInput<f32>, incx: i32, A: impl KnownOutput<f32>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : A as f32, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasSsyr(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasSsyr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSsyr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f32,
            x: impl KnownInput<f32>, incx: i32, y: impl KnownInput<f32>, incy: i32, A: impl KnownOutput<f32>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr2);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            check_len!(called : A as f32, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasSsyr2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasSsyr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasSsyr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f32,
            x: impl KnownInput<f32>, incx: i64, y: impl KnownInput<f32>, incy: i64, A: impl KnownOutput<f32>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr2_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            check_len!(called : A as f32, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasSsyr2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasSsyr2k_v2]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsyr2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<f32>, lda: i32, B: impl KnownInput<f32>, ldb: i32, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr2k);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsyr2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSsyr2k_v2_64]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsyr2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<f32>, lda: i64, B: impl KnownInput<f32>, ldb: i64, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr2k_64);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsyr2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasSsyr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasSsyr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f32,
            x: impl KnownInput<f32>, incx: i64, A: impl KnownOutput<f32>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyr_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : A as f32, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasSsyr_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasSsyrk_v2]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasSsyrk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<f32>, lda: i32, beta: &f32, C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyrk);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasSsyrk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasSsyrk_v2_64]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasSsyrk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<f32>, lda: i64, beta: &f32, C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyrk_64);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasSsyrk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsyrkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f32, A: impl KnownInput<f32>, lda: i32, B: impl KnownInput<f32>, ldb: i32, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyrkx);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsyrkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasSsyrkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f32, A: impl KnownInput<f32>, lda: i64, B: impl KnownInput<f32>, ldb: i64, beta: &f32,
            C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsyrkx_64);
            check_len!(
                called : A as f32, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as f32, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as f32, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasSsyrkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasStrmm_v2]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasStrmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &f32, A: impl KnownInput<f32>,
            lda: i32, B: impl KnownInput<f32>, ldb: i32, C: impl KnownOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStrmm);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasStrmm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasStrmm_v2_64]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasStrmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &f32, A: impl KnownInput<f32>,
            lda: i64, B: impl KnownInput<f32>, ldb: i64, C: impl KnownOutput<f32>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStrmm_64);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            check_len!(called : C as f32, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasStrmm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasStrmv_v2]
        /// x = op(A)·x for a triangular matrix A, single precision.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasStrmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<f32>, lda: i32, x: impl KnownOutput<f32>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStrmv);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStrmv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStrmv_v2_64]
        /// x = op(A)·x for a triangular matrix A, single precision.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasStrmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<f32>, lda: i64, x: impl KnownOutput<f32>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStrmv_64);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStrmv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStrsm_v2]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasStrsm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &f32, A: impl KnownInput<f32>,
            lda: i32, B: impl KnownOutput<f32>, ldb: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsm);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasStrsm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasStrsm_v2_64]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasStrsm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &f32, A: impl KnownInput<f32>,
            lda: i64, B: impl KnownOutput<f32>, ldb: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsm_64);
            check_len!(
                called : A as f32, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as f32, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasStrsm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasStrsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasStrsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<f32>, lda: i32, x: impl KnownOutput<f32>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsv);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStrsv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStrsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasStrsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<f32>, lda: i64, x: impl KnownOutput<f32>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsv_64);
            check_len!(called : A as f32, [n, n @ lda]);
            check_len!(called : x as f32, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStrsv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        /// x ↔ y; arguments specify the data types.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSwapEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<T>, incx: i32, y: impl KnownOutput<U>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSwapEx);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSwapEx(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy)?;
            record_use!(work; x y);
        }
        /// x ↔ y; arguments specify the data types.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasSwapEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<T>, incx: i64, y: impl KnownOutput<U>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSwapEx_64);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSwapEx_64(handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasZaxpy_v2]
        /// y = α·x + y, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZaxpy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, y: impl KnownOutput<runtime::cuDoubleComplex>,
            incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZaxpy);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZaxpy(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasZaxpy_v2_64]
        /// y = α·x + y, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZaxpy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, y: impl KnownOutput<runtime::cuDoubleComplex>,
            incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZaxpy_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZaxpy_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasZcopy_v2]
        /// y = x, double-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZcopy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZcopy);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZcopy(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasZcopy_v2_64]
        /// y = x, double-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZcopy_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZcopy_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZcopy_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasZdgmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i32, n: i32,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZdgmm);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasZdgmm(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        /// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `C`, `x`.
        fn cublasZdgmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasSideMode_t, m: i64, n: i64,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZdgmm_64);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [m @ incx]; if mode != cublasSideMode_t::CUBLAS_SIDE_LEFT,
                [n @ incx] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x C);
            checked::cublasZdgmm_64(handle.as_handle(), mode, m, n, A.0.into(), lda, x.0.into(), incx, C.0.into(), ldc)?;
            record_use!(work; A x C);
        }
        #[symbol = cublasZdotc_v2]
        /// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdotc(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownInput<runtime::cuDoubleComplex>, incy: i32, result: &mut runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZdotc);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdotc(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdotc_v2_64]
        /// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdotc_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownInput<runtime::cuDoubleComplex>, incy: i64, result: &mut runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZdotc_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdotc_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdotu_v2]
        /// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdotu(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownInput<runtime::cuDoubleComplex>, incy: i32, result: &mut runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZdotu);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdotu(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdotu_v2_64]
        /// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
        /// - `result`: out, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdotu_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownInput<runtime::cuDoubleComplex>, incy: i64, result: &mut runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZdotu_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdotu_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, result.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdrot_v2]
        /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32, c: &f64, s: &f64,
        ) -> () {
            let called = called!(CUBLAS, cublasZdrot);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZdrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64, c: &f64, s: &f64,
        ) -> () {
            let called = called!(CUBLAS, cublasZdrot_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZdrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZdscal_v2]
        /// x = α·x for a double-precision complex x and a real α.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasZdscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &f64,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZdscal);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasZdscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasZdscal_v2_64]
        /// x = α·x for a double-precision complex x and a real α.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasZdscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &f64,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZdscal_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasZdscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        /// C = α·op(A) + β·op(B), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgeam(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            beta: &runtime::cuDoubleComplex, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgeam);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgeam(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A) + β·op(B), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgeam_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            beta: &runtime::cuDoubleComplex, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgeam_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, n @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [m, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                m @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgeam_64(
                handle.as_handle(), transa, transb, m, n, alpha.into(), A.0.into(), lda, beta.into(), B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZgemm_v2]
        /// C = α·op(A)·op(B) + β·C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemm);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemm(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemm3m(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemm3m);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemm3m(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemm3m_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemm3m_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemm3m_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemmStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            strideA: i64, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, strideB: i64,
            beta: &runtime::cuDoubleComplex, C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32, strideC: i64,
            batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemmStridedBatched);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemmStridedBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemmStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            strideA: i64, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, strideB: i64,
            beta: &runtime::cuDoubleComplex, C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64, strideC: i64,
            batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemmStridedBatched_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda,
                batchCount @ strideA]; if transa != cublasOperation_t::CUBLAS_OP_N, [k, m @ lda,
                batchCount @ strideA] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb,
                batchCount @ strideB]; if transb != cublasOperation_t::CUBLAS_OP_N, [n, k @ ldb,
                batchCount @ strideB] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc, batchCount @ strideC]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemmStridedBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, strideA, B.0.into(), ldb,
                strideB, beta.into(), C.0.into(), ldc, strideC, batchCount,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZgemm_v2_64]
        /// C = α·op(A)·op(B) + β·C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZgemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemm_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, k @ lda]; if transa != cublasOperation_t::CUBLAS_OP_N, [k,
                m @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [k, n @ ldb]; if transb != cublasOperation_t::CUBLAS_OP_N, [n,
                k @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZgemm_64(
                handle.as_handle(), transa, transb, m, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZgemv_v2]
        /// y = α·op(A)·x + β·y, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, beta: &runtime::cuDoubleComplex,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemv);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuDoubleComplex, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgemv(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZgemv_v2_64]
        /// y = α·op(A)·x + β·y, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, beta: &runtime::cuDoubleComplex,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemv_64);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [n @ incx]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [m @ incx] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuDoubleComplex, [m @ incy]; if trans != cublasOperation_t::CUBLAS_OP_N,
                [n @ incy] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgemv_64(
                handle.as_handle(), trans, m, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(),
                incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZgerc_v2]
        /// A = α·x·yᴴ + A, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgerc(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i32, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgerc);
            check_len!(called : x as runtime::cuDoubleComplex, [m @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZgerc(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZgerc_v2_64]
        /// A = α·x·yᴴ + A, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgerc_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i64, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgerc_64);
            check_len!(called : x as runtime::cuDoubleComplex, [m @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZgerc_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZgeru_v2]
        /// A = α·x·yᵀ + A without conjugation, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgeru(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i32, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgeru);
            check_len!(called : x as runtime::cuDoubleComplex, [m @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZgeru(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZgeru_v2_64]
        /// A = α·x·yᵀ + A without conjugation, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZgeru_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i64, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i64, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgeru_64);
            check_len!(called : x as runtime::cuDoubleComplex, [m @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZgeru_64(
                handle.as_handle(), m, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZhemm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZhemm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZhemm);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZhemm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZhemm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZhemm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZhemm_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZhemm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZhemv_v2]
        /// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZhemv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            beta: &runtime::cuDoubleComplex, y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZhemv);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZhemv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZhemv_v2_64]
        /// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZhemv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            beta: &runtime::cuDoubleComplex, y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZhemv_64);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZhemv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZher_v2]
        /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZher(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &f64,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, A: impl KnownOutput<runtime::cuDoubleComplex>,
            lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZher);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasZher(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasZher2_v2]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZher2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i32, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZher2);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZher2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZher2_v2_64]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZher2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i64, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZher2_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZher2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZher2k_v2]
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZher2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZher2k);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZher2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZher2k_v2_64]
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZher2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZher2k_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZher2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZher_v2_64]
        /// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZher_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &f64,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, A: impl KnownOutput<runtime::cuDoubleComplex>,
            lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZher_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasZher_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasZherk_v2]
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasZherk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &f64, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZherk);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasZherk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasZherk_v2_64]
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasZherk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &f64, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZherk_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasZherk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZherkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZherkx);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZherkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        /// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZherkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &f64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZherkx_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZherkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZrot_v2]
        /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZrot(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32, c: &f64, s: &runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZrot);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZrot(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZrot_v2_64]
        /// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
        /// - `c`, `s`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZrot_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64, c: &f64, s: &runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUBLAS, cublasZrot_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZrot_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, c.into(), s.into())?;
            record_use!(work; x y);
        }
        #[symbol = cublasZscal_v2]
        /// x = α·x, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasZscal(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZscal);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasZscal(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasZscal_v2_64]
        /// x = α·x, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        fn cublasZscal_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZscal_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasZscal_64(handle.as_handle(), n, alpha.into(), x.0.into(), incx)?;
            record_use!(work; x);
        }
        #[symbol = cublasZswap_v2]
        /// x ↔ y, double-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZswap(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZswap);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZswap(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasZswap_v2_64]
        /// x ↔ y, double-precision complex.
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        fn cublasZswap_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
            y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZswap_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasZswap_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy)?;
            record_use!(work; x y);
        }
        #[symbol = cublasZsymm_v2]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsymm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i32, n: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsymm);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsymm(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZsymm_v2_64]
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsymm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: i64, n: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsymm_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsymm_64(
                handle.as_handle(), side, uplo, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZsymv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZsymv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32,
            beta: &runtime::cuDoubleComplex, y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsymv);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZsymv(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZsymv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZsymv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64,
            beta: &runtime::cuDoubleComplex, y: impl KnownOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsymv_64);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZsymv_64(
                handle.as_handle(), uplo, n, alpha.into(), A.0.into(), lda, x.0.into(), incx, beta.into(), y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZsyr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZsyr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, A: impl KnownOutput<runtime::cuDoubleComplex>,
            lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasZsyr(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasZsyr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZsyr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i32, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i32, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr2);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZsyr2(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
        #[symbol = cublasZsyr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        fn cublasZsyr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, y: impl KnownInput<runtime::cuDoubleComplex>,
            incy: i64, A: impl KnownOutput<runtime::cuDoubleComplex>, lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr2_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : y as runtime::cuDoubleComplex, [n @ incy]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y A);
            checked::cublasZsyr2_64(
                handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, y.0.into(), incy, A.0.into(), lda,
            )?;
            record_use!(work; x y A);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasZsyr2k_v2]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsyr2k(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr2k);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsyr2k(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZsyr2k_v2_64]
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsyr2k_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr2k_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsyr2k_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZsyr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZsyr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: &runtime::cuDoubleComplex,
            x: impl KnownInput<runtime::cuDoubleComplex>, incx: i64, A: impl KnownOutput<runtime::cuDoubleComplex>,
            lda: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyr_64);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x A);
            checked::cublasZsyr_64(handle.as_handle(), uplo, n, alpha.into(), x.0.into(), incx, A.0.into(), lda)?;
            record_use!(work; x A);
        }
        #[symbol = cublasZsyrk_v2]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasZsyrk(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            beta: &runtime::cuDoubleComplex, C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyrk);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasZsyrk(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
        #[symbol = cublasZsyrk_v2_64]
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `C`.
        fn cublasZsyrk_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            beta: &runtime::cuDoubleComplex, C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyrk_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A C);
            checked::cublasZsyrk_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, beta.into(), C.0.into(), ldc,
            )?;
            record_use!(work; A C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsyrkx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i32, k: i32,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyrkx);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsyrkx(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        /// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZsyrkx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: i64, k: i64,
            alpha: &runtime::cuDoubleComplex, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64, beta: &runtime::cuDoubleComplex,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZsyrkx_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [n, k @ lda]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ lda] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : B as runtime::cuDoubleComplex, [n, k @ ldb]; if trans != cublasOperation_t::CUBLAS_OP_N, [k,
                n @ ldb] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(called : C as runtime::cuDoubleComplex, [n, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZsyrkx_64(
                handle.as_handle(), uplo, trans, n, k, alpha.into(), A.0.into(), lda, B.0.into(), ldb, beta.into(),
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZtrmm_v2]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZtrmm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i32,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrmm);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZtrmm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZtrmm_v2_64]
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`, `C`.
        fn cublasZtrmm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, B: impl KnownInput<runtime::cuDoubleComplex>, ldb: i64,
            C: impl KnownOutput<runtime::cuDoubleComplex>, ldc: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrmm_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            check_len!(called : C as runtime::cuDoubleComplex, [m, n @ ldc]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasZtrmm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
                C.0.into(), ldc,
            )?;
            record_use!(work; A B C);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasZtrmv_v2]
        /// x = op(A)·x for a triangular matrix A, double-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZtrmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrmv);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtrmv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtrmv_v2_64]
        /// x = op(A)·x for a triangular matrix A, double-precision complex.
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZtrmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrmv_64);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtrmv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtrsm_v2]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasZtrsm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32, B: impl KnownOutput<runtime::cuDoubleComplex>, ldb: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsm);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasZtrsm(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasZtrsm_v2_64]
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `B`.
        fn cublasZtrsm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: &runtime::cuDoubleComplex,
            A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64, B: impl KnownOutput<runtime::cuDoubleComplex>, ldb: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsm_64);
            check_len!(
                called : A as runtime::cuDoubleComplex, [m, m @ lda]; if side != cublasSideMode_t::CUBLAS_SIDE_LEFT, [n,
                n @ lda] if [cublasSideMode_t::CUBLAS_SIDE_RIGHT]
            );
            check_len!(called : B as runtime::cuDoubleComplex, [m, n @ ldb]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasZtrsm_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha.into(), A.0.into(), lda, B.0.into(), ldb,
            )?;
            record_use!(work; A B);
        }
        #[symbol = cublasZtrsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZtrsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsv);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtrsv(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtrsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
        /// Returns an error if one of these is shorter than required: `A`, `x`.
        fn cublasZtrsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, A: impl KnownInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl KnownOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsv_64);
            check_len!(called : A as runtime::cuDoubleComplex, [n, n @ lda]);
            check_len!(called : x as runtime::cuDoubleComplex, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtrsv_64(handle.as_handle(), uplo, trans, diag, n, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        ///
        /// # Safety
        ///
        /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasAsumEx<T: Output, U: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceInput<U>, incx: i32,
            result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasAsumEx);
            check_len!(called : x as U, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasAsumEx(handle.as_handle(), n, x.0.into(), U::NUMBER, incx, result, resultType, executiontype)?;
            record_use!(work; x);
        }
        /// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        ///
        /// # Safety
        ///
        /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasAsumEx_64<T: Output, U: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceInput<U>, incx: i64,
            result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasAsumEx_64);
            check_len!(called : x as U, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasAsumEx_64(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, result, resultType, executiontype,
            )?;
            record_use!(work; x);
        }
        #[symbol = cublasCgbmv_v2]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            x: impl DeviceInput<runtime::cuComplex>, incx: i32, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgbmv(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasCgbmv_v2_64]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i64,
            x: impl DeviceInput<runtime::cuComplex>, incx: i64, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgbmv_64(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCgelsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*mut runtime::cuComplex>, lda: i32, Carray: impl DeviceInput<*mut runtime::cuComplex>,
            ldc: i32, devInfoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasCgelsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Carray devInfoArray);
            let returned = {
                checked::cublasCgelsBatched(
                    handle.as_handle(), trans, m, n, nrhs, Aarray.0.into(), lda, Carray.0.into(), ldc,
                    devInfoArray.0.into(), batchSize,
                )?
            };
            record_use!(work; Aarray Carray devInfoArray);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemm3mBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>,
            lda: i32, Barray: impl DeviceInput<*const runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
            Carray: impl DeviceInput<*mut runtime::cuComplex>, ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasCgemm3mBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemm3mBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>,
            lda: i64, Barray: impl DeviceInput<*const runtime::cuComplex>, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
            Carray: impl DeviceInput<*mut runtime::cuComplex>, ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemm3mBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasCgemm3mBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>,
            lda: i32, Barray: impl DeviceInput<*const runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
            Carray: impl DeviceInput<*mut runtime::cuComplex>, ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasCgemmBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>,
            lda: i64, Barray: impl DeviceInput<*const runtime::cuComplex>, ldb: i64, beta: Scalar<'_, runtime::cuComplex>,
            Carray: impl DeviceInput<*mut runtime::cuComplex>, ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasCgemmBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>, lda: i32,
            xarray: impl DeviceInput<*const runtime::cuComplex>, incx: i32, beta: Scalar<'_, runtime::cuComplex>,
            yarray: impl DeviceInput<*mut runtime::cuComplex>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasCgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: Scalar<'_, runtime::cuComplex>, Aarray: impl DeviceInput<*const runtime::cuComplex>, lda: i64,
            xarray: impl DeviceInput<*const runtime::cuComplex>, incx: i64, beta: Scalar<'_, runtime::cuComplex>,
            yarray: impl DeviceInput<*mut runtime::cuComplex>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasCgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasCgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i32, strideA: i64,
            x: impl DeviceInput<runtime::cuComplex>, incx: i32, stridex: i64, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemvStridedBatched);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as runtime::cuComplex, [n @ incx,
                batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuComplex, [m @ incy,
                batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasCgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i64, strideA: i64,
            x: impl DeviceInput<runtime::cuComplex>, incx: i64, stridex: i64, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCgemvStridedBatched_64);
            check_len!(called : A as runtime::cuComplex, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as runtime::cuComplex, [n @ incx,
                batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuComplex, [m @ incy,
                batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasCgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCgeqrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, Aarray: impl DeviceInput<*mut runtime::cuComplex>,
            lda: i32, TauArray: impl DeviceInput<*mut runtime::cuComplex>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasCgeqrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray TauArray);
            let returned = {
                checked::cublasCgeqrfBatched(handle.as_handle(), m, n, Aarray.0.into(), lda, TauArray.0.into(), batchSize)?
            };
            record_use!(work; Aarray TauArray);
            returned
        }
        /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCgetrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*mut runtime::cuComplex>, lda: i32,
            P: impl DeviceOutput<i32>, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgetrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P info);
            checked::cublasCgetrfBatched(handle.as_handle(), n, A.0.into(), lda, P.0.into(), info.0.into(), batchSize)?;
            record_use!(work; A P info);
        }
        /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCgetriBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const runtime::cuComplex>, lda: i32,
            P: impl DeviceInput<i32>, C: impl DeviceInput<*mut runtime::cuComplex>, ldc: i32, info: impl DeviceOutput<i32>,
            batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCgetriBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P C info);
            checked::cublasCgetriBatched(
                handle.as_handle(), n, A.0.into(), lda, P.0.into(), C.0.into(), ldc, info.0.into(), batchSize,
            )?;
            record_use!(work; A P C info);
        }
        /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCgetrsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*const runtime::cuComplex>, lda: i32, devIpiv: impl DeviceInput<i32>,
            Barray: impl DeviceInput<*mut runtime::cuComplex>, ldb: i32, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasCgetrsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray devIpiv Barray);
            let returned = {
                checked::cublasCgetrsBatched(
                    handle.as_handle(), trans, n, nrhs, Aarray.0.into(), lda, devIpiv.0.into(), Barray.0.into(), ldb,
                    batchSize,
                )?
            };
            record_use!(work; Aarray devIpiv Barray);
            returned
        }
        #[symbol = cublasChbmv_v2]
        /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, k: i32,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            x: impl DeviceInput<runtime::cuComplex>, incx: i32, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasChbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasChbmv(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasChbmv_v2_64]
        /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, k: i64,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i64,
            x: impl DeviceInput<runtime::cuComplex>, incx: i64, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasChbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasChbmv_64(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasChpmv_v2]
        /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            alpha: Scalar<'_, runtime::cuComplex>, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceInput<runtime::cuComplex>, incx: i32, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasChpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasChpmv(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasChpmv_v2_64]
        /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64,
            alpha: Scalar<'_, runtime::cuComplex>, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceInput<runtime::cuComplex>, incx: i64, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasChpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasChpmv_64(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasChpr_v2]
        /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<runtime::cuComplex>, incx: i32, AP: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasChpr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasChpr(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        #[symbol = cublasChpr2_v2]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            alpha: Scalar<'_, runtime::cuComplex>, x: impl DeviceInput<runtime::cuComplex>, incx: i32,
            y: impl DeviceInput<runtime::cuComplex>, incy: i32, AP: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasChpr2);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasChpr2(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasChpr2_v2_64]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64,
            alpha: Scalar<'_, runtime::cuComplex>, x: impl DeviceInput<runtime::cuComplex>, incx: i64,
            y: impl DeviceInput<runtime::cuComplex>, incy: i64, AP: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasChpr2_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasChpr2_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasChpr_v2_64]
        /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasChpr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<runtime::cuComplex>, incx: i64, AP: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasChpr_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasChpr_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCmatinvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const runtime::cuComplex>, lda: i32,
            Ainv: impl DeviceInput<*mut runtime::cuComplex>, lda_inv: i32, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCmatinvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A Ainv info);
            checked::cublasCmatinvBatched(
                handle.as_handle(), n, A.0.into(), lda, Ainv.0.into(), lda_inv, info.0.into(), batchSize,
            )?;
            record_use!(work; A Ainv info);
        }
        #[symbol = cublasCtbmv_v2]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtbmv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtbmv_v2_64]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<runtime::cuComplex>, lda: i64,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtbmv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtbsv_v2]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtbsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtbsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtbsv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasCtbsv_v2_64]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtbsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<runtime::cuComplex>, lda: i64,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtbsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasCtbsv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        #[symbol = cublasCtpmv_v2]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasCtpmv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasCtpmv_v2_64]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasCtpmv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasCtpsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtpsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtpsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasCtpsv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasCtpsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtpsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtpsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasCtpsv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtpttr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            AP: impl DeviceInput<runtime::cuComplex>, A: impl DeviceOutput<runtime::cuComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtpttr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP A);
            checked::cublasCtpttr(handle.as_handle(), uplo, n, AP.0.into(), A.0.into(), lda)?;
            record_use!(work; AP A);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCtrsmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
            A: impl DeviceInput<*const runtime::cuComplex>, lda: i32, B: impl DeviceInput<*mut runtime::cuComplex>,
            ldb: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasCtrsmBatched(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasCtrsmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuComplex>,
            A: impl DeviceInput<*const runtime::cuComplex>, lda: i64, B: impl DeviceInput<*mut runtime::cuComplex>,
            ldb: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrsmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasCtrsmBatched_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.
        /// # Safety
        ///
        /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasCtrttp(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuComplex>, lda: i32, AP: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasCtrttp);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A AP);
            checked::cublasCtrttp(handle.as_handle(), uplo, n, A.0.into(), lda, AP.0.into())?;
            record_use!(work; A AP);
        }
        #[symbol = cublasDgbmv_v2]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
            alpha: Scalar<'_, f64>, A: impl DeviceInput<f64>, lda: i32, x: impl DeviceInput<f64>, incx: i32,
            beta: Scalar<'_, f64>, y: impl DeviceOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgbmv(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDgbmv_v2_64]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
            alpha: Scalar<'_, f64>, A: impl DeviceInput<f64>, lda: i64, x: impl DeviceInput<f64>, incx: i64,
            beta: Scalar<'_, f64>, y: impl DeviceOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgbmv_64(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).
        /// # Safety
        ///
        /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDgelsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*mut f64>, lda: i32, Carray: impl DeviceInput<*mut f64>, ldc: i32,
            devInfoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasDgelsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Carray devInfoArray);
            let returned = {
                checked::cublasDgelsBatched(
                    handle.as_handle(), trans, m, n, nrhs, Aarray.0.into(), lda, Carray.0.into(), ldc,
                    devInfoArray.0.into(), batchSize,
                )?
            };
            record_use!(work; Aarray Carray devInfoArray);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgemmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, f64>, Aarray: impl DeviceInput<*const f64>, lda: i32,
            Barray: impl DeviceInput<*const f64>, ldb: i32, beta: Scalar<'_, f64>, Carray: impl DeviceInput<*mut f64>,
            ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasDgemmBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgemmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, f64>, Aarray: impl DeviceInput<*const f64>, lda: i64,
            Barray: impl DeviceInput<*const f64>, ldb: i64, beta: Scalar<'_, f64>, Carray: impl DeviceInput<*mut f64>,
            ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasDgemmBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasDgemmGroupedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i32], n_array: &[i32], k_array: &[i32], alpha_array: &[f64],
            Aarray: impl DeviceInput<*const f64>, lda_array: &[i32], Barray: impl DeviceInput<*const f64>,
            ldb_array: &[i32], beta_array: &[f64], Carray: impl DeviceInput<*mut f64>, ldc_array: &[i32],
            group_size: &[i32],
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmGroupedBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasDgemmGroupedBatched(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                lda_array, Barray.0.into(), ldb_array, beta_array, Carray.0.into(), ldc_array, group_size,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasDgemmGroupedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i64], n_array: &[i64], k_array: &[i64], alpha_array: &[f64],
            Aarray: impl DeviceInput<*const f64>, lda_array: &[i64], Barray: impl DeviceInput<*const f64>,
            ldb_array: &[i64], beta_array: &[f64], Carray: impl DeviceInput<*mut f64>, ldc_array: &[i64],
            group_size: &[i64],
        ) -> () {
            let called = called!(CUBLAS, cublasDgemmGroupedBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasDgemmGroupedBatched_64(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                lda_array, Barray.0.into(), ldb_array, beta_array, Carray.0.into(), ldc_array, group_size,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
            Aarray: impl DeviceInput<*const f64>, lda: i32, xarray: impl DeviceInput<*const f64>, incx: i32,
            beta: Scalar<'_, f64>, yarray: impl DeviceInput<*mut f64>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasDgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f64>,
            Aarray: impl DeviceInput<*const f64>, lda: i64, xarray: impl DeviceInput<*const f64>, incx: i64,
            beta: Scalar<'_, f64>, yarray: impl DeviceInput<*mut f64>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasDgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// y = α·op(A)·x + β·y for a strided batch, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasDgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<f64>, lda: i32, strideA: i64, x: impl DeviceInput<f64>, incx: i32, stridex: i64,
            beta: Scalar<'_, f64>, y: impl DeviceOutput<f64>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemvStridedBatched);
            check_len!(called : A as f64, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f64, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f64, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasDgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<f64>, lda: i64, strideA: i64, x: impl DeviceInput<f64>, incx: i64, stridex: i64,
            beta: Scalar<'_, f64>, y: impl DeviceOutput<f64>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDgemvStridedBatched_64);
            check_len!(called : A as f64, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f64, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f64, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double precision).
        /// # Safety
        ///
        /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDgeqrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, Aarray: impl DeviceInput<*mut f64>, lda: i32,
            TauArray: impl DeviceInput<*mut f64>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasDgeqrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray TauArray);
            let returned = {
                checked::cublasDgeqrfBatched(handle.as_handle(), m, n, Aarray.0.into(), lda, TauArray.0.into(), batchSize)?
            };
            record_use!(work; Aarray TauArray);
            returned
        }
        /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).
        /// # Safety
        ///
        /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDgetrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*mut f64>, lda: i32,
            P: impl DeviceOutput<i32>, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgetrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P info);
            checked::cublasDgetrfBatched(handle.as_handle(), n, A.0.into(), lda, P.0.into(), info.0.into(), batchSize)?;
            record_use!(work; A P info);
        }
        /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double precision).
        /// # Safety
        ///
        /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDgetriBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const f64>, lda: i32,
            P: impl DeviceInput<i32>, C: impl DeviceInput<*mut f64>, ldc: i32, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDgetriBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P C info);
            checked::cublasDgetriBatched(
                handle.as_handle(), n, A.0.into(), lda, P.0.into(), C.0.into(), ldc, info.0.into(), batchSize,
            )?;
            record_use!(work; A P C info);
        }
        /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double precision).
        /// # Safety
        ///
        /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDgetrsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*const f64>, lda: i32, devIpiv: impl DeviceInput<i32>,
            Barray: impl DeviceInput<*mut f64>, ldb: i32, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasDgetrsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray devIpiv Barray);
            let returned = {
                checked::cublasDgetrsBatched(
                    handle.as_handle(), trans, n, nrhs, Aarray.0.into(), lda, devIpiv.0.into(), Barray.0.into(), ldb,
                    batchSize,
                )?
            };
            record_use!(work; Aarray devIpiv Barray);
            returned
        }
        /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).
        /// # Safety
        ///
        /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDmatinvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const f64>, lda: i32,
            Ainv: impl DeviceInput<*mut f64>, lda_inv: i32, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDmatinvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A Ainv info);
            checked::cublasDmatinvBatched(
                handle.as_handle(), n, A.0.into(), lda, Ainv.0.into(), lda_inv, info.0.into(), batchSize,
            )?;
            record_use!(work; A Ainv info);
        }
        /// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasDotEx<
            T: Output,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceInput<U>, incx: i32, y: impl DeviceInput<V>,
            incy: i32, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasDotEx);
            check_len!(called : x as U, [n @ incx]);
            check_len!(called : y as V, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDotEx(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, y.0.into(), V::NUMBER, incy, result, resultType,
                executionType,
            )?;
            record_use!(work; x y);
        }
        /// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasDotEx_64<
            T: Output,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceInput<U>, incx: i64, y: impl DeviceInput<V>,
            incy: i64, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasDotEx_64);
            check_len!(called : x as U, [n @ incx]);
            check_len!(called : y as V, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDotEx_64(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, y.0.into(), V::NUMBER, incy, result, resultType,
                executionType,
            )?;
            record_use!(work; x y);
        }
        /// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasDotcEx<
            T: Output,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceInput<U>, incx: i32, y: impl DeviceInput<V>,
            incy: i32, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasDotcEx);
            check_len!(called : x as U, [n @ incx]);
            check_len!(called : y as V, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDotcEx(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, y.0.into(), V::NUMBER, incy, result, resultType,
                executionType,
            )?;
            record_use!(work; x y);
        }
        /// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasDotcEx_64<
            T: Output,
            U: Element<runtime::cudaDataType>,
            V: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceInput<U>, incx: i64, y: impl DeviceInput<V>,
            incy: i64, result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasDotcEx_64);
            check_len!(called : x as U, [n @ incx]);
            check_len!(called : y as V, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDotcEx_64(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, y.0.into(), V::NUMBER, incy, result, resultType,
                executionType,
            )?;
            record_use!(work; x y);
        }
        #[symbol = cublasDrotm_v2]
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDrotm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceOutput<f64>, incx: i32,
            y: impl DeviceOutput<f64>, incy: i32, param: *const f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDrotm);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDrotm(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, param)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDrotm_v2_64]
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDrotm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceOutput<f64>, incx: i64,
            y: impl DeviceOutput<f64>, incy: i64, param: *const f64,
        ) -> () {
            let called = called!(CUBLAS, cublasDrotm_64);
            check_len!(called : x as f64, [n @ incx]);
            check_len!(called : y as f64, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasDrotm_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, param)?;
            record_use!(work; x y);
        }
        #[symbol = cublasDsbmv_v2]
        /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDsbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<f64>, lda: i32, x: impl DeviceInput<f64>, incx: i32, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDsbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDsbmv(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDsbmv_v2_64]
        /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDsbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<f64>, lda: i64, x: impl DeviceInput<f64>, incx: i64, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDsbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasDsbmv_64(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasDspmv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
            AP: impl DeviceInput<f64>, x: impl DeviceInput<f64>, incx: i32, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDspmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasDspmv(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasDspmv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
            AP: impl DeviceInput<f64>, x: impl DeviceInput<f64>, incx: i64, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDspmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasDspmv_64(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasDspr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<f64>, incx: i32, AP: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUBLAS, cublasDspr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasDspr(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        #[symbol = cublasDspr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<f64>, incx: i32, y: impl DeviceInput<f64>, incy: i32, AP: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUBLAS, cublasDspr2);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasDspr2(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasDspr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<f64>, incx: i64, y: impl DeviceInput<f64>, incy: i64, AP: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUBLAS, cublasDspr2_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasDspr2_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        #[symbol = cublasDspr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDspr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<f64>, incx: i64, AP: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUBLAS, cublasDspr_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasDspr_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        #[symbol = cublasDtbmv_v2]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<f64>, lda: i32, x: impl DeviceOutput<f64>,
            incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtbmv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtbmv_v2_64]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<f64>, lda: i64, x: impl DeviceOutput<f64>,
            incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtbmv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtbsv_v2]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtbsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<f64>, lda: i32, x: impl DeviceOutput<f64>,
            incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtbsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtbsv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtbsv_v2_64]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtbsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<f64>, lda: i64, x: impl DeviceOutput<f64>,
            incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtbsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasDtbsv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasDtpmv_v2]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasDtpmv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        #[symbol = cublasDtpmv_v2_64]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasDtpmv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasDtpsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtpsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtpsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasDtpsv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasDtpsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtpsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtpsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasDtpsv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).
        /// # Safety
        ///
        /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtpttr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, AP: impl DeviceInput<f64>,
            A: impl DeviceOutput<f64>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtpttr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP A);
            checked::cublasDtpttr(handle.as_handle(), uplo, n, AP.0.into(), A.0.into(), lda)?;
            record_use!(work; AP A);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDtrsmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<*const f64>, lda: i32, B: impl DeviceInput<*mut f64>, ldb: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasDtrsmBatched(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDtrsmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<*const f64>, lda: i64, B: impl DeviceInput<*mut f64>, ldb: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrsmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasDtrsmBatched_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Copies a triangle of a full matrix A to packed storage (AP), double precision.
        /// # Safety
        ///
        /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasDtrttp(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, A: impl DeviceInput<f64>,
            lda: i32, AP: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUBLAS, cublasDtrttp);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A AP);
            checked::cublasDtrttp(handle.as_handle(), uplo, n, A.0.into(), lda, AP.0.into())?;
            record_use!(work; A AP);
        }
        /// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasGemmBatchedEx(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: AnyScalar, Aarray: impl DeviceInput<*const c_void>, Atype: runtime::cudaDataType,
            lda: i32, Barray: impl DeviceInput<*const c_void>, Btype: runtime::cudaDataType, ldb: i32, beta: AnyScalar,
            Carray: impl DeviceInput<*mut c_void>, Ctype: runtime::cudaDataType, ldc: i32, batchCount: i32,
            computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmBatchedEx);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasGemmBatchedEx(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), Atype, lda, Barray.0.into(), Btype,
                ldb, beta, Carray.0.into(), Ctype, ldc, batchCount, computeType, algo,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasGemmBatchedEx_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: AnyScalar, Aarray: impl DeviceInput<*const c_void>, Atype: runtime::cudaDataType,
            lda: i64, Barray: impl DeviceInput<*const c_void>, Btype: runtime::cudaDataType, ldb: i64, beta: AnyScalar,
            Carray: impl DeviceInput<*mut c_void>, Ctype: runtime::cudaDataType, ldc: i64, batchCount: i64,
            computeType: cublasComputeType_t, algo: cublasGemmAlgo_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmBatchedEx_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasGemmBatchedEx_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), Atype, lda, Barray.0.into(), Btype,
                ldb, beta, Carray.0.into(), Ctype, ldc, batchCount, computeType, algo,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        /// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasGemmGroupedBatchedEx<T: Input, U: Input>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i32], n_array: &[i32], k_array: &[i32], alpha_array: &[T],
            Aarray: impl DeviceInput<*const c_void>, Atype: runtime::cudaDataType, lda_array: &[i32],
            Barray: impl DeviceInput<*const c_void>, Btype: runtime::cudaDataType, ldb_array: &[i32], beta_array: &[U],
            Carray: impl DeviceInput<*mut c_void>, Ctype: runtime::cudaDataType, ldc_array: &[i32], group_size: &[i32],
            computeType: cublasComputeType_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmGroupedBatchedEx);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasGemmGroupedBatchedEx(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                Atype, lda_array, Barray.0.into(), Btype, ldb_array, beta_array, Carray.0.into(), Ctype, ldc_array,
                group_size, computeType,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        /// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasGemmGroupedBatchedEx_64<T: Input, U: Input>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i64], n_array: &[i64], k_array: &[i64], alpha_array: &[T],
            Aarray: impl DeviceInput<*const c_void>, Atype: runtime::cudaDataType, lda_array: &[i64],
            Barray: impl DeviceInput<*const c_void>, Btype: runtime::cudaDataType, ldb_array: &[i64], beta_array: &[U],
            Carray: impl DeviceInput<*mut c_void>, Ctype: runtime::cudaDataType, ldc_array: &[i64], group_size: &[i64],
            computeType: cublasComputeType_t,
        ) -> () {
            let called = called!(CUBLAS, cublasGemmGroupedBatchedEx_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasGemmGroupedBatchedEx_64(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                Atype, lda_array, Barray.0.into(), Btype, ldb_array, beta_array, Carray.0.into(), Ctype, ldc_array,
                group_size, computeType,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
        /// - `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
        fn cublasGetMatrixAsync(
            rows: i32, cols: i32, elemSize: i32, A: impl AnyDeviceInput, lda: i32, B: *mut c_void, ldb: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasGetMatrixAsync);
            borrow!(work = Work::in_stream(& stream), called : A);
            checked::cublasGetMatrixAsync(rows, cols, elemSize, A.0.into(), lda, B, ldb, stream.as_handle_or_null())?;
            record_use!(work; A);
        }
        /// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
        /// - `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
        fn cublasGetMatrixAsync_64(
            rows: i64, cols: i64, elemSize: i64, A: impl AnyDeviceInput, lda: i64, B: *mut c_void, ldb: i64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasGetMatrixAsync_64);
            borrow!(work = Work::in_stream(& stream), called : A);
            checked::cublasGetMatrixAsync_64(rows, cols, elemSize, A.0.into(), lda, B, ldb, stream.as_handle_or_null())?;
            record_use!(work; A);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
        /// - `hostPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
        fn cublasGetVectorAsync(
            n: i32, elemSize: i32, devicePtr: impl AnyDeviceInput, incx: i32, hostPtr: *mut c_void, incy: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasGetVectorAsync);
            borrow!(work = Work::in_stream(& stream), called : devicePtr);
            checked::cublasGetVectorAsync(
                n, elemSize, devicePtr.0.into(), incx, hostPtr, incy, stream.as_handle_or_null(),
            )?;
            record_use!(work; devicePtr);
        }
        /// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
        /// - `hostPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
        fn cublasGetVectorAsync_64(
            n: i64, elemSize: i64, devicePtr: impl AnyDeviceInput, incx: i64, hostPtr: *mut c_void, incy: i64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasGetVectorAsync_64);
            borrow!(work = Work::in_stream(& stream), called : devicePtr);
            checked::cublasGetVectorAsync_64(
                n, elemSize, devicePtr.0.into(), incx, hostPtr, incy, stream.as_handle_or_null(),
            )?;
            record_use!(work; devicePtr);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHSHgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f16>, lda: i32, xarray: impl DeviceInput<*const f16>, incx: i32,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f16>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHSHgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasHSHgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHSHgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f16>, lda: i64, xarray: impl DeviceInput<*const f16>, incx: i64,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f16>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHSHgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasHSHgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasHSHgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f16>, lda: i32, strideA: i64, x: impl DeviceInput<f16>, incx: i32, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f16>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHSHgemvStridedBatched);
            check_len!(called : A as f16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f16, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasHSHgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasHSHgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f16>, lda: i64, strideA: i64, x: impl DeviceInput<f16>, incx: i64, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f16>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHSHgemvStridedBatched_64);
            check_len!(called : A as f16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f16, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasHSHgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHSSgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f16>, lda: i32, xarray: impl DeviceInput<*const f16>, incx: i32,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHSSgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasHSSgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHSSgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f16>, lda: i64, xarray: impl DeviceInput<*const f16>, incx: i64,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHSSgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasHSSgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasHSSgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f16>, lda: i32, strideA: i64, x: impl DeviceInput<f16>, incx: i32, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHSSgemvStridedBatched);
            check_len!(called : A as f16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasHSSgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasHSSgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f16>, lda: i64, strideA: i64, x: impl DeviceInput<f16>, incx: i64, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHSSgemvStridedBatched_64);
            check_len!(called : A as f16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasHSSgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHgemmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, f16>, Aarray: impl DeviceInput<*const f16>, lda: i32,
            Barray: impl DeviceInput<*const f16>, ldb: i32, beta: Scalar<'_, f16>, Carray: impl DeviceInput<*mut f16>,
            ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasHgemmBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasHgemmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, f16>, Aarray: impl DeviceInput<*const f16>, lda: i64,
            Barray: impl DeviceInput<*const f16>, ldb: i64, beta: Scalar<'_, f16>, Carray: impl DeviceInput<*mut f16>,
            ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasHgemmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasHgemmBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// result = √(Σ |x\[i\]|²); arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        ///
        /// # Safety
        ///
        /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasNrm2Ex<T: Output, U: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceInput<U>, incx: i32,
            result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasNrm2Ex);
            check_len!(called : x as U, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasNrm2Ex(handle.as_handle(), n, x.0.into(), U::NUMBER, incx, result, resultType, executionType)?;
            record_use!(work; x);
        }
        /// result = √(Σ |x\[i\]|²); arguments specify the data types.
        /// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// Returns an error if one of these is shorter than required: `x`.
        ///
        /// # Safety
        ///
        /// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasNrm2Ex_64<T: Output, U: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceInput<U>, incx: i64,
            result: ScalarMut<'_, T>, resultType: runtime::cudaDataType, executionType: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasNrm2Ex_64);
            check_len!(called : x as U, [n @ incx]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x);
            checked::cublasNrm2Ex_64(
                handle.as_handle(), n, x.0.into(), U::NUMBER, incx, result, resultType, executionType,
            )?;
            record_use!(work; x);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasRotmEx<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceOutput<T>, incx: i32,
            y: impl DeviceOutput<U>, incy: i32, param: *const c_void, paramType: runtime::cudaDataType,
            executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasRotmEx);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasRotmEx(
                handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy, param, paramType,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasRotmEx_64<
            T: Element<runtime::cudaDataType>,
            U: Element<runtime::cudaDataType>,
        >(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceOutput<T>, incx: i64,
            y: impl DeviceOutput<U>, incy: i64, param: *const c_void, paramType: runtime::cudaDataType,
            executiontype: runtime::cudaDataType,
        ) -> () {
            let called = called!(CUBLAS, cublasRotmEx_64);
            check_len!(called : x as T, [n @ incx]);
            check_len!(called : y as U, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasRotmEx_64(
                handle.as_handle(), n, x.0.into(), T::NUMBER, incx, y.0.into(), U::NUMBER, incy, param, paramType,
                executiontype,
            )?;
            record_use!(work; x y);
        }
        /// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
        /// - `A`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
        /// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cublasSetMatrixAsync(
            rows: i32, cols: i32, elemSize: i32, A: *const c_void, lda: i32, B: impl AnyDeviceOutput, ldb: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasSetMatrixAsync);
            borrow!(work = Work::in_stream(& stream), called : B);
            checked::cublasSetMatrixAsync(rows, cols, elemSize, A, lda, B.0.into(), ldb, stream.as_handle_or_null())?;
            record_use!(work; B);
        }
        /// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
        /// - `A`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
        /// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cublasSetMatrixAsync_64(
            rows: i64, cols: i64, elemSize: i64, A: *const c_void, lda: i64, B: impl AnyDeviceOutput, ldb: i64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasSetMatrixAsync_64);
            borrow!(work = Work::in_stream(& stream), called : B);
            checked::cublasSetMatrixAsync_64(rows, cols, elemSize, A, lda, B.0.into(), ldb, stream.as_handle_or_null())?;
            record_use!(work; B);
        }
        /// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
        /// - `hostPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
        /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cublasSetVectorAsync(
            n: i32, elemSize: i32, hostPtr: *const c_void, incx: i32, devicePtr: impl AnyDeviceOutput, incy: i32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasSetVectorAsync);
            borrow!(work = Work::in_stream(& stream), called : devicePtr);
            checked::cublasSetVectorAsync(
                n, elemSize, hostPtr, incx, devicePtr.0.into(), incy, stream.as_handle_or_null(),
            )?;
            record_use!(work; devicePtr);
        }
        /// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
        /// - `hostPtr`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
        /// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn cublasSetVectorAsync_64(
            n: i64, elemSize: i64, hostPtr: *const c_void, incx: i64, devicePtr: impl AnyDeviceOutput, incy: i64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(CUBLAS, cublasSetVectorAsync_64);
            borrow!(work = Work::in_stream(& stream), called : devicePtr);
            checked::cublasSetVectorAsync_64(
                n, elemSize, hostPtr, incx, devicePtr.0.into(), incy, stream.as_handle_or_null(),
            )?;
            record_use!(work; devicePtr);
        }
        #[symbol = cublasSgbmv_v2]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
            alpha: Scalar<'_, f32>, A: impl DeviceInput<f32>, lda: i32, x: impl DeviceInput<f32>, incx: i32,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgbmv(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSgbmv_v2_64]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
            alpha: Scalar<'_, f32>, A: impl DeviceInput<f32>, lda: i64, x: impl DeviceInput<f32>, incx: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgbmv_64(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).
        /// # Safety
        ///
        /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSgelsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*mut f32>, lda: i32, Carray: impl DeviceInput<*mut f32>, ldc: i32,
            devInfoArray: impl DeviceOutput<i32>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasSgelsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Carray devInfoArray);
            let returned = {
                checked::cublasSgelsBatched(
                    handle.as_handle(), trans, m, n, nrhs, Aarray.0.into(), lda, Carray.0.into(), ldc,
                    devInfoArray.0.into(), batchSize,
                )?
            };
            record_use!(work; Aarray Carray devInfoArray);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgemmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, f32>, Aarray: impl DeviceInput<*const f32>, lda: i32,
            Barray: impl DeviceInput<*const f32>, ldb: i32, beta: Scalar<'_, f32>, Carray: impl DeviceInput<*mut f32>,
            ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasSgemmBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgemmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, f32>, Aarray: impl DeviceInput<*const f32>, lda: i64,
            Barray: impl DeviceInput<*const f32>, ldb: i64, beta: Scalar<'_, f32>, Carray: impl DeviceInput<*mut f32>,
            ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasSgemmBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasSgemmGroupedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i32], n_array: &[i32], k_array: &[i32], alpha_array: &[f32],
            Aarray: impl DeviceInput<*const f32>, lda_array: &[i32], Barray: impl DeviceInput<*const f32>,
            ldb_array: &[i32], beta_array: &[f32], Carray: impl DeviceInput<*mut f32>, ldc_array: &[i32],
            group_size: &[i32],
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmGroupedBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasSgemmGroupedBatched(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                lda_array, Barray.0.into(), ldb_array, beta_array, Carray.0.into(), ldc_array, group_size,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
        /// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `transa_array` must not be moved, changed or freed while the library may hold its address.
        /// - `transb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `m_array` must not be moved, changed or freed while the library may hold its address.
        /// - `n_array` must not be moved, changed or freed while the library may hold its address.
        /// - `k_array` must not be moved, changed or freed while the library may hold its address.
        /// - `alpha_array` must not be moved, changed or freed while the library may hold its address.
        /// - `lda_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldb_array` must not be moved, changed or freed while the library may hold its address.
        /// - `beta_array` must not be moved, changed or freed while the library may hold its address.
        /// - `ldc_array` must not be moved, changed or freed while the library may hold its address.
        /// - `group_size` must not be moved, changed or freed while the library may hold its address.
        fn cublasSgemmGroupedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa_array: &[cublasOperation_t],
            transb_array: &[cublasOperation_t], m_array: &[i64], n_array: &[i64], k_array: &[i64], alpha_array: &[f32],
            Aarray: impl DeviceInput<*const f32>, lda_array: &[i64], Barray: impl DeviceInput<*const f32>,
            ldb_array: &[i64], beta_array: &[f32], Carray: impl DeviceInput<*mut f32>, ldc_array: &[i64],
            group_size: &[i64],
        ) -> () {
            let called = called!(CUBLAS, cublasSgemmGroupedBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasSgemmGroupedBatched_64(
                handle.as_handle(), transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray.0.into(),
                lda_array, Barray.0.into(), ldb_array, beta_array, Carray.0.into(), ldc_array, group_size,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f32>, lda: i32, xarray: impl DeviceInput<*const f32>, incx: i32,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasSgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const f32>, lda: i64, xarray: impl DeviceInput<*const f32>, incx: i64,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasSgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasSgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f32>, lda: i32, strideA: i64, x: impl DeviceInput<f32>, incx: i32, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemvStridedBatched);
            check_len!(called : A as f32, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f32, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasSgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f32>, lda: i64, strideA: i64, x: impl DeviceInput<f32>, incx: i64, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSgemvStridedBatched_64);
            check_len!(called : A as f32, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as f32, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single precision).
        /// # Safety
        ///
        /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSgeqrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32, Aarray: impl DeviceInput<*mut f32>, lda: i32,
            TauArray: impl DeviceInput<*mut f32>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasSgeqrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray TauArray);
            let returned = {
                checked::cublasSgeqrfBatched(handle.as_handle(), m, n, Aarray.0.into(), lda, TauArray.0.into(), batchSize)?
            };
            record_use!(work; Aarray TauArray);
            returned
        }
        /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).
        /// # Safety
        ///
        /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSgetrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*mut f32>, lda: i32,
            P: impl DeviceOutput<i32>, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgetrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P info);
            checked::cublasSgetrfBatched(handle.as_handle(), n, A.0.into(), lda, P.0.into(), info.0.into(), batchSize)?;
            record_use!(work; A P info);
        }
        /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single precision).
        /// # Safety
        ///
        /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSgetriBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const f32>, lda: i32,
            P: impl DeviceInput<i32>, C: impl DeviceInput<*mut f32>, ldc: i32, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSgetriBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P C info);
            checked::cublasSgetriBatched(
                handle.as_handle(), n, A.0.into(), lda, P.0.into(), C.0.into(), ldc, info.0.into(), batchSize,
            )?;
            record_use!(work; A P C info);
        }
        /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single precision).
        /// # Safety
        ///
        /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSgetrsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*const f32>, lda: i32, devIpiv: impl DeviceInput<i32>,
            Barray: impl DeviceInput<*mut f32>, ldb: i32, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasSgetrsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray devIpiv Barray);
            let returned = {
                checked::cublasSgetrsBatched(
                    handle.as_handle(), trans, n, nrhs, Aarray.0.into(), lda, devIpiv.0.into(), Barray.0.into(), ldb,
                    batchSize,
                )?
            };
            record_use!(work; Aarray devIpiv Barray);
            returned
        }
        /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).
        /// # Safety
        ///
        /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasSmatinvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const f32>, lda: i32,
            Ainv: impl DeviceInput<*mut f32>, lda_inv: i32, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSmatinvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A Ainv info);
            checked::cublasSmatinvBatched(
                handle.as_handle(), n, A.0.into(), lda, Ainv.0.into(), lda_inv, info.0.into(), batchSize,
            )?;
            record_use!(work; A Ainv info);
        }
        #[symbol = cublasSrotm_v2]
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSrotm(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, x: impl DeviceOutput<f32>, incx: i32,
            y: impl DeviceOutput<f32>, incy: i32, param: *const f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSrotm);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSrotm(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, param)?;
            record_use!(work; x y);
        }
        #[symbol = cublasSrotm_v2_64]
        /// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
        /// - `param`: in, an address, passed unchanged
        ///
        /// Returns an error if one of these is shorter than required: `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSrotm_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i64, x: impl DeviceOutput<f32>, incx: i64,
            y: impl DeviceOutput<f32>, incy: i64, param: *const f32,
        ) -> () {
            let called = called!(CUBLAS, cublasSrotm_64);
            check_len!(called : x as f32, [n @ incx]);
            check_len!(called : y as f32, [n @ incy]);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y);
            checked::cublasSrotm_64(handle.as_handle(), n, x.0.into(), incx, y.0.into(), incy, param)?;
            record_use!(work; x y);
        }
        #[symbol = cublasSsbmv_v2]
        /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSsbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, k: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f32>, lda: i32, x: impl DeviceInput<f32>, incx: i32, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSsbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSsbmv(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSsbmv_v2_64]
        /// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSsbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, k: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f32>, lda: i64, x: impl DeviceInput<f32>, incx: i64, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSsbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasSsbmv_64(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasSspmv_v2]
        /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>,
            AP: impl DeviceInput<f32>, x: impl DeviceInput<f32>, incx: i32, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasSspmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasSspmv(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasSspmv_v2_64]
        /// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>,
            AP: impl DeviceInput<f32>, x: impl DeviceInput<f32>, incx: i64, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasSspmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasSspmv_64(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasSspr_v2]
        /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<f32>, incx: i32, AP: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUBLAS, cublasSspr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasSspr(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        #[symbol = cublasSspr2_v2]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<f32>, incx: i32, y: impl DeviceInput<f32>, incy: i32, AP: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUBLAS, cublasSspr2);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasSspr2(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasSspr2_v2_64]
        /// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<f32>, incx: i64, y: impl DeviceInput<f32>, incy: i64, AP: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUBLAS, cublasSspr2_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasSspr2_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasSspr_v2_64]
        /// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSspr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f32>,
            x: impl DeviceInput<f32>, incx: i64, AP: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUBLAS, cublasSspr_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasSspr_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        #[symbol = cublasStbmv_v2]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<f32>, lda: i32, x: impl DeviceOutput<f32>,
            incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStbmv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStbmv_v2_64]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<f32>, lda: i64, x: impl DeviceOutput<f32>,
            incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStbmv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStbsv_v2]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStbsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<f32>, lda: i32, x: impl DeviceOutput<f32>,
            incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStbsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStbsv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStbsv_v2_64]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStbsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<f32>, lda: i64, x: impl DeviceOutput<f32>,
            incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStbsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasStbsv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasStpmv_v2]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasStpmv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasStpmv_v2_64]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasStpmv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasStpsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStpsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStpsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasStpsv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasStpsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStpsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStpsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasStpsv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).
        /// # Safety
        ///
        /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStpttr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, AP: impl DeviceInput<f32>,
            A: impl DeviceOutput<f32>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStpttr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP A);
            checked::cublasStpttr(handle.as_handle(), uplo, n, AP.0.into(), A.0.into(), lda)?;
            record_use!(work; AP A);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasStrsmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<*const f32>, lda: i32, B: impl DeviceInput<*mut f32>, ldb: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasStrsmBatched(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasStrsmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<*const f32>, lda: i64, B: impl DeviceInput<*mut f32>, ldb: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasStrsmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasStrsmBatched_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Copies a triangle of a full matrix A to packed storage (AP), single precision.
        /// # Safety
        ///
        /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasStrttp(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, A: impl DeviceInput<f32>,
            lda: i32, AP: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUBLAS, cublasStrttp);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A AP);
            checked::cublasStrttp(handle.as_handle(), uplo, n, A.0.into(), lda, AP.0.into())?;
            record_use!(work; A AP);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasTSSgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const bf16>, lda: i32, xarray: impl DeviceInput<*const bf16>, incx: i32,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasTSSgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasTSSgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasTSSgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const bf16>, lda: i64, xarray: impl DeviceInput<*const bf16>, incx: i64,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut f32>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasTSSgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasTSSgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasTSSgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<bf16>, lda: i32, strideA: i64, x: impl DeviceInput<bf16>, incx: i32, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasTSSgemvStridedBatched);
            check_len!(called : A as bf16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as bf16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasTSSgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasTSSgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<bf16>, lda: i64, strideA: i64, x: impl DeviceInput<bf16>, incx: i64, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasTSSgemvStridedBatched_64);
            check_len!(called : A as bf16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as bf16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as f32, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasTSSgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasTSTgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const bf16>, lda: i32, xarray: impl DeviceInput<*const bf16>, incx: i32,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut bf16>, incy: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasTSTgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasTSTgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasTSTgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            Aarray: impl DeviceInput<*const bf16>, lda: i64, xarray: impl DeviceInput<*const bf16>, incx: i64,
            beta: Scalar<'_, f32>, yarray: impl DeviceInput<*mut bf16>, incy: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasTSTgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasTSTgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasTSTgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<bf16>, lda: i32, strideA: i64, x: impl DeviceInput<bf16>, incx: i32, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<bf16>, incy: i32, stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasTSTgemvStridedBatched);
            check_len!(called : A as bf16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as bf16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as bf16, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasTSTgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasTSTgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<bf16>, lda: i64, strideA: i64, x: impl DeviceInput<bf16>, incx: i64, stridex: i64,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<bf16>, incy: i64, stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasTSTgemvStridedBatched_64);
            check_len!(called : A as bf16, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as bf16, [n @ incx, batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as bf16, [m @ incy, batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasTSTgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// Multiplies matrices of bytes with biases, and converts the result to bytes by `C_mult` and `C_shift`.
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasUint8gemmBias(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t,
            transc: cublasOperation_t, m: i32, n: i32, k: i32, A: impl DeviceInput<u8>, A_bias: i32, lda: i32,
            B: impl DeviceInput<u8>, B_bias: i32, ldb: i32, C: impl DeviceOutput<u8>, C_bias: i32, ldc: i32, C_mult: i32,
            C_shift: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasUint8gemmBias);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B C);
            checked::cublasUint8gemmBias(
                handle.as_handle(), transa, transb, transc, m, n, k, A.0.into(), A_bias, lda, B.0.into(), B_bias, ldb,
                C.0.into(), C_bias, ldc, C_mult, C_shift,
            )?;
            record_use!(work; A B C);
        }
        #[symbol = cublasZgbmv_v2]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, kl: i32, ku: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgbmv(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZgbmv_v2_64]
        /// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64, kl: i64, ku: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgbmv_64(
                handle.as_handle(), trans, m, n, kl, ku, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        /// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZgelsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*mut runtime::cuDoubleComplex>, lda: i32,
            Carray: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldc: i32, devInfoArray: impl DeviceOutput<i32>,
            batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasZgelsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Carray devInfoArray);
            let returned = {
                checked::cublasZgelsBatched(
                    handle.as_handle(), trans, m, n, nrhs, Aarray.0.into(), lda, Carray.0.into(), ldc,
                    devInfoArray.0.into(), batchSize,
                )?
            };
            record_use!(work; Aarray Carray devInfoArray);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgemmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i32,
            n: i32, k: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            Aarray: impl DeviceInput<*const runtime::cuDoubleComplex>, lda: i32,
            Barray: impl DeviceInput<*const runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
            Carray: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldc: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasZgemmBatched(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgemmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: i64,
            n: i64, k: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            Aarray: impl DeviceInput<*const runtime::cuDoubleComplex>, lda: i64,
            Barray: impl DeviceInput<*const runtime::cuDoubleComplex>, ldb: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
            Carray: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldc: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray Barray Carray);
            checked::cublasZgemmBatched_64(
                handle.as_handle(), transa, transb, m, n, k, alpha, Aarray.0.into(), lda, Barray.0.into(), ldb, beta,
                Carray.0.into(), ldc, batchCount,
            )?;
            record_use!(work; Aarray Barray Carray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgemvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, Aarray: impl DeviceInput<*const runtime::cuDoubleComplex>,
            lda: i32, xarray: impl DeviceInput<*const runtime::cuDoubleComplex>, incx: i32,
            beta: Scalar<'_, runtime::cuDoubleComplex>, yarray: impl DeviceInput<*mut runtime::cuDoubleComplex>, incy: i32,
            batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasZgemvBatched(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZgemvBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, Aarray: impl DeviceInput<*const runtime::cuDoubleComplex>,
            lda: i64, xarray: impl DeviceInput<*const runtime::cuDoubleComplex>, incx: i64,
            beta: Scalar<'_, runtime::cuDoubleComplex>, yarray: impl DeviceInput<*mut runtime::cuDoubleComplex>, incy: i64,
            batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemvBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray xarray yarray);
            checked::cublasZgemvBatched_64(
                handle.as_handle(), trans, m, n, alpha, Aarray.0.into(), lda, xarray.0.into(), incx, beta, yarray.0.into(),
                incy, batchCount,
            )?;
            record_use!(work; Aarray xarray yarray);
        }
        /// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasZgemvStridedBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            strideA: i64, x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32, stridex: i64,
            beta: Scalar<'_, runtime::cuDoubleComplex>, y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i32,
            stridey: i64, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemvStridedBatched);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [n @ incx,
                batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuDoubleComplex, [m @ incy,
                batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgemvStridedBatched(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// Returns an error if one of these is shorter than required: `A`, `x`, `y`.
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `batchCount` must not be negative.
        fn cublasZgemvStridedBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, m: i64, n: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i64,
            strideA: i64, x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64, stridex: i64,
            beta: Scalar<'_, runtime::cuDoubleComplex>, y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i64,
            stridey: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZgemvStridedBatched_64);
            check_len!(called : A as runtime::cuDoubleComplex, [m, n @ lda, batchCount @ strideA]);
            check_len!(
                called : x as runtime::cuDoubleComplex, [n @ incx,
                batchCount @ stridex]; if trans != cublasOperation_t::CUBLAS_OP_N, [m @ incx,
                batchCount @ stridex] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            check_len!(
                called : y as runtime::cuDoubleComplex, [m @ incy,
                batchCount @ stridey]; if trans != cublasOperation_t::CUBLAS_OP_N, [n @ incy,
                batchCount @ stridey] if [cublasOperation_t::CUBLAS_OP_T, cublasOperation_t::CUBLAS_OP_C]
            );
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZgemvStridedBatched_64(
                handle.as_handle(), trans, m, n, alpha, A.0.into(), lda, strideA, x.0.into(), incx, stridex, beta,
                y.0.into(), incy, stridey, batchCount,
            )?;
            record_use!(work; A x y);
        }
        /// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZgeqrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, m: i32, n: i32,
            Aarray: impl DeviceInput<*mut runtime::cuDoubleComplex>, lda: i32,
            TauArray: impl DeviceInput<*mut runtime::cuDoubleComplex>, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasZgeqrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray TauArray);
            let returned = {
                checked::cublasZgeqrfBatched(handle.as_handle(), m, n, Aarray.0.into(), lda, TauArray.0.into(), batchSize)?
            };
            record_use!(work; Aarray TauArray);
            returned
        }
        /// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZgetrfBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*mut runtime::cuDoubleComplex>,
            lda: i32, P: impl DeviceOutput<i32>, info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgetrfBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P info);
            checked::cublasZgetrfBatched(handle.as_handle(), n, A.0.into(), lda, P.0.into(), info.0.into(), batchSize)?;
            record_use!(work; A P info);
        }
        /// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZgetriBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const runtime::cuDoubleComplex>,
            lda: i32, P: impl DeviceInput<i32>, C: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldc: i32,
            info: impl DeviceOutput<i32>, batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZgetriBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A P C info);
            checked::cublasZgetriBatched(
                handle.as_handle(), n, A.0.into(), lda, P.0.into(), C.0.into(), ldc, info.0.into(), batchSize,
            )?;
            record_use!(work; A P C info);
        }
        /// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double-precision complex).
        /// # Safety
        ///
        /// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZgetrsBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, trans: cublasOperation_t, n: i32, nrhs: i32,
            Aarray: impl DeviceInput<*const runtime::cuDoubleComplex>, lda: i32, devIpiv: impl DeviceInput<i32>,
            Barray: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldb: i32, batchSize: i32,
        ) -> i32 {
            let called = called!(CUBLAS, cublasZgetrsBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : Aarray devIpiv Barray);
            let returned = {
                checked::cublasZgetrsBatched(
                    handle.as_handle(), trans, n, nrhs, Aarray.0.into(), lda, devIpiv.0.into(), Barray.0.into(), ldb,
                    batchSize,
                )?
            };
            record_use!(work; Aarray devIpiv Barray);
            returned
        }
        #[symbol = cublasZhbmv_v2]
        /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, k: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZhbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZhbmv(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZhbmv_v2_64]
        /// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, k: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZhbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x y);
            checked::cublasZhbmv_64(
                handle.as_handle(), uplo, n, k, alpha, A.0.into(), lda, x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; A x y);
        }
        #[symbol = cublasZhpmv_v2]
        /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasZhpmv(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasZhpmv_v2_64]
        /// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>, incy: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x y);
            checked::cublasZhpmv_64(
                handle.as_handle(), uplo, n, alpha, AP.0.into(), x.0.into(), incx, beta, y.0.into(), incy,
            )?;
            record_use!(work; AP x y);
        }
        #[symbol = cublasZhpr_v2]
        /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32, AP: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasZhpr(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        #[symbol = cublasZhpr2_v2]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpr2(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i32,
            y: impl DeviceInput<runtime::cuDoubleComplex>, incy: i32, AP: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpr2);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasZhpr2(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasZhpr2_v2_64]
        /// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpr2_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64,
            y: impl DeviceInput<runtime::cuDoubleComplex>, incy: i64, AP: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpr2_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x y AP);
            checked::cublasZhpr2_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, y.0.into(), incy, AP.0.into())?;
            record_use!(work; x y AP);
        }
        #[symbol = cublasZhpr_v2_64]
        /// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZhpr_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i64, alpha: Scalar<'_, f64>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, incx: i64, AP: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasZhpr_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : x AP);
            checked::cublasZhpr_64(handle.as_handle(), uplo, n, alpha, x.0.into(), incx, AP.0.into())?;
            record_use!(work; x AP);
        }
        /// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZmatinvBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, n: i32, A: impl DeviceInput<*const runtime::cuDoubleComplex>,
            lda: i32, Ainv: impl DeviceInput<*mut runtime::cuDoubleComplex>, lda_inv: i32, info: impl DeviceOutput<i32>,
            batchSize: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZmatinvBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A Ainv info);
            checked::cublasZmatinvBatched(
                handle.as_handle(), n, A.0.into(), lda, Ainv.0.into(), lda_inv, info.0.into(), batchSize,
            )?;
            record_use!(work; A Ainv info);
        }
        #[symbol = cublasZtbmv_v2]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtbmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtbmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtbmv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtbmv_v2_64]
        /// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtbmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtbmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtbmv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtbsv_v2]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtbsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, k: i32, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtbsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtbsv(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtbsv_v2_64]
        /// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
        /// # Safety
        ///
        /// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtbsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, k: i64, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i64,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtbsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A x);
            checked::cublasZtbsv_64(handle.as_handle(), uplo, trans, diag, n, k, A.0.into(), lda, x.0.into(), incx)?;
            record_use!(work; A x);
        }
        #[symbol = cublasZtpmv_v2]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtpmv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtpmv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasZtpmv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasZtpmv_v2_64]
        /// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtpmv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtpmv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasZtpmv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasZtpsv_v2]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtpsv(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i32, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtpsv);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasZtpsv(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        #[symbol = cublasZtpsv_v2_64]
        /// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
        /// # Safety
        ///
        /// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtpsv_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t,
            diag: cublasDiagType_t, n: i64, AP: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, incx: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtpsv_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP x);
            checked::cublasZtpsv_64(handle.as_handle(), uplo, trans, diag, n, AP.0.into(), x.0.into(), incx)?;
            record_use!(work; AP x);
        }
        /// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtpttr(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            AP: impl DeviceInput<runtime::cuDoubleComplex>, A: impl DeviceOutput<runtime::cuDoubleComplex>, lda: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtpttr);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : AP A);
            checked::cublasZtpttr(handle.as_handle(), uplo, n, AP.0.into(), A.0.into(), lda)?;
            record_use!(work; AP A);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZtrsmBatched(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            A: impl DeviceInput<*const runtime::cuDoubleComplex>, lda: i32,
            B: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldb: i32, batchCount: i32,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsmBatched);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasZtrsmBatched(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasZtrsmBatched_64(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: i64, n: i64, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            A: impl DeviceInput<*const runtime::cuDoubleComplex>, lda: i64,
            B: impl DeviceInput<*mut runtime::cuDoubleComplex>, ldb: i64, batchCount: i64,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrsmBatched_64);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A B);
            checked::cublasZtrsmBatched_64(
                handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A.0.into(), lda, B.0.into(), ldb, batchCount,
            )?;
            record_use!(work; A B);
        }
        /// Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.
        /// # Safety
        ///
        /// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cublasZtrttp(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, uplo: cublasFillMode_t, n: i32,
            A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, AP: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUBLAS, cublasZtrttp);
            borrow!(work = Work::in_raw(checked::cublasGetStream(handle.as_handle())), called : A AP);
            checked::cublasZtrttp(handle.as_handle(), uplo, n, A.0.into(), lda, AP.0.into())?;
            record_use!(work; A AP);
        }
    }
}

owned! {
    cublas, cublasStatus_t;

    safe {
        #[symbol = cublasCreate_v2]
        /// Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.
        fn cublasCreate() -> Owned<cublasHandle_t, MAJOR> {
            Owned::from_raw(checked::cublasCreate()?)
        }
        #[symbol = cublasCrotg_v2]
        /// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.
        /// - `a`, `b`: in and out, a scalar on the host or on the device
        /// - `c`, `s`: out, a scalar on the host or on the device
        fn cublasCrotg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, a: &mut runtime::cuComplex, b: &mut runtime::cuComplex,
            c: &mut f32, s: &mut runtime::cuComplex,
        ) -> () {
            checked::cublasCrotg(handle.as_handle(), a.into(), b.into(), c.into(), s.into())?
        }
        #[symbol = cublasDrotg_v2]
        /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).
        /// - `a`, `b`: in and out, a scalar on the host or on the device
        /// - `c`, `s`: out, a scalar on the host or on the device
        fn cublasDrotg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, a: &mut f64, b: &mut f64, c: &mut f64, s: &mut f64,
        ) -> () {
            checked::cublasDrotg(handle.as_handle(), a.into(), b.into(), c.into(), s.into())?
        }
        /// Returns whether kernels may use atomics, which are faster but make results vary in the last bits.
        fn cublasGetAtomicsMode(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> cublasAtomicsMode_t {
            checked::cublasGetAtomicsMode(handle.as_handle())?
        }
        /// Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.
        fn cublasGetEmulationStrategy(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> cublasEmulationStrategy_t {
            checked::cublasGetEmulationStrategy(handle.as_handle())?
        }
        /// Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
        fn cublasGetMathMode(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> cublasMath_t {
            checked::cublasGetMathMode(handle.as_handle())?
        }
        #[symbol = cublasGetPointerMode_v2]
        /// Returns whether the handle expects pointers to scalars to refer to host or device memory.
        fn cublasGetPointerMode(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> cublasPointerMode_t {
            checked::cublasGetPointerMode(handle.as_handle())?
        }
        /// Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.
        fn cublasGetSmCountTarget(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> i32 {
            checked::cublasGetSmCountTarget(handle.as_handle())?
        }
        #[symbol = cublasGetStream_v2]
        /// Returns the stream in which calls with the handle run; null means the default stream.
        fn cublasGetStream(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> runtime::cudaStream_t {
            checked::cublasGetStream(handle.as_handle())?
        }
        #[symbol = cublasGetVersion_v2]
        /// Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.
        fn cublasGetVersion(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> i32 {
            checked::cublasGetVersion(handle.as_handle())?
        }
        /// Sets whether kernels may use atomics, which are faster but make results vary in the last bits.
        fn cublasSetAtomicsMode(handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasAtomicsMode_t) -> () {
            checked::cublasSetAtomicsMode(handle.as_handle(), mode)?
        }
        /// Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.
        fn cublasSetEmulationStrategy(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, emulationStrategy: cublasEmulationStrategy_t,
        ) -> () {
            checked::cublasSetEmulationStrategy(handle.as_handle(), emulationStrategy)?
        }
        /// Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
        fn cublasSetMathMode(handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasMath_t) -> () {
            checked::cublasSetMathMode(handle.as_handle(), mode)?
        }
        /// Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.
        fn cublasSetSmCountTarget(handle: impl AsHandle<cublasHandle_t, MAJOR>, smCountTarget: i32) -> () {
            checked::cublasSetSmCountTarget(handle.as_handle(), smCountTarget)?
        }
        #[symbol = cublasSrotg_v2]
        /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).
        /// - `a`, `b`: in and out, a scalar on the host or on the device
        /// - `c`, `s`: out, a scalar on the host or on the device
        fn cublasSrotg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, a: &mut f32, b: &mut f32, c: &mut f32, s: &mut f32,
        ) -> () {
            checked::cublasSrotg(handle.as_handle(), a.into(), b.into(), c.into(), s.into())?
        }
        /// Creates a cuBLASXt handle, whose GPUs must be selected with `cublasXtDeviceSelect`.
        fn cublasXtCreate() -> Owned<cublasXtHandle_t, MAJOR> {
            Owned::from_raw(checked::cublasXtCreate()?)
        }
        /// Returns the side length, in elements, of the square tiles into which matrices are divided.
        fn cublasXtGetBlockDim(handle: impl AsHandle<cublasXtHandle_t, MAJOR>) -> i32 {
            checked::cublasXtGetBlockDim(handle.as_handle())?
        }
        /// Returns whether calls pin matrices in pageable host memory while they use them.
        fn cublasXtGetPinningMemMode(handle: impl AsHandle<cublasXtHandle_t, MAJOR>) -> cublasXtPinnedMemMode_t {
            checked::cublasXtGetPinningMemMode(handle.as_handle())?
        }
        /// Sets the side length, in elements, of the square tiles into which matrices are divided.
        fn cublasXtSetBlockDim(handle: impl AsHandle<cublasXtHandle_t, MAJOR>, blockDim: i32) -> () {
            checked::cublasXtSetBlockDim(handle.as_handle(), blockDim)?
        }
        /// Sets the CPU's share of the work for one operation and data type.
        fn cublasXtSetCpuRatio(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32,
        ) -> () {
            checked::cublasXtSetCpuRatio(handle.as_handle(), blasOp, r#type, ratio)?
        }
        /// Sets whether calls pin matrices in pageable host memory while they use them.
        fn cublasXtSetPinningMemMode(handle: impl AsHandle<cublasXtHandle_t, MAJOR>, mode: cublasXtPinnedMemMode_t) -> () {
            checked::cublasXtSetPinningMemMode(handle.as_handle(), mode)?
        }
        #[symbol = cublasZrotg_v2]
        /// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.
        /// - `a`, `b`: in and out, a scalar on the host or on the device
        /// - `c`, `s`: out, a scalar on the host or on the device
        fn cublasZrotg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, a: &mut runtime::cuDoubleComplex,
            b: &mut runtime::cuDoubleComplex, c: &mut f64, s: &mut runtime::cuDoubleComplex,
        ) -> () {
            checked::cublasZrotg(handle.as_handle(), a.into(), b.into(), c.into(), s.into())?
        }
    }

    unsafe {}
}

owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        #[symbol = cublasDrotmg_v2]
        /// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.
        /// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
        /// - `y1`: in, a scalar on the host or on the device
        /// - `param`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasDrotmg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, d1: ScalarMut<'_, f64>, d2: ScalarMut<'_, f64>,
            x1: ScalarMut<'_, f64>, y1: Scalar<'_, f64>, param: *mut f64,
        ) -> () {
            checked::cublasDrotmg(handle.as_handle(), d1, d2, x1, y1, param)?
        }
        /// Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.
        /// - `a`, `b`: in and out, a scalar on the host or on the device; `abType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `c`, `s`: out, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `a`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `b`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `c`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `s`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasRotgEx<T: Output, U: Output, V: Output, W: Output>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, a: ScalarMut<'_, T>, b: ScalarMut<'_, U>,
            abType: runtime::cudaDataType, c: ScalarMut<'_, V>, s: ScalarMut<'_, W>, csType: runtime::cudaDataType,
            executiontype: runtime::cudaDataType,
        ) -> () {
            checked::cublasRotgEx(handle.as_handle(), a, b, abType, c, s, csType, executiontype)?
        }
        /// Computes in `param` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.
        /// - `d1`: in and out, a scalar on the host or on the device; `d1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `d2`: in and out, a scalar on the host or on the device; `d2Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `x1`: in and out, a scalar on the host or on the device; `x1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `y1`: in, a scalar on the host or on the device; `y1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `param`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `d1`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `d2`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `x1`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cublasRotmgEx<T: Output, U: Output, V: Output>(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, d1: ScalarMut<'_, T>, d1Type: runtime::cudaDataType,
            d2: ScalarMut<'_, U>, d2Type: runtime::cudaDataType, x1: ScalarMut<'_, V>, x1Type: runtime::cudaDataType,
            y1: AnyScalar, y1Type: runtime::cudaDataType, param: *mut c_void, paramType: runtime::cudaDataType,
            executiontype: runtime::cudaDataType,
        ) -> () {
            checked::cublasRotmgEx(
                handle.as_handle(), d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype,
            )?
        }
        #[symbol = cublasSetPointerMode_v2]
        /// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
        /// # Safety
        ///
        /// - While scalars are on the device, the handle must not be passed to safe functions that take or return scalars.
        fn cublasSetPointerMode(handle: impl AsHandle<cublasHandle_t, MAJOR>, mode: cublasPointerMode_t) -> () {
            checked::cublasSetPointerMode(handle.as_handle(), mode)?
        }
        #[symbol = cublasSetWorkspace_v2]
        /// Makes the caller's device memory the handle's workspace, in place of the default pool.
        /// - `workspace`: on the device
        ///
        /// # Safety
        ///
        /// - `workspace`: valid device memory of the size that the other arguments imply, until another value is set in `handle`, or `handle` is destroyed.
        fn cublasSetWorkspace(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize,
        ) -> () {
            checked::cublasSetWorkspace(handle.as_handle(), workspace, workspaceSizeInBytes)?
        }
        #[symbol = cublasSrotmg_v2]
        /// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.
        /// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
        /// - `y1`: in, a scalar on the host or on the device
        /// - `param`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cublasSrotmg(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, d1: ScalarMut<'_, f32>, d2: ScalarMut<'_, f32>,
            x1: ScalarMut<'_, f32>, y1: Scalar<'_, f32>, param: *mut f32,
        ) -> () {
            checked::cublasSrotmg(handle.as_handle(), d1, d2, x1, y1, param)?
        }
        /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCgemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: usize,
            n: usize, k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize,
            B: *const runtime::cuComplex, ldb: usize, beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCgemm(handle.as_handle(), transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtChemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtChemm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCher2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &f32, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCher2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCherk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f32, A: *const runtime::cuComplex, lda: usize, beta: &f32, C: *mut runtime::cuComplex,
            ldc: usize,
        ) -> () {
            checked::cublasXtCherk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCherkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &f32, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCherkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.
        /// - `AP`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCspmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuComplex, AP: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: usize,
            beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCspmm(handle.as_handle(), side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCsymm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCsymm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCsyr2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCsyr2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCsyrk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, beta: &runtime::cuComplex,
            C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCsyrk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCsyrkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuComplex, A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex,
            ldb: usize, beta: &runtime::cuComplex, C: *mut runtime::cuComplex, ldc: usize,
        ) -> () {
            checked::cublasXtCsyrkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCtrmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuComplex,
            A: *const runtime::cuComplex, lda: usize, B: *const runtime::cuComplex, ldb: usize, C: *mut runtime::cuComplex,
            ldc: usize,
        ) -> () {
            checked::cublasXtCtrmm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)?
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).
        /// - `A`, `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtCtrsm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuComplex,
            A: *const runtime::cuComplex, lda: usize, B: *mut runtime::cuComplex, ldb: usize,
        ) -> () {
            checked::cublasXtCtrsm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)?
        }
        /// Selects the GPUs, by device number, over which later calls with the handle distribute their work.
        /// - `deviceId`: in, array, whose length is passed as `nbDevices`
        ///
        /// # Safety
        ///
        /// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
        fn cublasXtDeviceSelect(handle: impl AsHandle<cublasXtHandle_t, MAJOR>, deviceId: &[i32]) -> () {
            checked::cublasXtDeviceSelect(handle.as_handle(), deviceId)?
        }
        /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDgemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: usize,
            n: usize, k: usize, alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64,
            ldc: usize,
        ) -> () {
            checked::cublasXtDgemm(handle.as_handle(), transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.
        /// - `AP`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDspmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &f64, AP: *const f64, B: *const f64, ldb: usize, beta: &f64, C: *mut f64, ldc: usize,
        ) -> () {
            checked::cublasXtDspmm(handle.as_handle(), side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDsymm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64,
            ldc: usize,
        ) -> () {
            checked::cublasXtDsymm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDsyr2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64,
            ldc: usize,
        ) -> () {
            checked::cublasXtDsyr2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDsyrk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f64, A: *const f64, lda: usize, beta: &f64, C: *mut f64, ldc: usize,
        ) -> () {
            checked::cublasXtDsyrk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDsyrkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f64, A: *const f64, lda: usize, B: *const f64, ldb: usize, beta: &f64, C: *mut f64,
            ldc: usize,
        ) -> () {
            checked::cublasXtDsyrkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDtrmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &f64, A: *const f64, lda: usize,
            B: *const f64, ldb: usize, C: *mut f64, ldc: usize,
        ) -> () {
            checked::cublasXtDtrmm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)?
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).
        /// - `A`, `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtDtrsm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &f64, A: *const f64, lda: usize,
            B: *mut f64, ldb: usize,
        ) -> () {
            checked::cublasXtDtrsm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)?
        }
        /// Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.
        /// - `blasFunctor`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `blasFunctor` may be called as long as `handle` exists, on any thread: it must not unwind.
        fn cublasXtSetCpuRoutine(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t,
            blasFunctor: *mut c_void,
        ) -> () {
            checked::cublasXtSetCpuRoutine(handle.as_handle(), blasOp, r#type, blasFunctor)?
        }
        /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSgemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: usize,
            n: usize, k: usize, alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32,
            ldc: usize,
        ) -> () {
            checked::cublasXtSgemm(handle.as_handle(), transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.
        /// - `AP`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSspmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &f32, AP: *const f32, B: *const f32, ldb: usize, beta: &f32, C: *mut f32, ldc: usize,
        ) -> () {
            checked::cublasXtSspmm(handle.as_handle(), side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSsymm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32,
            ldc: usize,
        ) -> () {
            checked::cublasXtSsymm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSsyr2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32,
            ldc: usize,
        ) -> () {
            checked::cublasXtSsyr2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSsyrk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f32, A: *const f32, lda: usize, beta: &f32, C: *mut f32, ldc: usize,
        ) -> () {
            checked::cublasXtSsyrk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtSsyrkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f32, A: *const f32, lda: usize, B: *const f32, ldb: usize, beta: &f32, C: *mut f32,
            ldc: usize,
        ) -> () {
            checked::cublasXtSsyrkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtStrmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &f32, A: *const f32, lda: usize,
            B: *const f32, ldb: usize, C: *mut f32, ldc: usize,
        ) -> () {
            checked::cublasXtStrmm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)?
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).
        /// - `A`, `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtStrsm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &f32, A: *const f32, lda: usize,
            B: *mut f32, ldb: usize,
        ) -> () {
            checked::cublasXtStrsm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)?
        }
        /// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZgemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, transa: cublasOperation_t, transb: cublasOperation_t, m: usize,
            n: usize, k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZgemm(handle.as_handle(), transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZhemm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZhemm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZher2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &f64, C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZher2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZherk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &f64, A: *const runtime::cuDoubleComplex, lda: usize, beta: &f64,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZherk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZherkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &f64, C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZherkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.
        /// - `AP`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZspmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuDoubleComplex, AP: *const runtime::cuDoubleComplex,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZspmm(handle.as_handle(), side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)?
        }
        /// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZsymm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t, m: usize,
            n: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZsymm(handle.as_handle(), side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZsyr2k(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZsyr2k(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.
        /// - `A`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZsyrk(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            beta: &runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZsyrk(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, beta, C, ldc)?
        }
        /// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        /// - `beta` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZsyrkx(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, uplo: cublasFillMode_t, trans: cublasOperation_t, n: usize,
            k: usize, alpha: &runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: usize,
            B: *const runtime::cuDoubleComplex, ldb: usize, beta: &runtime::cuDoubleComplex,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZsyrkx(handle.as_handle(), uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)?
        }
        /// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.
        /// - `A`, `B`, `C`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZtrmm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuDoubleComplex,
            A: *const runtime::cuDoubleComplex, lda: usize, B: *const runtime::cuDoubleComplex, ldb: usize,
            C: *mut runtime::cuDoubleComplex, ldc: usize,
        ) -> () {
            checked::cublasXtZtrmm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)?
        }
        /// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).
        /// - `A`, `B`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `A`, `B`: valid memory of the size that the other arguments imply.
        /// - `alpha` must not be moved, changed or freed while the library may hold its address.
        fn cublasXtZtrsm(
            handle: impl AsHandle<cublasXtHandle_t, MAJOR>, side: cublasSideMode_t, uplo: cublasFillMode_t,
            trans: cublasOperation_t, diag: cublasDiagType_t, m: usize, n: usize, alpha: &runtime::cuDoubleComplex,
            A: *const runtime::cuDoubleComplex, lda: usize, B: *mut runtime::cuDoubleComplex, ldb: usize,
        ) -> () {
            checked::cublasXtZtrsm(handle.as_handle(), side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)?
        }
    }
}
