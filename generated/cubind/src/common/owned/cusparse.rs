//! Functions with owned handles that are identical in all major versions (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<runtime::cuComplex>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<runtime::cuComplex>,
            beta: Scalar<'_, runtime::cuComplex>, y: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y
            );
            checked::cusparseCbsrmv(
                handle.as_handle(), dirA, transA, mb, nb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nb: i32, nnzb: i32, alpha: Scalar<'_, f64>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f64>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<f64>, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y
            );
            checked::cusparseDbsrmv(
                handle.as_handle(), dirA, transA, mb, nb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nb: i32, nnzb: i32, alpha: Scalar<'_, f32>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f32>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<f32>, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y
            );
            checked::cusparseSbsrmv(
                handle.as_handle(), dirA, transA, mb, nb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y);
        }
        /// Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
        /// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `plan`'s stream.
        fn cusparseSpMMOp(plan: impl AsHandle<cusparseSpMMOpPlan_t, MAJOR>, externalBuffer: impl AnyDeviceOutput) -> () {
            let called = called!(CUSPARSE, cusparseSpMMOp);
            borrow!(work = Work::Unknown, called : externalBuffer);
            checked::cusparseSpMMOp(plan.as_handle(), externalBuffer.0.into())?;
            record_use!(work; externalBuffer);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<runtime::cuDoubleComplex>,
            beta: Scalar<'_, runtime::cuDoubleComplex>, y: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y
            );
            checked::cusparseZbsrmv(
                handle.as_handle(), dirA, transA, mb, nb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA x y);
        }
    }
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEMMreuse_compute(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>,
        ) -> () {
            checked::cusparseSpGEMMreuse_compute(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, spgemmDescr.as_handle(),
            )?
        }
        /// Copies the reusable pattern of a sparse product into the arrays of C (step 3).
        /// - `bufferSize5`: in and out
        /// - `externalBuffer5`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer5`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpGEMMreuse_copy(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, bufferSize5: usize, externalBuffer5: CuPtr<c_void>,
        ) -> usize {
            checked::cusparseSpGEMMreuse_copy(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), alg,
                spgemmDescr.as_handle(), bufferSize5, externalBuffer5,
            )?
        }
        /// Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).
        /// - `bufferSize2`, `bufferSize3`, `bufferSize4`: in and out
        /// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: on the device
        ///
        /// Returns `bufferSize2`, `bufferSize3`, `bufferSize4`.
        ///
        /// # Safety
        ///
        /// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpGEMMreuse_nnz(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, bufferSize2: usize, externalBuffer2: CuPtr<c_void>,
            bufferSize3: usize, externalBuffer3: CuPtr<c_void>, bufferSize4: usize, externalBuffer4: CuPtr<c_void>,
        ) -> (usize, usize, usize) {
            checked::cusparseSpGEMMreuse_nnz(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), alg,
                spgemmDescr.as_handle(), bufferSize2, externalBuffer2, bufferSize3, externalBuffer3, bufferSize4,
                externalBuffer4,
            )?
        }
        /// Estimates the work of a sparse product whose pattern will be reused (step 1).
        /// - `bufferSize1`: in and out
        /// - `externalBuffer1`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpGEMMreuse_workEstimation(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>,
            matC: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, bufferSize1: usize, externalBuffer1: CuPtr<c_void>,
        ) -> usize {
            checked::cusparseSpGEMMreuse_workEstimation(
                handle.as_handle(), opA, opB, matA.as_handle(), matB.as_handle(), matC.as_handle(), alg,
                spgemmDescr.as_handle(), bufferSize1, externalBuffer1,
            )?
        }
    }
}
