//! cuSPARSE with owned handles: linear algebra with sparse matrices and vectors.
//!
//! See [`owned`](super) for this form of the functions. [`cusparse`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::shared::checked::cusparse as checked;
#[allow(unused_imports)]
use crate::shared::cusparse::CUSPARSE;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared::cusparse as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::cusparse::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 cusparseHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 cusparseHandle_t
}

destroy! {
    cusparseStatus_t;
    0 cusparseHandle_t: |handle| destroy_then_release!(0 handle, checked::cusparseDestroy(handle));
    0 bsric02Info_t: |handle| checked::cusparseDestroyBsric02Info(handle);
    0 bsrilu02Info_t: |handle| checked::cusparseDestroyBsrilu02Info(handle);
    0 bsrsm2Info_t: |handle| checked::cusparseDestroyBsrsm2Info(handle);
    0 bsrsv2Info_t: |handle| checked::cusparseDestroyBsrsv2Info(handle);
    0 cusparseColorInfo_t: |handle| checked::cusparseDestroyColorInfo(handle);
    0 csric02Info_t: |handle| checked::cusparseDestroyCsric02Info(handle);
    0 csrilu02Info_t: |handle| checked::cusparseDestroyCsrilu02Info(handle);
    0 csru2csrInfo_t: |handle| checked::cusparseDestroyCsru2csrInfo(handle);
    0 cusparseDnMatDescr_t: |handle| checked::cusparseDestroyDnMat(handle);
    0 cusparseDnVecDescr_t: |handle| checked::cusparseDestroyDnVec(handle);
    0 cusparseMatDescr_t: |handle| checked::cusparseDestroyMatDescr(handle);
    0 pruneInfo_t: |handle| checked::cusparseDestroyPruneInfo(handle);
    0 cusparseSpMatDescr_t: |handle| checked::cusparseDestroySpMat(handle);
    0 cusparseSpVecDescr_t: |handle| checked::cusparseDestroySpVec(handle);
    0 cusparseSpGEMMDescr_t: |handle| checked::cusparseSpGEMM_destroyDescr(handle);
    0 cusparseSpSMDescr_t: |handle| checked::cusparseSpSM_destroyDescr(handle);
    0 cusparseSpSVDescr_t: |handle| checked::cusparseSpSV_destroyDescr(handle);
}

any_thread! {
    0 cusparseHandle_t // cuSPARSE, Thread Safety
    0 bsric02Info_t // cuSPARSE, Thread Safety
    0 bsrilu02Info_t // cuSPARSE, Thread Safety
    0 bsrsm2Info_t // cuSPARSE, Thread Safety
    0 bsrsv2Info_t // cuSPARSE, Thread Safety
    0 cusparseColorInfo_t // cuSPARSE, Thread Safety
    0 csric02Info_t // cuSPARSE, Thread Safety
    0 csrilu02Info_t // cuSPARSE, Thread Safety
    0 csru2csrInfo_t // cuSPARSE, Thread Safety
    0 cusparseDnMatDescr_t // cuSPARSE, Thread Safety
    0 cusparseDnVecDescr_t // cuSPARSE, Thread Safety
    0 cusparseMatDescr_t // cuSPARSE, Thread Safety
    0 pruneInfo_t // cuSPARSE, Thread Safety
    0 cusparseSpMatDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpVecDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpGEMMDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpSMDescr_t // cuSPARSE, Thread Safety
    0 cusparseSpSVDescr_t // cuSPARSE, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {
        /// Sets the stream in which later calls with the handle run.
        /// `handle` keeps `streamId` alive until another stream is set, or until `handle` is destroyed.
        fn cusparseSetStream(handle: impl AsHandle<cusparseHandle_t>, streamId: impl SharedStream) -> () {
            keep!(
                0 handle.as_handle(), streamId; checked::cusparseSetStream(handle
                .as_handle(), streamId.as_handle_or_null())
            )
        }
    }

    unsafe {}
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Converts a BSR matrix with square blocks to CSR format (single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<runtime::cuComplex>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseCbsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsric02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseCbsric02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single-precision complex).
        /// - `pInputBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseCbsric02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pInputBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseCbsric02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseCbsrilu02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseCbsrilu02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseCbsrilu02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrmm(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockSize: i32,
            B: impl DeviceInput<runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
            C: impl DeviceOutput<runtime::cuComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrmm);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C
            );
            checked::cusparseCbsrmm(
                handle.as_handle(), dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockSize, B.0.into(), ldb,
                beta, C.0.into(), ldc,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsm2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceInput<runtime::cuComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
            policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrsm2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseCbsrsm2_analysis(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrsm2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsm2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceOutput<runtime::cuComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseCbsrsm2_bufferSize(
                    handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                    bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsm2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32,
            info: impl AsHandle<bsrsm2Info_t>, B: impl DeviceInput<runtime::cuComplex>, ldb: i32,
            X: impl DeviceOutput<runtime::cuComplex>, ldx: i32, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrsm2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer
            );
            checked::cusparseCbsrsm2_solve(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, alpha, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), B.0.into(), ldb,
                X.0.into(), ldx, policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsv2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrsv2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
            );
            checked::cusparseCbsrsv2_analysis(
                handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
        }
        /// Returns the workspace size of `bsrsv2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsv2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseCbsrsv2_bufferSize(
                    handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
        /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrsv2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<runtime::cuComplex>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, info: impl AsHandle<bsrsv2Info_t>,
            f: impl DeviceInput<runtime::cuComplex>, x: impl DeviceOutput<runtime::cuComplex>,
            policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrsv2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer
            );
            checked::cusparseCbsrsv2_solve(
                handle.as_handle(), dirA, transA, mb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), f.0.into(), x.0.into(),
                policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrxmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedMaskPtrA: impl DeviceInput<i32>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedEndPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            x: impl DeviceInput<runtime::cuComplex>, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCbsrxmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y
            );
            checked::cusparseCbsrxmv(
                handle.as_handle(), dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedMaskPtrA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedEndPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y);
        }
        /// Converts a CSR matrix to BSR format with square blocks (single-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsr2bsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsr2bsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
            checked::cusparseCcsr2bsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), blockDim, descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
        }
        /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsr2csr_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuComplex>, csrSortedColIndA: impl DeviceInput<i32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, nnzA: i32, nnzPerRow: impl DeviceInput<i32>,
            csrSortedValC: impl DeviceOutput<runtime::cuComplex>, csrSortedColIndC: impl DeviceOutput<i32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, tol: runtime::cuComplex,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsr2csr_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedColIndA
                csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC
            );
            checked::cusparseCcsr2csr_compress(
                handle.as_handle(), m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedColIndA.0.into(),
                csrSortedRowPtrA.0.into(), nnzA, nnzPerRow.0.into(), csrSortedValC.0.into(), csrSortedColIndC.0.into(),
                csrSortedRowPtrC.0.into(), tol,
            )?;
            record_use!(
                work; csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC
                csrSortedRowPtrC
            );
        }
        /// Restores the order that a CSR matrix had before `csru2csr` (single-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsr2csru(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<runtime::cuComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsr2csru);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseCcsr2csru(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<runtime::cuComplex>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDim: i32,
            colBlockDim: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseCcsr2gebsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(), rowBlockDim, colBlockDim, pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `csr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseCcsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).
        /// - `fractionToColor`: in, a scalar on the host or on the device
        /// - `ncolors`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrcolor(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, fractionToColor: Scalar<'_, f32>, ncolors: ScalarMut<'_, i32>,
            coloring: impl DeviceOutput<i32>, reordering: impl DeviceOutput<i32>, info: impl AsHandle<cusparseColorInfo_t>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsrcolor);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering
            );
            checked::cusparseCcsrcolor(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), fractionToColor, ncolors, coloring.0.into(), reordering.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering);
        }
        /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrgeam2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<runtime::cuComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            beta: Scalar<'_, runtime::cuComplex>, descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32,
            csrSortedValB: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrB: impl DeviceInput<i32>,
            csrSortedColIndB: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrC: impl DeviceOutput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsrgeam2);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB csrSortedValC csrSortedRowPtrC
                csrSortedColIndC pBuffer
            );
            checked::cusparseCcsrgeam2(
                handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
        }
        /// Returns the workspace size of `csrgeam2` (CSR sum, single-precision complex) in bytes.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrgeam2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<runtime::cuComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            beta: Scalar<'_, runtime::cuComplex>, descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32,
            csrSortedValB: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrB: impl DeviceInput<i32>,
            csrSortedColIndB: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(
                csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            let returned = {
                checked::cusparseCcsrgeam2_bufferSizeExt(
                    handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                    csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                    csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                    csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsric02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseCcsric02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseCcsric02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseCcsric02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseCcsrilu02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseCcsrilu02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseCcsrilu02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsru2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<runtime::cuComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCcsru2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseCcsru2csr(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Returns the workspace size of `csru2csr` and `csr2csru` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsru2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32,
            csrVal: impl DeviceOutput<runtime::cuComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>,
        ) -> usize {
            borrow!(csrVal csrRowPtr csrColInd);
            let returned = {
                checked::cusparseCcsru2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCgebsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<runtime::cuComplex>, csrSortedRowPtrC: impl DeviceOutput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgebsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseCgebsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), rowBlockDim, colBlockDim, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgebsr2gebsc(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32,
            bsrSortedVal: impl DeviceInput<runtime::cuComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32, colBlockDim: i32,
            bscVal: impl DeviceOutput<runtime::cuComplex>, bscRowInd: impl DeviceOutput<i32>,
            bscColPtr: impl DeviceOutput<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgebsr2gebsc);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer
            );
            checked::cusparseCgebsr2gebsc(
                handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(),
                rowBlockDim, colBlockDim, bscVal.0.into(), bscRowInd.0.into(), bscColPtr.0.into(), copyValues, idxBase,
                pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer);
        }
        /// Returns the workspace size of `gebsr2gebsc` (single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        fn cusparseCgebsr2gebsc_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32,
            bsrSortedVal: impl DeviceInput<runtime::cuComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32, colBlockDim: i32,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseCgebsr2gebsc_bufferSize(
                    handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Converts a BSR matrix to BSR format with another block shape (single-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCgebsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, descrC: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValC: impl DeviceOutput<runtime::cuComplex>, bsrSortedRowPtrC: impl DeviceOutput<i32>,
            bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgebsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : bsrSortedValA bsrSortedRowPtrA
                bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseCgebsr2gebsr(
                handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, descrC.as_handle(),
                bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(), bsrSortedColIndC.0.into(), rowBlockDimC, colBlockDimC,
                pBuffer.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `gebsr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCgebsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseCgebsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, rowBlockDimC,
                    colBlockDimC,
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
        /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cusparseCgemvi(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuComplex>, A: impl DeviceInput<runtime::cuComplex>, lda: i32, nnz: i32,
            xVal: impl DeviceInput<runtime::cuComplex>, xInd: impl DeviceInput<i32>, beta: Scalar<'_, runtime::cuComplex>,
            y: impl DeviceOutput<runtime::cuComplex>, idxBase: cusparseIndexBase_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgemvi);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A xVal xInd y pBuffer);
            checked::cusparseCgemvi(
                handle.as_handle(), transA, m, n, alpha, A.0.into(), lda, nnz, xVal.0.into(), xInd.0.into(), beta,
                y.0.into(), idxBase, pBuffer.0.into(),
            )?;
            record_use!(work; A xVal xInd y pBuffer);
        }
        /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgpsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceOutput<runtime::cuComplex>,
            dl: impl DeviceOutput<runtime::cuComplex>, d: impl DeviceOutput<runtime::cuComplex>,
            du: impl DeviceOutput<runtime::cuComplex>, dw: impl DeviceOutput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgpsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : ds dl d du dw x pBuffer);
            checked::cusparseCgpsvInterleavedBatch(
                handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; ds dl d du dw x pBuffer);
        }
        /// Returns the workspace size of `gpsvInterleavedBatch` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseCgpsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceInput<runtime::cuComplex>,
            dl: impl DeviceInput<runtime::cuComplex>, d: impl DeviceInput<runtime::cuComplex>,
            du: impl DeviceInput<runtime::cuComplex>, dw: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceInput<runtime::cuComplex>, batchCount: i32,
        ) -> usize {
            borrow!(ds dl d du dw x);
            let returned = {
                checked::cusparseCgpsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                    batchCount,
                )?
            };
            record_use!(Work::Done; ds dl d du dw x);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgtsv2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgtsv2);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseCgtsv2(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgtsv2StridedBatch(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, batchCount: i32, batchStride: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgtsv2StridedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseCgtsv2StridedBatch(
                handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsv2StridedBatch` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseCgtsv2StridedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceInput<runtime::cuComplex>, batchCount: i32, batchStride: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseCgtsv2StridedBatch_bufferSizeExt(
                    handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Returns the workspace size of `gtsv2` (tridiagonal solve, single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseCgtsv2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            B: impl DeviceInput<runtime::cuComplex>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseCgtsv2_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgtsv2_nopivot(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            B: impl DeviceOutput<runtime::cuComplex>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgtsv2_nopivot);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseCgtsv2_nopivot(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `gtsv2_nopivot` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseCgtsv2_nopivot_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            B: impl DeviceInput<runtime::cuComplex>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseCgtsv2_nopivot_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCgtsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceOutput<runtime::cuComplex>,
            d: impl DeviceOutput<runtime::cuComplex>, du: impl DeviceOutput<runtime::cuComplex>,
            x: impl DeviceOutput<runtime::cuComplex>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCgtsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseCgtsvInterleavedBatch(
                handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsvInterleavedBatch` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseCgtsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceInput<runtime::cuComplex>,
            d: impl DeviceInput<runtime::cuComplex>, du: impl DeviceInput<runtime::cuComplex>,
            x: impl DeviceInput<runtime::cuComplex>, batchCount: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseCgtsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCnnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, A: impl DeviceInput<runtime::cuComplex>, lda: i32,
            nnzPerRowCol: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCnnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A nnzPerRowCol);
            checked::cusparseCnnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), A.0.into(), lda, nnzPerRowCol.0.into(),
                nnzTotalDevHostPtr,
            )?;
            record_use!(work; A nnzPerRowCol);
        }
        /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).
        /// - `nnzC`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCnnz_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, descr: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            nnzPerRow: impl DeviceOutput<i32>, nnzC: ScalarMut<'_, i32>, tol: runtime::cuComplex,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCnnz_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA nnzPerRow
            );
            checked::cusparseCnnz_compress(
                handle.as_handle(), m, descr.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                nnzPerRow.0.into(), nnzC, tol,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA nnzPerRow);
        }
        /// Writes the identity permutation 0, 1, …, n − 1 to `p`, as the input for a sort.
        /// # Safety
        ///
        /// - `p`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCreateIdentityPermutation(
            handle: impl AsHandle<cusparseHandle_t>, n: i32, p: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCreateIdentityPermutation);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : p);
            checked::cusparseCreateIdentityPermutation(handle.as_handle(), n, p.0.into())?;
            record_use!(work; p);
        }
        /// Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.
        /// Returns an error if one of these is shorter than required: `cscRowInd`, `cscVal`, `csrColInd`, `csrVal`.
        ///
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`, `buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseCsr2cscEx2<T: Element<runtime::cudaDataType>>(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, csrVal: impl DeviceInput<T>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, cscVal: impl DeviceOutput<T>,
            cscColPtr: impl DeviceOutput<i32>, cscRowInd: impl DeviceOutput<i32>, copyValues: cusparseAction_t,
            idxBase: cusparseIndexBase_t, alg: cusparseCsr2CscAlg_t, buffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseCsr2cscEx2);
            check_len!(called : csrVal as T, [nnz]);
            check_len!(called : csrColInd as i32, [nnz]);
            check_len!(called : cscVal as T, [nnz]);
            check_len!(called : cscRowInd as i32, [nnz]);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd buffer
            );
            checked::cusparseCsr2cscEx2(
                handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(), cscVal.0.into(),
                cscColPtr.0.into(), cscRowInd.0.into(), T::NUMBER, copyValues, idxBase, alg, buffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd buffer);
        }
        /// Returns the workspace size in bytes for `cusparseCsr2cscEx2`.
        /// # Safety
        ///
        /// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`: valid device memory of the size that the other arguments imply.
        fn cusparseCsr2cscEx2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, csrVal: impl AnyDeviceInput,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceInput<i32>, cscVal: impl AnyDeviceOutput,
            cscColPtr: impl DeviceOutput<i32>, cscRowInd: impl DeviceOutput<i32>, valType: runtime::cudaDataType,
            copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, alg: cusparseCsr2CscAlg_t,
        ) -> usize {
            borrow!(csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd);
            let returned = {
                checked::cusparseCsr2cscEx2_bufferSize(
                    handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(), cscVal.0.into(),
                    cscColPtr.0.into(), cscRowInd.0.into(), valType, copyValues, idxBase, alg,
                )?
            };
            record_use!(Work::Done; csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd);
            returned
        }
        /// Converts a BSR matrix with square blocks to CSR format (double precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f64>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseDbsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsric02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseDbsric02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double precision).
        /// - `pInputBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseDbsric02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pInputBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseDbsric02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseDbsrilu02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseDbsrilu02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseDbsrilu02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrmm(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, f64>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockSize: i32,
            B: impl DeviceInput<f64>, ldb: i32, beta: Scalar<'_, f64>, C: impl DeviceOutput<f64>, ldc: i32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrmm);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C
            );
            checked::cusparseDbsrmm(
                handle.as_handle(), dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockSize, B.0.into(), ldb,
                beta, C.0.into(), ldc,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsm2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceInput<f64>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
            policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrsm2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseDbsrsm2_analysis(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `bsrsm2` (BSR solve, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsm2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceOutput<f64>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseDbsrsm2_bufferSize(
                    handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                    bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsm2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, f64>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32,
            info: impl AsHandle<bsrsm2Info_t>, B: impl DeviceInput<f64>, ldb: i32, X: impl DeviceOutput<f64>, ldx: i32,
            policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrsm2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer
            );
            checked::cusparseDbsrsm2_solve(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, alpha, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), B.0.into(), ldb,
                X.0.into(), ldx, policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsv2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrsv2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
            );
            checked::cusparseDbsrsv2_analysis(
                handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `bsrsv2` (BSR solve, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsv2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceOutput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseDbsrsv2_bufferSize(
                    handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
        /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrsv2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, alpha: Scalar<'_, f64>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f64>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, info: impl AsHandle<bsrsv2Info_t>,
            f: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrsv2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer
            );
            checked::cusparseDbsrsv2_solve(
                handle.as_handle(), dirA, transA, mb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), f.0.into(), x.0.into(),
                policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrxmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: Scalar<'_, f64>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f64>, bsrSortedMaskPtrA: impl DeviceInput<i32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedEndPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<f64>, beta: Scalar<'_, f64>,
            y: impl DeviceOutput<f64>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDbsrxmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y
            );
            checked::cusparseDbsrxmv(
                handle.as_handle(), dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedMaskPtrA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedEndPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y);
        }
        /// Converts a CSR matrix to BSR format with square blocks (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsr2bsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f64>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f64>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsr2bsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
            checked::cusparseDcsr2bsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), blockDim, descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
        }
        /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsr2csr_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedColIndA: impl DeviceInput<i32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, nnzA: i32, nnzPerRow: impl DeviceInput<i32>,
            csrSortedValC: impl DeviceOutput<f64>, csrSortedColIndC: impl DeviceOutput<i32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, tol: f64,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsr2csr_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedColIndA
                csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC
            );
            checked::cusparseDcsr2csr_compress(
                handle.as_handle(), m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedColIndA.0.into(),
                csrSortedRowPtrA.0.into(), nnzA, nnzPerRow.0.into(), csrSortedValC.0.into(), csrSortedColIndC.0.into(),
                csrSortedRowPtrC.0.into(), tol,
            )?;
            record_use!(
                work; csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC
                csrSortedRowPtrC
            );
        }
        /// Restores the order that a CSR matrix had before `csru2csr` (double precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsr2csru(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<f64>, csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>,
            info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsr2csru);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseDcsr2csru(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Converts a CSR matrix to BSR format with rectangular blocks (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f64>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f64>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDim: i32,
            colBlockDim: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseDcsr2gebsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(), rowBlockDim, colBlockDim, pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `csr2gebsr` (double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f64>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseDcsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).
        /// - `fractionToColor`: in, a scalar on the host or on the device
        /// - `ncolors`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrcolor(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, fractionToColor: Scalar<'_, f64>, ncolors: ScalarMut<'_, i32>,
            coloring: impl DeviceOutput<i32>, reordering: impl DeviceOutput<i32>, info: impl AsHandle<cusparseColorInfo_t>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsrcolor);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering
            );
            checked::cusparseDcsrcolor(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), fractionToColor, ncolors, coloring.0.into(), reordering.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering);
        }
        /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrgeam2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, f64>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<f64>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, beta: Scalar<'_, f64>,
            descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32, csrSortedValB: impl DeviceInput<f64>,
            csrSortedRowPtrB: impl DeviceInput<i32>, csrSortedColIndB: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f64>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsrgeam2);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB csrSortedValC csrSortedRowPtrC
                csrSortedColIndC pBuffer
            );
            checked::cusparseDcsrgeam2(
                handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
        }
        /// Returns the workspace size of `csrgeam2` (CSR sum, double precision) in bytes.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrgeam2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, f64>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<f64>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, beta: Scalar<'_, f64>,
            descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32, csrSortedValB: impl DeviceInput<f64>,
            csrSortedRowPtrB: impl DeviceInput<i32>, csrSortedColIndB: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f64>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(
                csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            let returned = {
                checked::cusparseDcsrgeam2_bufferSizeExt(
                    handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                    csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                    csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                    csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsric02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseDcsric02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseDcsric02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseDcsric02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseDcsrilu02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseDcsrilu02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseDcsrilu02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsru2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<f64>, csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>,
            info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDcsru2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseDcsru2csr(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Returns the workspace size of `csru2csr` and `csr2csru` (double precision) in bytes.
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsru2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, csrVal: impl DeviceOutput<f64>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>,
        ) -> usize {
            borrow!(csrVal csrRowPtr csrColInd);
            let returned = {
                checked::cusparseDcsru2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDenseToSparse_convert(
            handle: impl AsHandle<cusparseHandle_t>, matA: impl AsHandle<cusparseDnMatDescr_t>,
            matB: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseDenseToSparseAlg_t,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDenseToSparse_convert);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseDenseToSparse_convert(
                handle.as_handle(), matA.as_handle(), matB.as_handle(), alg, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Converts a BSR matrix with rectangular blocks to CSR format (double precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDgebsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f64>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgebsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseDgebsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), rowBlockDim, colBlockDim, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgebsr2gebsc(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: impl DeviceInput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, bscVal: impl DeviceOutput<f64>, bscRowInd: impl DeviceOutput<i32>,
            bscColPtr: impl DeviceOutput<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgebsr2gebsc);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer
            );
            checked::cusparseDgebsr2gebsc(
                handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(),
                rowBlockDim, colBlockDim, bscVal.0.into(), bscRowInd.0.into(), bscColPtr.0.into(), copyValues, idxBase,
                pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer);
        }
        /// Returns the workspace size of `gebsr2gebsc` (double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        fn cusparseDgebsr2gebsc_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: impl DeviceInput<f64>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseDgebsr2gebsc_bufferSize(
                    handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Converts a BSR matrix to BSR format with another block shape (double precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDgebsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f64>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDimC: i32,
            colBlockDimC: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgebsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : bsrSortedValA bsrSortedRowPtrA
                bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseDgebsr2gebsr(
                handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, descrC.as_handle(),
                bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(), bsrSortedColIndC.0.into(), rowBlockDimC, colBlockDimC,
                pBuffer.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `gebsr2gebsr` (double precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDgebsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f64>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseDgebsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, rowBlockDimC,
                    colBlockDimC,
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
        /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cusparseDgemvi(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>,
            A: impl DeviceInput<f64>, lda: i32, nnz: i32, xVal: impl DeviceInput<f64>, xInd: impl DeviceInput<i32>,
            beta: Scalar<'_, f64>, y: impl DeviceOutput<f64>, idxBase: cusparseIndexBase_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgemvi);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A xVal xInd y pBuffer);
            checked::cusparseDgemvi(
                handle.as_handle(), transA, m, n, alpha, A.0.into(), lda, nnz, xVal.0.into(), xInd.0.into(), beta,
                y.0.into(), idxBase, pBuffer.0.into(),
            )?;
            record_use!(work; A xVal xInd y pBuffer);
        }
        /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgpsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceOutput<f64>,
            dl: impl DeviceOutput<f64>, d: impl DeviceOutput<f64>, du: impl DeviceOutput<f64>, dw: impl DeviceOutput<f64>,
            x: impl DeviceOutput<f64>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgpsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : ds dl d du dw x pBuffer);
            checked::cusparseDgpsvInterleavedBatch(
                handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; ds dl d du dw x pBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `gpsvInterleavedBatch` (double precision) in bytes.
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseDgpsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceInput<f64>,
            dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>, du: impl DeviceInput<f64>, dw: impl DeviceInput<f64>,
            x: impl DeviceInput<f64>, batchCount: i32,
        ) -> usize {
            borrow!(ds dl d du dw x);
            let returned = {
                checked::cusparseDgpsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                    batchCount,
                )?
            };
            record_use!(Work::Done; ds dl d du dw x);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgtsv2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, B: impl DeviceOutput<f64>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgtsv2);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseDgtsv2(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgtsv2StridedBatch(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, x: impl DeviceOutput<f64>, batchCount: i32, batchStride: i32,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgtsv2StridedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseDgtsv2StridedBatch(
                handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsv2StridedBatch` (double precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseDgtsv2StridedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, x: impl DeviceInput<f64>, batchCount: i32, batchStride: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseDgtsv2StridedBatch_bufferSizeExt(
                    handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Returns the workspace size of `gtsv2` (tridiagonal solve, double precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseDgtsv2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, B: impl DeviceInput<f64>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseDgtsv2_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgtsv2_nopivot(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, B: impl DeviceOutput<f64>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgtsv2_nopivot);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseDgtsv2_nopivot(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Returns the workspace size of `gtsv2_nopivot` (double precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseDgtsv2_nopivot_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, B: impl DeviceInput<f64>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseDgtsv2_nopivot_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseDgtsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceOutput<f64>,
            d: impl DeviceOutput<f64>, du: impl DeviceOutput<f64>, x: impl DeviceOutput<f64>, batchCount: i32,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDgtsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseDgtsvInterleavedBatch(
                handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsvInterleavedBatch` (double precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseDgtsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceInput<f64>, d: impl DeviceInput<f64>,
            du: impl DeviceInput<f64>, x: impl DeviceInput<f64>, batchCount: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseDgtsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDnnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, A: impl DeviceInput<f64>, lda: i32,
            nnzPerRowCol: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDnnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A nnzPerRowCol);
            checked::cusparseDnnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), A.0.into(), lda, nnzPerRowCol.0.into(),
                nnzTotalDevHostPtr,
            )?;
            record_use!(work; A nnzPerRowCol);
        }
        /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).
        /// - `nnzC`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDnnz_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, descr: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            nnzPerRow: impl DeviceOutput<i32>, nnzC: ScalarMut<'_, i32>, tol: f64,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDnnz_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA nnzPerRow
            );
            checked::cusparseDnnz_compress(
                handle.as_handle(), m, descr.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                nnzPerRow.0.into(), nnzC, tol,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA nnzPerRow);
        }
        /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f64>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneCsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseDpruneCsr2csr(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f64>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneCsr2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseDpruneCsr2csrByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f64>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>, info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneCsr2csrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseDpruneCsr2csrNnz(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneCsr2csrNnzByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseDpruneCsr2csrNnzByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a CSR matrix (double precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneCsr2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f64>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f64>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseDpruneCsr2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32,
            threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f64>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneDense2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseDpruneDense2csr(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f64>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneDense2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseDpruneDense2csrByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f64>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
            info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseDpruneDense2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32,
            threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneDense2csrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrSortedRowPtrC pBuffer
            );
            checked::cusparseDpruneDense2csrNnz(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedRowPtrC.0.into(),
                nnzTotalDevHostPtr, pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedRowPtrC pBuffer);
        }
        /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseDpruneDense2csrNnzByPercentage);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrRowPtrC pBuffer);
            checked::cusparseDpruneDense2csrNnzByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrRowPtrC.0.into(),
                nnzTotalDevHostPtr, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix (double precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDpruneDense2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f64>, lda: i32,
            threshold: Scalar<'_, f64>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f64>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseDpruneDense2csr_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f16>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneCsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseHpruneCsr2csr(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f16>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneCsr2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseHpruneCsr2csrByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f16>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>, info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneCsr2csrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseHpruneCsr2csrNnz(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
        /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneCsr2csrNnzByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseHpruneCsr2csrNnzByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a CSR matrix (half precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneCsr2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f16>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f16>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseHpruneCsr2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32,
            threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f16>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneDense2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseHpruneDense2csr(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f16>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneDense2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseHpruneDense2csrByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f16>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
            info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseHpruneDense2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32,
            threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>, csrRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneDense2csrNnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrRowPtrC pBuffer);
            checked::cusparseHpruneDense2csrNnz(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrRowPtrC.0.into(),
                nnzTotalDevHostPtr, pBuffer.0.into(),
            )?;
            record_use!(work; A csrRowPtrC pBuffer);
        }
        /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseHpruneDense2csrNnzByPercentage);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrRowPtrC pBuffer);
            checked::cusparseHpruneDense2csrNnzByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrRowPtrC.0.into(),
                nnzTotalDevHostPtr, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix (half precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseHpruneDense2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f16>, lda: i32,
            threshold: Scalar<'_, f16>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f16>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseHpruneDense2csr_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSDDMM(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseDnMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSDDMM);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSDDMM(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Converts a BSR matrix with square blocks to CSR format (single precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseSbsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsric02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseSbsric02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single precision).
        /// - `pInputBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseSbsric02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pInputBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `bsric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseSbsric02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseSbsrilu02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseSbsrilu02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseSbsrilu02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrmm(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, f32>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockSize: i32,
            B: impl DeviceInput<f32>, ldb: i32, beta: Scalar<'_, f32>, C: impl DeviceOutput<f32>, ldc: i32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrmm);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C
            );
            checked::cusparseSbsrmm(
                handle.as_handle(), dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockSize, B.0.into(), ldb,
                beta, C.0.into(), ldc,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsm2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceInput<f32>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
            policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrsm2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseSbsrsm2_analysis(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrsm2` (BSR solve, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsm2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceOutput<f32>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseSbsrsm2_bufferSize(
                    handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                    bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsm2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, f32>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32,
            info: impl AsHandle<bsrsm2Info_t>, B: impl DeviceInput<f32>, ldb: i32, X: impl DeviceOutput<f32>, ldx: i32,
            policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrsm2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer
            );
            checked::cusparseSbsrsm2_solve(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, alpha, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), B.0.into(), ldb,
                X.0.into(), ldx, policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsv2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrsv2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
            );
            checked::cusparseSbsrsv2_analysis(
                handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
        }
        /// Returns the workspace size of `bsrsv2` (BSR solve, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsv2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceOutput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseSbsrsv2_bufferSize(
                    handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrsv2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, alpha: Scalar<'_, f32>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f32>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, info: impl AsHandle<bsrsv2Info_t>,
            f: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrsv2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer
            );
            checked::cusparseSbsrsv2_solve(
                handle.as_handle(), dirA, transA, mb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), f.0.into(), x.0.into(),
                policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrxmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: Scalar<'_, f32>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<f32>, bsrSortedMaskPtrA: impl DeviceInput<i32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedEndPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, x: impl DeviceInput<f32>, beta: Scalar<'_, f32>,
            y: impl DeviceOutput<f32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSbsrxmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y
            );
            checked::cusparseSbsrxmv(
                handle.as_handle(), dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedMaskPtrA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedEndPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y);
        }
        /// Converts a CSR matrix to BSR format with square blocks (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsr2bsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f32>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsr2bsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
            checked::cusparseScsr2bsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), blockDim, descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
        }
        /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsr2csr_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedColIndA: impl DeviceInput<i32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, nnzA: i32, nnzPerRow: impl DeviceInput<i32>,
            csrSortedValC: impl DeviceOutput<f32>, csrSortedColIndC: impl DeviceOutput<i32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, tol: f32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsr2csr_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedColIndA
                csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC
            );
            checked::cusparseScsr2csr_compress(
                handle.as_handle(), m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedColIndA.0.into(),
                csrSortedRowPtrA.0.into(), nnzA, nnzPerRow.0.into(), csrSortedValC.0.into(), csrSortedColIndC.0.into(),
                csrSortedRowPtrC.0.into(), tol,
            )?;
            record_use!(
                work; csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC
                csrSortedRowPtrC
            );
        }
        /// Restores the order that a CSR matrix had before `csru2csr` (single precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsr2csru(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<f32>, csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>,
            info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsr2csru);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseScsr2csru(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Converts a CSR matrix to BSR format with rectangular blocks (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f32>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDim: i32,
            colBlockDim: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseScsr2gebsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(), rowBlockDim, colBlockDim, pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `csr2gebsr` (single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<f32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseScsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).
        /// - `fractionToColor`: in, a scalar on the host or on the device
        /// - `ncolors`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrcolor(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, fractionToColor: Scalar<'_, f32>, ncolors: ScalarMut<'_, i32>,
            coloring: impl DeviceOutput<i32>, reordering: impl DeviceOutput<i32>, info: impl AsHandle<cusparseColorInfo_t>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsrcolor);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering
            );
            checked::cusparseScsrcolor(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), fractionToColor, ncolors, coloring.0.into(), reordering.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering);
        }
        /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrgeam2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, f32>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<f32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, beta: Scalar<'_, f32>,
            descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32, csrSortedValB: impl DeviceInput<f32>,
            csrSortedRowPtrB: impl DeviceInput<i32>, csrSortedColIndB: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsrgeam2);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB csrSortedValC csrSortedRowPtrC
                csrSortedColIndC pBuffer
            );
            checked::cusparseScsrgeam2(
                handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
        }
        /// Returns the workspace size of `csrgeam2` (CSR sum, single precision) in bytes.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrgeam2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, f32>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<f32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, beta: Scalar<'_, f32>,
            descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32, csrSortedValB: impl DeviceInput<f32>,
            csrSortedRowPtrB: impl DeviceInput<i32>, csrSortedColIndB: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f32>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(
                csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            let returned = {
                checked::cusparseScsrgeam2_bufferSizeExt(
                    handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                    csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                    csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                    csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsric02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseScsric02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseScsric02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseScsric02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseScsrilu02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single precision).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseScsrilu02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseScsrilu02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsru2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<f32>, csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>,
            info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseScsru2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseScsru2csr(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Returns the workspace size of `csru2csr` and `csr2csru` (single precision) in bytes.
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsru2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, csrVal: impl DeviceOutput<f32>,
            csrRowPtr: impl DeviceInput<i32>, csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>,
        ) -> usize {
            borrow!(csrVal csrRowPtr csrColInd);
            let returned = {
                checked::cusparseScsru2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Converts a BSR matrix with rectangular blocks to CSR format (single precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSgebsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgebsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseSgebsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), rowBlockDim, colBlockDim, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgebsr2gebsc(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: impl DeviceInput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, bscVal: impl DeviceOutput<f32>, bscRowInd: impl DeviceOutput<i32>,
            bscColPtr: impl DeviceOutput<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgebsr2gebsc);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer
            );
            checked::cusparseSgebsr2gebsc(
                handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(),
                rowBlockDim, colBlockDim, bscVal.0.into(), bscRowInd.0.into(), bscColPtr.0.into(), copyValues, idxBase,
                pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer);
        }
        /// Returns the workspace size of `gebsr2gebsc` (single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        fn cusparseSgebsr2gebsc_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: impl DeviceInput<f32>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseSgebsr2gebsc_bufferSize(
                    handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Converts a BSR matrix to BSR format with another block shape (single precision).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSgebsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<f32>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDimC: i32,
            colBlockDimC: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgebsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : bsrSortedValA bsrSortedRowPtrA
                bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseSgebsr2gebsr(
                handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, descrC.as_handle(),
                bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(), bsrSortedColIndC.0.into(), rowBlockDimC, colBlockDimC,
                pBuffer.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `gebsr2gebsr` (single precision) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSgebsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<f32>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseSgebsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, rowBlockDimC,
                    colBlockDimC,
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cusparseSgemvi(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>,
            A: impl DeviceInput<f32>, lda: i32, nnz: i32, xVal: impl DeviceInput<f32>, xInd: impl DeviceInput<i32>,
            beta: Scalar<'_, f32>, y: impl DeviceOutput<f32>, idxBase: cusparseIndexBase_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgemvi);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A xVal xInd y pBuffer);
            checked::cusparseSgemvi(
                handle.as_handle(), transA, m, n, alpha, A.0.into(), lda, nnz, xVal.0.into(), xInd.0.into(), beta,
                y.0.into(), idxBase, pBuffer.0.into(),
            )?;
            record_use!(work; A xVal xInd y pBuffer);
        }
        /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgpsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceOutput<f32>,
            dl: impl DeviceOutput<f32>, d: impl DeviceOutput<f32>, du: impl DeviceOutput<f32>, dw: impl DeviceOutput<f32>,
            x: impl DeviceOutput<f32>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgpsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : ds dl d du dw x pBuffer);
            checked::cusparseSgpsvInterleavedBatch(
                handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; ds dl d du dw x pBuffer);
        }
        /// Returns the workspace size of `gpsvInterleavedBatch` (single precision) in bytes.
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseSgpsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceInput<f32>,
            dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>, du: impl DeviceInput<f32>, dw: impl DeviceInput<f32>,
            x: impl DeviceInput<f32>, batchCount: i32,
        ) -> usize {
            borrow!(ds dl d du dw x);
            let returned = {
                checked::cusparseSgpsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                    batchCount,
                )?
            };
            record_use!(Work::Done; ds dl d du dw x);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgtsv2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, B: impl DeviceOutput<f32>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgtsv2);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseSgtsv2(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgtsv2StridedBatch(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, x: impl DeviceOutput<f32>, batchCount: i32, batchStride: i32,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgtsv2StridedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseSgtsv2StridedBatch(
                handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsv2StridedBatch` (single precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseSgtsv2StridedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, x: impl DeviceInput<f32>, batchCount: i32, batchStride: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseSgtsv2StridedBatch_bufferSizeExt(
                    handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Returns the workspace size of `gtsv2` (tridiagonal solve, single precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseSgtsv2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, B: impl DeviceInput<f32>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseSgtsv2_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgtsv2_nopivot(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, B: impl DeviceOutput<f32>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgtsv2_nopivot);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseSgtsv2_nopivot(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Returns the workspace size of `gtsv2_nopivot` (single precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseSgtsv2_nopivot_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, B: impl DeviceInput<f32>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseSgtsv2_nopivot_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseSgtsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceOutput<f32>,
            d: impl DeviceOutput<f32>, du: impl DeviceOutput<f32>, x: impl DeviceOutput<f32>, batchCount: i32,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSgtsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseSgtsvInterleavedBatch(
                handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsvInterleavedBatch` (single precision) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseSgtsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceInput<f32>, d: impl DeviceInput<f32>,
            du: impl DeviceInput<f32>, x: impl DeviceInput<f32>, batchCount: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseSgtsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSnnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, A: impl DeviceInput<f32>, lda: i32,
            nnzPerRowCol: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSnnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A nnzPerRowCol);
            checked::cusparseSnnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), A.0.into(), lda, nnzPerRowCol.0.into(),
                nnzTotalDevHostPtr,
            )?;
            record_use!(work; A nnzPerRowCol);
        }
        /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).
        /// - `nnzC`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSnnz_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, descr: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            nnzPerRow: impl DeviceOutput<i32>, nnzC: ScalarMut<'_, i32>, tol: f32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSnnz_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA nnzPerRow
            );
            checked::cusparseSnnz_compress(
                handle.as_handle(), m, descr.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                nnzPerRow.0.into(), nnzC, tol,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA nnzPerRow);
        }
        /// C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMM(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpMM);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSpMM(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMV(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>, beta: AnyScalar,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpMV);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSpMV(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), beta, vecY.as_handle(), computeType,
                alg, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.
        /// # Safety
        ///
        /// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpSM_updateMatrix(
            handle: impl AsHandle<cusparseHandle_t>, spsmDescr: impl AsHandle<cusparseSpSMDescr_t>,
            newValues: impl AnyDeviceOutput, updatePart: cusparseSpSMUpdate_t,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpSM_updateMatrix);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : newValues);
            checked::cusparseSpSM_updateMatrix(handle.as_handle(), spsmDescr.as_handle(), newValues.0.into(), updatePart)?;
            record_use!(work; newValues);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.
        /// # Safety
        ///
        /// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpSV_updateMatrix(
            handle: impl AsHandle<cusparseHandle_t>, spsvDescr: impl AsHandle<cusparseSpSVDescr_t>,
            newValues: impl AnyDeviceOutput, updatePart: cusparseSpSVUpdate_t,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpSV_updateMatrix);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : newValues);
            checked::cusparseSpSV_updateMatrix(handle.as_handle(), spsvDescr.as_handle(), newValues.0.into(), updatePart)?;
            record_use!(work; newValues);
        }
        /// result = Σ op(X\[i\])·Y\[i\] for a sparse X and a dense Y, where op may conjugate.
        /// - `result`: out, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `result`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `result`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpVV<T: Output>(
            handle: impl AsHandle<cusparseHandle_t>, opX: cusparseOperation_t, vecX: impl AsHandle<cusparseSpVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, result: ScalarMut<'_, T>, computeType: runtime::cudaDataType,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpVV);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSpVV(
                handle.as_handle(), opX, vecX.as_handle(), vecY.as_handle(), result, computeType, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Converts a sparse matrix to a dense matrix, with zeros for the missing elements.
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSparseToDense(
            handle: impl AsHandle<cusparseHandle_t>, matA: impl AsHandle<cusparseSpMatDescr_t>,
            matB: impl AsHandle<cusparseDnMatDescr_t>, alg: cusparseSparseToDenseAlg_t,
            externalBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSparseToDense);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : externalBuffer);
            checked::cusparseSparseToDense(
                handle.as_handle(), matA.as_handle(), matB.as_handle(), alg, externalBuffer.0.into(),
            )?;
            record_use!(work; externalBuffer);
        }
        /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f32>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneCsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseSpruneCsr2csr(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<f32>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneCsr2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseSpruneCsr2csrByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f32>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>, info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneCsr2csrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseSpruneCsr2csrNnz(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
        /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, percentage: f32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneCsr2csrNnzByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer
            );
            checked::cusparseSpruneCsr2csrNnzByPercentage(
                handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), percentage, descrC.as_handle(), csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a CSR matrix (single precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneCsr2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnzA: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<f32>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<f32>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseSpruneCsr2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnzA, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32,
            threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f32>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneDense2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseSpruneDense2csr(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).
        /// # Safety
        ///
        /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csrByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<f32>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
            info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneDense2csrByPercentage);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
            checked::cusparseSpruneDense2csrByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csrByPercentage_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f32>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
            info: impl AsHandle<pruneInfo_t>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseSpruneDense2csrByPercentage_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).
        /// - `threshold`: in, a scalar on the host or on the device
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csrNnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32,
            threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>, csrRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneDense2csrNnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrRowPtrC pBuffer);
            checked::cusparseSpruneDense2csrNnz(
                handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrRowPtrC.0.into(),
                nnzTotalDevHostPtr, pBuffer.0.into(),
            )?;
            record_use!(work; A csrRowPtrC pBuffer);
        }
        /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csrNnzByPercentage(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32, percentage: f32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrRowPtrC: impl DeviceOutput<i32>,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: impl AsHandle<pruneInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseSpruneDense2csrNnzByPercentage);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A csrRowPtrC pBuffer);
            checked::cusparseSpruneDense2csrNnzByPercentage(
                handle.as_handle(), m, n, A.0.into(), lda, percentage, descrC.as_handle(), csrRowPtrC.0.into(),
                nnzTotalDevHostPtr, info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; A csrRowPtrC pBuffer);
        }
        /// Returns the workspace size for pruning a dense matrix (single precision) in bytes.
        /// - `threshold`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpruneDense2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, A: impl DeviceInput<f32>, lda: i32,
            threshold: Scalar<'_, f32>, descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceInput<f32>,
            csrSortedRowPtrC: impl DeviceInput<i32>, csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            let returned = {
                checked::cusparseSpruneDense2csr_bufferSizeExt(
                    handle.as_handle(), m, n, A.0.into(), lda, threshold, descrC.as_handle(), csrSortedValC.0.into(),
                    csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(Work::Done; A csrSortedValC csrSortedRowPtrC csrSortedColIndC);
            returned
        }
        /// Compresses the sorted row indices of a COO matrix into CSR row offsets.
        /// # Safety
        ///
        /// - `cooRowInd`, `csrSortedRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseXcoo2csr(
            handle: impl AsHandle<cusparseHandle_t>, cooRowInd: impl DeviceInput<i32>, nnz: i32, m: i32,
            csrSortedRowPtr: impl DeviceOutput<i32>, idxBase: cusparseIndexBase_t,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcoo2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : cooRowInd csrSortedRowPtr
            );
            checked::cusparseXcoo2csr(handle.as_handle(), cooRowInd.0.into(), nnz, m, csrSortedRowPtr.0.into(), idxBase)?;
            record_use!(work; cooRowInd csrSortedRowPtr);
        }
        /// Sorts a COO matrix by column in place, and permutes `P` in the same way.
        /// # Safety
        ///
        /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseXcoosortByColumn(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, cooRowsA: impl DeviceOutput<i32>,
            cooColsA: impl DeviceOutput<i32>, P: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcoosortByColumn);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : cooRowsA cooColsA P pBuffer
            );
            checked::cusparseXcoosortByColumn(
                handle.as_handle(), m, n, nnz, cooRowsA.0.into(), cooColsA.0.into(), P.0.into(), pBuffer.0.into(),
            )?;
            record_use!(work; cooRowsA cooColsA P pBuffer);
        }
        /// Sorts a COO matrix by row in place, and permutes `P` in the same way.
        /// # Safety
        ///
        /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseXcoosortByRow(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, cooRowsA: impl DeviceOutput<i32>,
            cooColsA: impl DeviceOutput<i32>, P: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcoosortByRow);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : cooRowsA cooColsA P pBuffer
            );
            checked::cusparseXcoosortByRow(
                handle.as_handle(), m, n, nnz, cooRowsA.0.into(), cooColsA.0.into(), P.0.into(), pBuffer.0.into(),
            )?;
            record_use!(work; cooRowsA cooColsA P pBuffer);
        }
        /// Returns the workspace size in bytes for sorting a COO matrix.
        /// # Safety
        ///
        /// - `cooRowsA`, `cooColsA`: valid device memory of the size that the other arguments imply.
        fn cusparseXcoosort_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, cooRowsA: impl DeviceInput<i32>,
            cooColsA: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(cooRowsA cooColsA);
            let returned = {
                checked::cusparseXcoosort_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, cooRowsA.0.into(), cooColsA.0.into(),
                )?
            };
            record_use!(Work::Done; cooRowsA cooColsA);
            returned
        }
        /// Sorts the row indices in each column of a CSC matrix in place, and permutes `P` in the same way.
        /// # Safety
        ///
        /// - `cscColPtrA`, `cscRowIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcscsort(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            cscColPtrA: impl DeviceInput<i32>, cscRowIndA: impl DeviceOutput<i32>, P: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcscsort);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : cscColPtrA cscRowIndA P pBuffer
            );
            checked::cusparseXcscsort(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), cscColPtrA.0.into(), cscRowIndA.0.into(), P.0.into(),
                pBuffer.0.into(),
            )?;
            record_use!(work; cscColPtrA cscRowIndA P pBuffer);
        }
        /// Returns the workspace size in bytes for sorting a CSC matrix.
        /// # Safety
        ///
        /// - `cscColPtrA`, `cscRowIndA`: valid device memory of the size that the other arguments imply.
        fn cusparseXcscsort_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, cscColPtrA: impl DeviceInput<i32>,
            cscRowIndA: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(cscColPtrA cscRowIndA);
            let returned = {
                checked::cusparseXcscsort_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, cscColPtrA.0.into(), cscRowIndA.0.into(),
                )?
            };
            record_use!(Work::Done; cscColPtrA cscRowIndA);
            returned
        }
        /// Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsr2bsrNnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, descrC: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcsr2bsrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedRowPtrA csrSortedColIndA bsrSortedRowPtrC
            );
            checked::cusparseXcsr2bsrNnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(),
                blockDim, descrC.as_handle(), bsrSortedRowPtrC.0.into(), nnzTotalDevHostPtr,
            )?;
            record_use!(work; csrSortedRowPtrA csrSortedColIndA bsrSortedRowPtrC);
        }
        /// Expands CSR row offsets into one row index for each element (COO).
        /// # Safety
        ///
        /// - `csrSortedRowPtr`, `cooRowInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseXcsr2coo(
            handle: impl AsHandle<cusparseHandle_t>, csrSortedRowPtr: impl DeviceInput<i32>, nnz: i32, m: i32,
            cooRowInd: impl DeviceOutput<i32>, idxBase: cusparseIndexBase_t,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcsr2coo);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedRowPtr cooRowInd
            );
            checked::cusparseXcsr2coo(handle.as_handle(), csrSortedRowPtr.0.into(), nnz, m, cooRowInd.0.into(), idxBase)?;
            record_use!(work; csrSortedRowPtr cooRowInd);
        }
        /// Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsr2gebsrNnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, rowBlockDim: i32, colBlockDim: i32,
            nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcsr2gebsrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedRowPtrA csrSortedColIndA bsrSortedRowPtrC pBuffer
            );
            checked::cusparseXcsr2gebsrNnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(),
                descrC.as_handle(), bsrSortedRowPtrC.0.into(), rowBlockDim, colBlockDim, nnzTotalDevHostPtr,
                pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedRowPtrA csrSortedColIndA bsrSortedRowPtrC pBuffer);
        }
        /// Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedRowPtrC`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsrgeam2Nnz(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32, csrSortedRowPtrB: impl DeviceInput<i32>,
            csrSortedColIndB: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
            workspace: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcsrgeam2Nnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrB csrSortedColIndB csrSortedRowPtrC workspace
            );
            checked::cusparseXcsrgeam2Nnz(
                handle.as_handle(), m, n, descrA.as_handle(), nnzA, csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(),
                descrB.as_handle(), nnzB, csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                csrSortedRowPtrC.0.into(), nnzTotalDevHostPtr, workspace.0.into(),
            )?;
            record_use!(
                work; csrSortedRowPtrA csrSortedColIndA csrSortedRowPtrB csrSortedColIndB csrSortedRowPtrC workspace
            );
        }
        /// Sorts the column indices in each row of a CSR matrix in place, and permutes `P` in the same way.
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsrsort(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrRowPtrA: impl DeviceInput<i32>, csrColIndA: impl DeviceOutput<i32>, P: impl DeviceOutput<i32>,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXcsrsort);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrRowPtrA csrColIndA P pBuffer
            );
            checked::cusparseXcsrsort(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrRowPtrA.0.into(), csrColIndA.0.into(), P.0.into(),
                pBuffer.0.into(),
            )?;
            record_use!(work; csrRowPtrA csrColIndA P pBuffer);
        }
        /// Returns the workspace size in bytes for sorting a CSR matrix.
        /// # Safety
        ///
        /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply.
        fn cusparseXcsrsort_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, csrRowPtrA: impl DeviceInput<i32>,
            csrColIndA: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(csrRowPtrA csrColIndA);
            let returned = {
                checked::cusparseXcsrsort_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, csrRowPtrA.0.into(), csrColIndA.0.into(),
                )?
            };
            record_use!(Work::Done; csrRowPtrA csrColIndA);
            returned
        }
        /// Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXgebsr2gebsrNnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32, colBlockDimA: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedRowPtrC: impl DeviceOutput<i32>, rowBlockDimC: i32,
            colBlockDimC: i32, nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseXgebsr2gebsrNnz);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedRowPtrA bsrSortedColIndA bsrSortedRowPtrC pBuffer
            );
            checked::cusparseXgebsr2gebsrNnz(
                handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, descrC.as_handle(), bsrSortedRowPtrC.0.into(),
                rowBlockDimC, colBlockDimC, nnzTotalDevHostPtr, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedRowPtrA bsrSortedColIndA bsrSortedRowPtrC pBuffer);
        }
        /// Converts a BSR matrix with square blocks to CSR format (double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, csrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseZbsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, descrC.as_handle(), csrSortedValC.0.into(), csrSortedRowPtrC.0.into(),
                csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsric02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseZbsric02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double-precision complex).
        /// - `pInputBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseZbsric02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pInputBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsric02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseZbsric02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer
            );
            checked::cusparseZbsrilu02(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd pBuffer);
        }
        /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseZbsrilu02_analysis(
                handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                bsrSortedColInd.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrilu02Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseZbsrilu02_bufferSize(
                    handle.as_handle(), dirA, mb, nnzb, descrA.as_handle(), bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrmm(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockSize: i32,
            B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
            C: impl DeviceOutput<runtime::cuDoubleComplex>, ldc: i32,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrmm);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C
            );
            checked::cusparseZbsrmm(
                handle.as_handle(), dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockSize, B.0.into(), ldb,
                beta, C.0.into(), ldc,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA B C);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsm2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceInput<runtime::cuDoubleComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
            policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrsm2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd
            );
            checked::cusparseZbsrsm2_analysis(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
        }
        /// Returns the workspace size of `bsrsm2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsm2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedVal: impl DeviceOutput<runtime::cuDoubleComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32, info: impl AsHandle<bsrsm2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseZbsrsm2_bufferSize(
                    handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, descrA.as_handle(), bsrSortedVal.0.into(),
                    bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsm2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedVal: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtr: impl DeviceInput<i32>, bsrSortedColInd: impl DeviceInput<i32>, blockSize: i32,
            info: impl AsHandle<bsrsm2Info_t>, B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32,
            X: impl DeviceOutput<runtime::cuDoubleComplex>, ldx: i32, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrsm2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer
            );
            checked::cusparseZbsrsm2_solve(
                handle.as_handle(), dirA, transA, transXY, mb, n, nnzb, alpha, descrA.as_handle(), bsrSortedVal.0.into(),
                bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(), blockSize, info.as_handle(), B.0.into(), ldb,
                X.0.into(), ldx, policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd B X pBuffer);
        }
        /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsv2_analysis(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            info: impl AsHandle<bsrsv2Info_t>, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrsv2_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
            );
            checked::cusparseZbsrsv2_analysis(
                handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `bsrsv2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsv2_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceOutput<runtime::cuDoubleComplex>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, info: impl AsHandle<bsrsv2Info_t>,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseZbsrsv2_bufferSize(
                    handle.as_handle(), dirA, transA, mb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(),
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
        /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).
        /// - `alpha`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrsv2_solve(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32,
            nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32, info: impl AsHandle<bsrsv2Info_t>,
            f: impl DeviceInput<runtime::cuDoubleComplex>, x: impl DeviceOutput<runtime::cuDoubleComplex>,
            policy: cusparseSolvePolicy_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrsv2_solve);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer
            );
            checked::cusparseZbsrsv2_solve(
                handle.as_handle(), dirA, transA, mb, nnzb, alpha, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), blockDim, info.as_handle(), f.0.into(), x.0.into(),
                policy, pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA f x pBuffer);
        }
        /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrxmv(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, transA: cusparseOperation_t,
            sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedMaskPtrA: impl DeviceInput<i32>, bsrSortedRowPtrA: impl DeviceInput<i32>,
            bsrSortedEndPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            x: impl DeviceInput<runtime::cuDoubleComplex>, beta: Scalar<'_, runtime::cuDoubleComplex>,
            y: impl DeviceOutput<runtime::cuDoubleComplex>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZbsrxmv);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y
            );
            checked::cusparseZbsrxmv(
                handle.as_handle(), dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA.as_handle(),
                bsrSortedValA.0.into(), bsrSortedMaskPtrA.0.into(), bsrSortedRowPtrA.0.into(), bsrSortedEndPtrA.0.into(),
                bsrSortedColIndA.0.into(), blockDim, x.0.into(), beta, y.0.into(),
            )?;
            record_use!(work; bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA x y);
        }
        /// Converts a CSR matrix to BSR format with square blocks (double-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsr2bsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, blockDim: i32,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsr2bsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
            checked::cusparseZcsr2bsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), blockDim, descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
            );
        }
        /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsr2csr_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedColIndA: impl DeviceInput<i32>,
            csrSortedRowPtrA: impl DeviceInput<i32>, nnzA: i32, nnzPerRow: impl DeviceInput<i32>,
            csrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedColIndC: impl DeviceOutput<i32>,
            csrSortedRowPtrC: impl DeviceOutput<i32>, tol: runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsr2csr_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedColIndA
                csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC
            );
            checked::cusparseZcsr2csr_compress(
                handle.as_handle(), m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedColIndA.0.into(),
                csrSortedRowPtrA.0.into(), nnzA, nnzPerRow.0.into(), csrSortedValC.0.into(), csrSortedColIndC.0.into(),
                csrSortedRowPtrC.0.into(), tol,
            )?;
            record_use!(
                work; csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzPerRow csrSortedValC csrSortedColIndC
                csrSortedRowPtrC
            );
        }
        /// Restores the order that a CSR matrix had before `csru2csr` (double-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsr2csru(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<runtime::cuDoubleComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsr2csru);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseZcsr2csru(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            descrC: impl AsHandle<cusparseMatDescr_t>, bsrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrC: impl DeviceOutput<i32>, bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDim: i32,
            colBlockDim: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseZcsr2gebsr(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), descrC.as_handle(), bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(),
                bsrSortedColIndC.0.into(), rowBlockDim, colBlockDim, pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `csr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseZcsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, m, n, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).
        /// - `fractionToColor`: in, a scalar on the host or on the device
        /// - `ncolors`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrcolor(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, fractionToColor: Scalar<'_, f64>, ncolors: ScalarMut<'_, i32>,
            coloring: impl DeviceOutput<i32>, reordering: impl DeviceOutput<i32>, info: impl AsHandle<cusparseColorInfo_t>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsrcolor);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering
            );
            checked::cusparseZcsrcolor(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), fractionToColor, ncolors, coloring.0.into(), reordering.0.into(),
                info.as_handle(),
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA coloring reordering);
        }
        /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrgeam2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            beta: Scalar<'_, runtime::cuDoubleComplex>, descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32,
            csrSortedValB: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrB: impl DeviceInput<i32>,
            csrSortedColIndB: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrC: impl DeviceOutput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsrgeam2);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : csrSortedValA csrSortedRowPtrA
                csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB csrSortedValC csrSortedRowPtrC
                csrSortedColIndC pBuffer
            );
            checked::cusparseZcsrgeam2(
                handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(), pBuffer.0.into(),
            )?;
            record_use!(
                work; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer
            );
        }
        /// Returns the workspace size of `csrgeam2` (CSR sum, double-precision complex) in bytes.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrgeam2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
            descrA: impl AsHandle<cusparseMatDescr_t>, nnzA: i32, csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            csrSortedRowPtrA: impl DeviceInput<i32>, csrSortedColIndA: impl DeviceInput<i32>,
            beta: Scalar<'_, runtime::cuDoubleComplex>, descrB: impl AsHandle<cusparseMatDescr_t>, nnzB: i32,
            csrSortedValB: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrB: impl DeviceInput<i32>,
            csrSortedColIndB: impl DeviceInput<i32>, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrC: impl DeviceInput<i32>,
            csrSortedColIndC: impl DeviceInput<i32>,
        ) -> usize {
            borrow!(
                csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            let returned = {
                checked::cusparseZcsrgeam2_bufferSizeExt(
                    handle.as_handle(), m, n, alpha, descrA.as_handle(), nnzA, csrSortedValA.0.into(),
                    csrSortedRowPtrA.0.into(), csrSortedColIndA.0.into(), beta, descrB.as_handle(), nnzB,
                    csrSortedValB.0.into(), csrSortedRowPtrB.0.into(), csrSortedColIndB.0.into(), descrC.as_handle(),
                    csrSortedValC.0.into(), csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
                )?
            };
            record_use!(
                Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA csrSortedValB csrSortedRowPtrB csrSortedColIndB
                csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            returned
        }
        /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsric02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsric02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseZcsric02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsric02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsric02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseZcsric02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsric02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csric02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseZcsric02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).
        /// # Safety
        ///
        /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrilu02(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA_valM: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsrilu02);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer
            );
            checked::cusparseZcsrilu02(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA_valM.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer.0.into(),
            )?;
            record_use!(work; csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA pBuffer);
        }
        /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double-precision complex).
        /// - `pBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrilu02_analysis(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>, policy: cusparseSolvePolicy_t,
            pBuffer: CuPtr<c_void>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsrilu02_analysis);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA csrSortedColIndA
            );
            checked::cusparseZcsrilu02_analysis(
                handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                csrSortedColIndA.0.into(), info.as_handle(), policy, pBuffer,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
        }
        /// Returns the workspace size of `csrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrilu02_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            csrSortedColIndA: impl DeviceInput<i32>, info: impl AsHandle<csrilu02Info_t>,
        ) -> i32 {
            borrow!(csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            let returned = {
                checked::cusparseZcsrilu02_bufferSize(
                    handle.as_handle(), m, nnz, descrA.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                    csrSortedColIndA.0.into(), info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrSortedValA csrSortedRowPtrA csrSortedColIndA);
            returned
        }
        /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsru2csr(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32, descrA: impl AsHandle<cusparseMatDescr_t>,
            csrVal: impl DeviceOutput<runtime::cuDoubleComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZcsru2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrVal csrRowPtr csrColInd pBuffer
            );
            checked::cusparseZcsru2csr(
                handle.as_handle(), m, n, nnz, descrA.as_handle(), csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                info.as_handle(), pBuffer.0.into(),
            )?;
            record_use!(work; csrVal csrRowPtr csrColInd pBuffer);
        }
        /// Returns the workspace size of `csru2csr` and `csr2csru` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsru2csr_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, nnz: i32,
            csrVal: impl DeviceOutput<runtime::cuDoubleComplex>, csrRowPtr: impl DeviceInput<i32>,
            csrColInd: impl DeviceOutput<i32>, info: impl AsHandle<csru2csrInfo_t>,
        ) -> usize {
            borrow!(csrVal csrRowPtr csrColInd);
            let returned = {
                checked::cusparseZcsru2csr_bufferSizeExt(
                    handle.as_handle(), m, n, nnz, csrVal.0.into(), csrRowPtr.0.into(), csrColInd.0.into(),
                    info.as_handle(),
                )?
            };
            record_use!(Work::Done; csrVal csrRowPtr csrColInd);
            returned
        }
        /// Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZgebsr2csr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDim: i32,
            colBlockDim: i32, descrC: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>, csrSortedRowPtrC: impl DeviceOutput<i32>,
            csrSortedColIndC: impl DeviceOutput<i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgebsr2csr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
            checked::cusparseZgebsr2csr(
                handle.as_handle(), dirA, mb, nb, descrA.as_handle(), bsrSortedValA.0.into(), bsrSortedRowPtrA.0.into(),
                bsrSortedColIndA.0.into(), rowBlockDim, colBlockDim, descrC.as_handle(), csrSortedValC.0.into(),
                csrSortedRowPtrC.0.into(), csrSortedColIndC.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA csrSortedValC csrSortedRowPtrC csrSortedColIndC
            );
        }
        /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgebsr2gebsc(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32,
            bsrSortedVal: impl DeviceInput<runtime::cuDoubleComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32, colBlockDim: i32,
            bscVal: impl DeviceOutput<runtime::cuDoubleComplex>, bscRowInd: impl DeviceOutput<i32>,
            bscColPtr: impl DeviceOutput<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgebsr2gebsc);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer
            );
            checked::cusparseZgebsr2gebsc(
                handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(), bsrSortedColInd.0.into(),
                rowBlockDim, colBlockDim, bscVal.0.into(), bscRowInd.0.into(), bscColPtr.0.into(), copyValues, idxBase,
                pBuffer.0.into(),
            )?;
            record_use!(work; bsrSortedVal bsrSortedRowPtr bsrSortedColInd bscVal bscRowInd bscColPtr pBuffer);
        }
        /// Returns the workspace size of `gebsr2gebsc` (double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
        fn cusparseZgebsr2gebsc_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, mb: i32, nb: i32, nnzb: i32,
            bsrSortedVal: impl DeviceInput<runtime::cuDoubleComplex>, bsrSortedRowPtr: impl DeviceInput<i32>,
            bsrSortedColInd: impl DeviceInput<i32>, rowBlockDim: i32, colBlockDim: i32,
        ) -> i32 {
            borrow!(bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            let returned = {
                checked::cusparseZgebsr2gebsc_bufferSize(
                    handle.as_handle(), mb, nb, nnzb, bsrSortedVal.0.into(), bsrSortedRowPtr.0.into(),
                    bsrSortedColInd.0.into(), rowBlockDim, colBlockDim,
                )?
            };
            record_use!(Work::Done; bsrSortedVal bsrSortedRowPtr bsrSortedColInd);
            returned
        }
        /// Converts a BSR matrix to BSR format with another block shape (double-precision complex).
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZgebsr2gebsr(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, descrC: impl AsHandle<cusparseMatDescr_t>,
            bsrSortedValC: impl DeviceOutput<runtime::cuDoubleComplex>, bsrSortedRowPtrC: impl DeviceOutput<i32>,
            bsrSortedColIndC: impl DeviceOutput<i32>, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgebsr2gebsr);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : bsrSortedValA bsrSortedRowPtrA
                bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC pBuffer
            );
            checked::cusparseZgebsr2gebsr(
                handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, descrC.as_handle(),
                bsrSortedValC.0.into(), bsrSortedRowPtrC.0.into(), bsrSortedColIndC.0.into(), rowBlockDimC, colBlockDimC,
                pBuffer.0.into(),
            )?;
            record_use!(
                work; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC
                pBuffer
            );
        }
        /// Returns the workspace size of `gebsr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
        /// # Safety
        ///
        /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZgebsr2gebsr_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, bsrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>,
            bsrSortedRowPtrA: impl DeviceInput<i32>, bsrSortedColIndA: impl DeviceInput<i32>, rowBlockDimA: i32,
            colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
        ) -> i32 {
            borrow!(bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            let returned = {
                checked::cusparseZgebsr2gebsr_bufferSize(
                    handle.as_handle(), dirA, mb, nb, nnzb, descrA.as_handle(), bsrSortedValA.0.into(),
                    bsrSortedRowPtrA.0.into(), bsrSortedColIndA.0.into(), rowBlockDimA, colBlockDimA, rowBlockDimC,
                    colBlockDimC,
                )?
            };
            record_use!(Work::Done; bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA);
            returned
        }
    }
}

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        fn cusparseZgemvi(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32,
            alpha: Scalar<'_, runtime::cuDoubleComplex>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32, nnz: i32,
            xVal: impl DeviceInput<runtime::cuDoubleComplex>, xInd: impl DeviceInput<i32>,
            beta: Scalar<'_, runtime::cuDoubleComplex>, y: impl DeviceOutput<runtime::cuDoubleComplex>,
            idxBase: cusparseIndexBase_t, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgemvi);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A xVal xInd y pBuffer);
            checked::cusparseZgemvi(
                handle.as_handle(), transA, m, n, alpha, A.0.into(), lda, nnz, xVal.0.into(), xInd.0.into(), beta,
                y.0.into(), idxBase, pBuffer.0.into(),
            )?;
            record_use!(work; A xVal xInd y pBuffer);
        }
        /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgpsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceOutput<runtime::cuDoubleComplex>,
            dl: impl DeviceOutput<runtime::cuDoubleComplex>, d: impl DeviceOutput<runtime::cuDoubleComplex>,
            du: impl DeviceOutput<runtime::cuDoubleComplex>, dw: impl DeviceOutput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgpsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : ds dl d du dw x pBuffer);
            checked::cusparseZgpsvInterleavedBatch(
                handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; ds dl d du dw x pBuffer);
        }
        /// Returns the workspace size of `gpsvInterleavedBatch` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseZgpsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, ds: impl DeviceInput<runtime::cuDoubleComplex>,
            dl: impl DeviceInput<runtime::cuDoubleComplex>, d: impl DeviceInput<runtime::cuDoubleComplex>,
            du: impl DeviceInput<runtime::cuDoubleComplex>, dw: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, batchCount: i32,
        ) -> usize {
            borrow!(ds dl d du dw x);
            let returned = {
                checked::cusparseZgpsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, ds.0.into(), dl.0.into(), d.0.into(), du.0.into(), dw.0.into(), x.0.into(),
                    batchCount,
                )?
            };
            record_use!(Work::Done; ds dl d du dw x);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgtsv2(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            B: impl DeviceOutput<runtime::cuDoubleComplex>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgtsv2);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseZgtsv2(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgtsv2StridedBatch(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, batchCount: i32, batchStride: i32,
            pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgtsv2StridedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseZgtsv2StridedBatch(
                handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsv2StridedBatch` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseZgtsv2StridedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, batchCount: i32, batchStride: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseZgtsv2StridedBatch_bufferSizeExt(
                    handle.as_handle(), m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, batchStride,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Returns the workspace size of `gtsv2` (tridiagonal solve, double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseZgtsv2_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseZgtsv2_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgtsv2_nopivot(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            B: impl DeviceOutput<runtime::cuDoubleComplex>, ldb: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgtsv2_nopivot);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du B pBuffer);
            checked::cusparseZgtsv2_nopivot(
                handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du B pBuffer);
        }
        /// Returns the workspace size of `gtsv2_nopivot` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
        fn cusparseZgtsv2_nopivot_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, n: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            B: impl DeviceInput<runtime::cuDoubleComplex>, ldb: i32,
        ) -> usize {
            borrow!(dl d du B);
            let returned = {
                checked::cusparseZgtsv2_nopivot_bufferSizeExt(
                    handle.as_handle(), m, n, dl.0.into(), d.0.into(), du.0.into(), B.0.into(), ldb,
                )?
            };
            record_use!(Work::Done; dl d du B);
            returned
        }
        /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        fn cusparseZgtsvInterleavedBatch(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceOutput<runtime::cuDoubleComplex>,
            d: impl DeviceOutput<runtime::cuDoubleComplex>, du: impl DeviceOutput<runtime::cuDoubleComplex>,
            x: impl DeviceOutput<runtime::cuDoubleComplex>, batchCount: i32, pBuffer: impl AnyDeviceOutput,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZgtsvInterleavedBatch);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : dl d du x pBuffer);
            checked::cusparseZgtsvInterleavedBatch(
                handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount, pBuffer.0.into(),
            )?;
            record_use!(work; dl d du x pBuffer);
        }
        /// Returns the workspace size of `gtsvInterleavedBatch` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
        fn cusparseZgtsvInterleavedBatch_bufferSizeExt(
            handle: impl AsHandle<cusparseHandle_t>, algo: i32, m: i32, dl: impl DeviceInput<runtime::cuDoubleComplex>,
            d: impl DeviceInput<runtime::cuDoubleComplex>, du: impl DeviceInput<runtime::cuDoubleComplex>,
            x: impl DeviceInput<runtime::cuDoubleComplex>, batchCount: i32,
        ) -> usize {
            borrow!(dl d du x);
            let returned = {
                checked::cusparseZgtsvInterleavedBatch_bufferSizeExt(
                    handle.as_handle(), algo, m, dl.0.into(), d.0.into(), du.0.into(), x.0.into(), batchCount,
                )?
            };
            record_use!(Work::Done; dl d du x);
            returned
        }
        /// Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).
        /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZnnz(
            handle: impl AsHandle<cusparseHandle_t>, dirA: cusparseDirection_t, m: i32, n: i32,
            descrA: impl AsHandle<cusparseMatDescr_t>, A: impl DeviceInput<runtime::cuDoubleComplex>, lda: i32,
            nnzPerRowCol: impl DeviceOutput<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZnnz);
            borrow!(work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())), called : A nnzPerRowCol);
            checked::cusparseZnnz(
                handle.as_handle(), dirA, m, n, descrA.as_handle(), A.0.into(), lda, nnzPerRowCol.0.into(),
                nnzTotalDevHostPtr,
            )?;
            record_use!(work; A nnzPerRowCol);
        }
        /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).
        /// - `nnzC`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
        /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZnnz_compress(
            handle: impl AsHandle<cusparseHandle_t>, m: i32, descr: impl AsHandle<cusparseMatDescr_t>,
            csrSortedValA: impl DeviceInput<runtime::cuDoubleComplex>, csrSortedRowPtrA: impl DeviceInput<i32>,
            nnzPerRow: impl DeviceOutput<i32>, nnzC: ScalarMut<'_, i32>, tol: runtime::cuDoubleComplex,
        ) -> () {
            let called = called!(CUSPARSE, cusparseZnnz_compress);
            borrow!(
                work = Work::in_raw(checked::cusparseGetStream(handle.as_handle())),
                called : csrSortedValA csrSortedRowPtrA nnzPerRow
            );
            checked::cusparseZnnz_compress(
                handle.as_handle(), m, descr.as_handle(), csrSortedValA.0.into(), csrSortedRowPtrA.0.into(),
                nnzPerRow.0.into(), nnzC, tol,
            )?;
            record_use!(work; csrSortedValA csrSortedRowPtrA nnzPerRow);
        }
    }
}

owned! {
    cusparse, cusparseStatus_t;

    safe {
        /// Returns the size, block layout, arrays and types of a Blocked-ELL matrix.
        /// Returns `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`.
        fn cusparseBlockedEllGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseBlockedEllGet(spMatDescr.as_handle())?
        }
        /// Makes a descriptor describe a batch of BSR matrices at fixed strides.
        fn cusparseBsrSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, offsetsBatchStride: i64,
            columnsBatchStride: i64, ValuesBatchStride: i64,
        ) -> () {
            checked::cusparseBsrSetStridedBatch(
                spMatDescr.as_handle(), batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride,
            )?
        }
        /// Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.
        /// Returns `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`.
        fn cusparseConstBlockedEllGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseConstBlockedEllGet(spMatDescr.as_handle())?
        }
        /// Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.
        /// Returns `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`.
        fn cusparseConstCooGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseConstCooGet(spMatDescr.as_handle())?
        }
        /// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.
        /// Returns `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`.
        fn cusparseConstCscGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseConstCscGet(spMatDescr.as_handle())?
        }
        /// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.
        /// Returns `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`.
        fn cusparseConstCsrGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseConstCsrGet(spMatDescr.as_handle())?
        }
        /// Returns a dense matrix's size, leading dimension, array (as read-only), type and order.
        /// Returns `rows`, `cols`, `ld`, `values`, `type`, `order`.
        fn cusparseConstDnMatGet(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>,
        ) -> (i64, i64, i64, *const c_void, runtime::cudaDataType, cusparseOrder_t) {
            checked::cusparseConstDnMatGet(dnMatDescr.as_handle())?
        }
        /// Returns the address of a dense matrix's values, for reading only.
        fn cusparseConstDnMatGetValues(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> *const c_void {
            checked::cusparseConstDnMatGetValues(dnMatDescr.as_handle())?
        }
        /// Returns a dense vector's size, array (as read-only) and type.
        /// Returns `size`, `values`, `valueType`.
        fn cusparseConstDnVecGet(
            dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>,
        ) -> (i64, *const c_void, runtime::cudaDataType) {
            checked::cusparseConstDnVecGet(dnVecDescr.as_handle())?
        }
        /// Returns the address of a dense vector's values, for reading only.
        fn cusparseConstDnVecGetValues(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> *const c_void {
            checked::cusparseConstDnVecGetValues(dnVecDescr.as_handle())?
        }
        /// Returns the address of a sparse matrix's values, for reading only.
        fn cusparseConstSpMatGetValues(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> *const c_void {
            checked::cusparseConstSpMatGetValues(spMatDescr.as_handle())?
        }
        /// Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.
        /// Returns `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`.
        fn cusparseConstSpVecGet(
            spVecDescr: impl AsHandle<cusparseSpVecDescr_t>,
        ) -> (i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType) {
            checked::cusparseConstSpVecGet(spVecDescr.as_handle())?
        }
        /// Returns the address of a sparse vector's values, for reading only.
        fn cusparseConstSpVecGetValues(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> *const c_void {
            checked::cusparseConstSpVecGetValues(spVecDescr.as_handle())?
        }
        /// Returns the size, number of nonzeros, arrays and types of a COO matrix.
        /// Returns `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`.
        fn cusparseCooGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
            runtime::cudaDataType,
        ) {
            checked::cusparseCooGet(spMatDescr.as_handle())?
        }
        /// Makes a descriptor describe a batch of COO matrices at a fixed stride.
        fn cusparseCooSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, batchStride: i64,
        ) -> () {
            checked::cusparseCooSetStridedBatch(spMatDescr.as_handle(), batchCount, batchStride)?
        }
        /// Creates a cuSPARSE handle on the current device.
        fn cusparseCreate() -> Owned<cusparseHandle_t> {
            Owned::from_raw(checked::cusparseCreate()?)
        }
        /// Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.
        fn cusparseCreateBsric02Info() -> Owned<bsric02Info_t> {
            Owned::from_raw(checked::cusparseCreateBsric02Info()?)
        }
        /// Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.
        fn cusparseCreateBsrilu02Info() -> Owned<bsrilu02Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrilu02Info()?)
        }
        /// Creates the object that stores the analysis of a triangular BSR solve with a matrix.
        fn cusparseCreateBsrsm2Info() -> Owned<bsrsm2Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrsm2Info()?)
        }
        /// Creates the object that stores the analysis of a triangular BSR solve with a vector.
        fn cusparseCreateBsrsv2Info() -> Owned<bsrsv2Info_t> {
            Owned::from_raw(checked::cusparseCreateBsrsv2Info()?)
        }
        /// Creates the configuration of a graph coloring.
        fn cusparseCreateColorInfo() -> Owned<cusparseColorInfo_t> {
            Owned::from_raw(checked::cusparseCreateColorInfo()?)
        }
        /// Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.
        fn cusparseCreateCsric02Info() -> Owned<csric02Info_t> {
            Owned::from_raw(checked::cusparseCreateCsric02Info()?)
        }
        /// Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.
        fn cusparseCreateCsrilu02Info() -> Owned<csrilu02Info_t> {
            Owned::from_raw(checked::cusparseCreateCsrilu02Info()?)
        }
        /// Creates an object that stores the order of a CSR matrix's elements before sorting.
        fn cusparseCreateCsru2csrInfo() -> Owned<csru2csrInfo_t> {
            Owned::from_raw(checked::cusparseCreateCsru2csrInfo()?)
        }
        /// Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.
        fn cusparseCreateMatDescr() -> Owned<cusparseMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateMatDescr()?)
        }
        /// Creates the object that stores the state of pruning by percentage.
        fn cusparseCreatePruneInfo() -> Owned<pruneInfo_t> {
            Owned::from_raw(checked::cusparseCreatePruneInfo()?)
        }
        /// Returns the size, number of nonzeros, arrays and types of a CSC matrix.
        /// Returns `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`.
        fn cusparseCscGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseCscGet(spMatDescr.as_handle())?
        }
        /// Returns the size, number of nonzeros, arrays and types of a CSR matrix.
        /// Returns `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`.
        fn cusparseCsrGet(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (
            i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
            cusparseIndexBase_t, runtime::cudaDataType,
        ) {
            checked::cusparseCsrGet(spMatDescr.as_handle())?
        }
        /// Makes a descriptor describe a batch of CSR matrices at fixed strides.
        fn cusparseCsrSetStridedBatch(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, batchCount: i32, offsetsBatchStride: i64,
            columnsValuesBatchStride: i64,
        ) -> () {
            checked::cusparseCsrSetStridedBatch(
                spMatDescr.as_handle(), batchCount, offsetsBatchStride, columnsValuesBatchStride,
            )?
        }
        /// Returns a dense matrix's size, leading dimension, array, type and order.
        /// Returns `rows`, `cols`, `ld`, `values`, `type`, `order`.
        fn cusparseDnMatGet(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>,
        ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cusparseOrder_t) {
            checked::cusparseDnMatGet(dnMatDescr.as_handle())?
        }
        /// Returns the number of dense matrices in a descriptor's batch, and the stride in elements.
        /// Returns `batchCount`, `batchStride`.
        fn cusparseDnMatGetStridedBatch(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> (i32, i64) {
            checked::cusparseDnMatGetStridedBatch(dnMatDescr.as_handle())?
        }
        /// Returns the address of a dense matrix's values.
        fn cusparseDnMatGetValues(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>) -> *mut c_void {
            checked::cusparseDnMatGetValues(dnMatDescr.as_handle())?
        }
        /// Makes a descriptor describe a batch of dense matrices at a stride in elements.
        fn cusparseDnMatSetStridedBatch(
            dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>, batchCount: i32, batchStride: i64,
        ) -> () {
            checked::cusparseDnMatSetStridedBatch(dnMatDescr.as_handle(), batchCount, batchStride)?
        }
        /// Returns a dense vector's size, array and type.
        /// Returns `size`, `values`, `valueType`.
        fn cusparseDnVecGet(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> (i64, *mut c_void, runtime::cudaDataType) {
            checked::cusparseDnVecGet(dnVecDescr.as_handle())?
        }
        /// Returns the address of a dense vector's values.
        fn cusparseDnVecGetValues(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>) -> *mut c_void {
            checked::cusparseDnVecGetValues(dnVecDescr.as_handle())?
        }
        /// Returns whether the handle expects pointers to scalars to refer to host or device memory.
        fn cusparseGetPointerMode(handle: impl AsHandle<cusparseHandle_t>) -> cusparsePointerMode_t {
            checked::cusparseGetPointerMode(handle.as_handle())?
        }
        /// Returns the stream in which calls with the handle run; null means the default stream.
        fn cusparseGetStream(handle: impl AsHandle<cusparseHandle_t>) -> runtime::cudaStream_t {
            checked::cusparseGetStream(handle.as_handle())?
        }
        /// Returns the version of cuSPARSE as an integer.
        fn cusparseGetVersion(handle: impl AsHandle<cusparseHandle_t>) -> i32 {
            checked::cusparseGetVersion(handle.as_handle())?
        }
        /// Sets whether the diagonal of a matrix is stored or implied to be all ones.
        fn cusparseSetMatDiagType(descrA: impl AsHandle<cusparseMatDescr_t>, diagType: cusparseDiagType_t) -> () {
            checked::cusparseSetMatDiagType(descrA.as_handle(), diagType)?
        }
        /// Sets the fill mode of a matrix: whether its lower or upper triangle is used.
        fn cusparseSetMatFillMode(descrA: impl AsHandle<cusparseMatDescr_t>, fillMode: cusparseFillMode_t) -> () {
            checked::cusparseSetMatFillMode(descrA.as_handle(), fillMode)?
        }
        /// Sets the index base (0 or 1) of a legacy matrix descriptor.
        fn cusparseSetMatIndexBase(descrA: impl AsHandle<cusparseMatDescr_t>, base: cusparseIndexBase_t) -> () {
            checked::cusparseSetMatIndexBase(descrA.as_handle(), base)?
        }
        /// Sets the type of a matrix: general, symmetric, Hermitian or triangular.
        fn cusparseSetMatType(descrA: impl AsHandle<cusparseMatDescr_t>, r#type: cusparseMatrixType_t) -> () {
            checked::cusparseSetMatType(descrA.as_handle(), r#type)?
        }
        /// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
        fn cusparseSetPointerMode(handle: impl AsHandle<cusparseHandle_t>, mode: cusparsePointerMode_t) -> () {
            checked::cusparseSetPointerMode(handle.as_handle(), mode)?
        }
        /// Creates the object that carries state between the steps of a sparse matrix product.
        fn cusparseSpGEMM_createDescr() -> Owned<cusparseSpGEMMDescr_t> {
            Owned::from_raw(checked::cusparseSpGEMM_createDescr()?)
        }
        /// Returns the number of scalar products in a sparse matrix product, after the work estimation.
        fn cusparseSpGEMM_getNumProducts(spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>) -> i64 {
            checked::cusparseSpGEMM_getNumProducts(spgemmDescr.as_handle())?
        }
        /// Returns the format of a sparse matrix, such as CSR or COO.
        fn cusparseSpMatGetFormat(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> cusparseFormat_t {
            checked::cusparseSpMatGetFormat(spMatDescr.as_handle())?
        }
        /// Returns the index base (0 or 1) of a sparse matrix.
        fn cusparseSpMatGetIndexBase(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> cusparseIndexBase_t {
            checked::cusparseSpMatGetIndexBase(spMatDescr.as_handle())?
        }
        /// Returns the numbers of rows, columns and nonzeros of a sparse matrix.
        /// Returns `rows`, `cols`, `nnz`.
        fn cusparseSpMatGetSize(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> (i64, i64, i64) {
            checked::cusparseSpMatGetSize(spMatDescr.as_handle())?
        }
        /// Returns the number of matrices in the batch of a sparse matrix descriptor.
        fn cusparseSpMatGetStridedBatch(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> i32 {
            checked::cusparseSpMatGetStridedBatch(spMatDescr.as_handle())?
        }
        /// Returns the address of a sparse matrix's values.
        fn cusparseSpMatGetValues(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>) -> *mut c_void {
            checked::cusparseSpMatGetValues(spMatDescr.as_handle())?
        }
        /// Creates the object that stores the analysis of a triangular solve with a matrix.
        fn cusparseSpSM_createDescr() -> Owned<cusparseSpSMDescr_t> {
            Owned::from_raw(checked::cusparseSpSM_createDescr()?)
        }
        /// Creates the object that stores the analysis of a triangular solve with a vector.
        fn cusparseSpSV_createDescr() -> Owned<cusparseSpSVDescr_t> {
            Owned::from_raw(checked::cusparseSpSV_createDescr()?)
        }
        /// Returns a sparse vector's size, number of nonzeros, arrays and types.
        /// Returns `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`.
        fn cusparseSpVecGet(
            spVecDescr: impl AsHandle<cusparseSpVecDescr_t>,
        ) -> (i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType) {
            checked::cusparseSpVecGet(spVecDescr.as_handle())?
        }
        /// Returns the index base (0 or 1) of a sparse vector.
        fn cusparseSpVecGetIndexBase(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> cusparseIndexBase_t {
            checked::cusparseSpVecGetIndexBase(spVecDescr.as_handle())?
        }
        /// Returns the address of the values of a sparse vector.
        fn cusparseSpVecGetValues(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>) -> *mut c_void {
            checked::cusparseSpVecGetValues(spVecDescr.as_handle())?
        }
    }

    unsafe {}
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Y = α·X + β·Y for a sparse vector X and a dense vector Y.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseAxpby(
            handle: impl AsHandle<cusparseHandle_t>, alpha: AnyScalar, vecX: impl AsHandle<cusparseSpVecDescr_t>,
            beta: AnyScalar, vecY: impl AsHandle<cusparseDnVecDescr_t>,
        ) -> () {
            checked::cusparseAxpby(handle.as_handle(), alpha, vecX.as_handle(), beta, vecY.as_handle())?
        }
        /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCbsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, runtime::cuComplex>,
        ) -> () {
            checked::cusparseCbsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseCcsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, runtime::cuComplex>,
        ) -> () {
            checked::cusparseCcsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
    }
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Returns the workspace size of `gemvi` (single-precision complex) in bytes.
        /// # Safety
        ///
        /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
        fn cusparseCgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseCgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        /// Sets the device arrays of a COO matrix: row indices, column indices and values.
        /// - `cooRows`, `cooColumns`, `cooValues`: on the device
        ///
        /// # Safety
        ///
        /// - `cooRows`, `cooColumns`, `cooValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
        fn cusparseCooSetPointers(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, cooRows: CuPtr<c_void>, cooColumns: CuPtr<c_void>,
            cooValues: CuPtr<c_void>,
        ) -> () {
            checked::cusparseCooSetPointers(spMatDescr.as_handle(), cooRows, cooColumns, cooValues)?
        }
        /// Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.
        /// - `ellColInd`, `ellValue`: on the device
        ///
        /// # Safety
        ///
        /// - `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateBlockedEll<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<T>, ellValue: CuPtr<U>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateBlockedEll(
                    rows, cols, ellBlockSize, ellCols, ellColInd.cast(), ellValue.cast(), T::NUMBER, idxBase, U::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: on the device
        ///
        /// # Safety
        ///
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateBsr<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            brows: i64, bcols: i64, bnnz: i64, rowBlockSize: i64, colBlockSize: i64, bsrRowOffsets: CuPtr<T>,
            bsrColInd: CuPtr<U>, bsrValues: CuPtr<V>, idxBase: cusparseIndexBase_t, order: cusparseOrder_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateBsr(
                    brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets.cast(), bsrColInd.cast(),
                    bsrValues.cast(), T::NUMBER, U::NUMBER, idxBase, V::NUMBER, order,
                )?,
            )
        }
        /// Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.
        /// - `ellColInd`, `ellValue`: in, on the device
        ///
        /// # Safety
        ///
        /// - `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstBlockedEll<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<T>, ellValue: CuPtr<U>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstBlockedEll(
                    rows, cols, ellBlockSize, ellCols, ellColInd.cast(), ellValue.cast(), T::NUMBER, idxBase, U::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a read-only BSR matrix in the caller's device arrays.
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: in, on the device
        ///
        /// # Safety
        ///
        /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstBsr<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            brows: i64, bcols: i64, bnnz: i64, rowBlockDim: i64, colBlockDim: i64, bsrRowOffsets: CuPtr<T>,
            bsrColInd: CuPtr<U>, bsrValues: CuPtr<V>, idxBase: cusparseIndexBase_t, order: cusparseOrder_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstBsr(
                    brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets.cast(), bsrColInd.cast(), bsrValues.cast(),
                    T::NUMBER, U::NUMBER, idxBase, V::NUMBER, order,
                )?,
            )
        }
        /// Creates a descriptor of a read-only COO matrix in the caller's device arrays.
        /// - `cooRowInd`, `cooColInd`, `cooValues`: in, on the device
        ///
        /// # Safety
        ///
        /// - `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCoo<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<T>, cooColInd: CuPtr<T>, cooValues: CuPtr<U>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCoo(
                    rows, cols, nnz, cooRowInd.cast(), cooColInd.cast(), cooValues.cast(), T::NUMBER, idxBase, U::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a read-only CSC matrix in the caller's device arrays.
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: in, on the device
        ///
        /// # Safety
        ///
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCsc<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<T>, cscRowInd: CuPtr<U>, cscValues: CuPtr<V>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCsc(
                    rows, cols, nnz, cscColOffsets.cast(), cscRowInd.cast(), cscValues.cast(), T::NUMBER, U::NUMBER,
                    idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a read-only CSR matrix in the caller's device arrays.
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: in, on the device
        ///
        /// # Safety
        ///
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstCsr<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<T>, csrColInd: CuPtr<U>, csrValues: CuPtr<V>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstCsr(
                    rows, cols, nnz, csrRowOffsets.cast(), csrColInd.cast(), csrValues.cast(), T::NUMBER, U::NUMBER,
                    idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a read-only dense matrix, in row-major or column-major order.
        /// - `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
        fn cusparseCreateConstDnMat<T: Element<runtime::cudaDataType>>(
            rows: i64, cols: i64, ld: i64, values: CuPtr<T>, order: cusparseOrder_t,
        ) -> Owned<cusparseDnMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateConstDnMat(rows, cols, ld, values.cast(), T::NUMBER, order)?)
        }
        /// Creates a descriptor of a read-only dense vector in the caller's device array.
        /// - `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
        fn cusparseCreateConstDnVec<T: Element<runtime::cudaDataType>>(
            size: i64, values: CuPtr<T>,
        ) -> Owned<cusparseDnVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateConstDnVec(size, values.cast(), T::NUMBER)?)
        }
        /// Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: in, on the device
        ///
        /// # Safety
        ///
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateConstSlicedEll<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<T>,
            sellColInd: CuPtr<U>, sellValues: CuPtr<V>, idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstSlicedEll(
                    rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets.cast(), sellColInd.cast(),
                    sellValues.cast(), T::NUMBER, U::NUMBER, idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a read-only sparse vector in the caller's device arrays.
        /// - `indices`, `values`: in, on the device
        ///
        /// # Safety
        ///
        /// - `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
        fn cusparseCreateConstSpVec<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            size: i64, nnz: i64, indices: CuPtr<T>, values: CuPtr<U>, idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpVecDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateConstSpVec(size, nnz, indices.cast(), values.cast(), T::NUMBER, idxBase, U::NUMBER)?,
            )
        }
        /// Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.
        /// - `cooRowInd`, `cooColInd`, `cooValues`: on the device
        ///
        /// # Safety
        ///
        /// - `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCoo<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<T>, cooColInd: CuPtr<T>, cooValues: CuPtr<U>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCoo(
                    rows, cols, nnz, cooRowInd.cast(), cooColInd.cast(), cooValues.cast(), T::NUMBER, idxBase, U::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
        ///
        /// # Safety
        ///
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCsc<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<T>, cscRowInd: CuPtr<U>, cscValues: CuPtr<V>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCsc(
                    rows, cols, nnz, cscColOffsets.cast(), cscRowInd.cast(), cscValues.cast(), T::NUMBER, U::NUMBER,
                    idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
        ///
        /// # Safety
        ///
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateCsr<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<T>, csrColInd: CuPtr<U>, csrValues: CuPtr<V>,
            idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateCsr(
                    rows, cols, nnz, csrRowOffsets.cast(), csrColInd.cast(), csrValues.cast(), T::NUMBER, U::NUMBER,
                    idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
        fn cusparseCreateDnMat<T: Element<runtime::cudaDataType>>(
            rows: i64, cols: i64, ld: i64, values: CuPtr<T>, order: cusparseOrder_t,
        ) -> Owned<cusparseDnMatDescr_t> {
            Owned::from_raw(checked::cusparseCreateDnMat(rows, cols, ld, values.cast(), T::NUMBER, order)?)
        }
        /// Creates a descriptor of a dense vector, with values in the caller's device array.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
        fn cusparseCreateDnVec<T: Element<runtime::cudaDataType>>(
            size: i64, values: CuPtr<T>,
        ) -> Owned<cusparseDnVecDescr_t> {
            Owned::from_raw(checked::cusparseCreateDnVec(size, values.cast(), T::NUMBER)?)
        }
        /// Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: on the device
        ///
        /// # Safety
        ///
        /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
        fn cusparseCreateSlicedEll<
            T: Element<cusparseIndexType_t>,
            U: Element<cusparseIndexType_t>,
            V: Element<runtime::cudaDataType>,
        >(
            rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<T>,
            sellColInd: CuPtr<U>, sellValues: CuPtr<V>, idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpMatDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateSlicedEll(
                    rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets.cast(), sellColInd.cast(),
                    sellValues.cast(), T::NUMBER, U::NUMBER, idxBase, V::NUMBER,
                )?,
            )
        }
        /// Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.
        /// - `indices`, `values`: on the device
        ///
        /// # Safety
        ///
        /// - `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
        fn cusparseCreateSpVec<
            T: Element<cusparseIndexType_t>,
            U: Element<runtime::cudaDataType>,
        >(
            size: i64, nnz: i64, indices: CuPtr<T>, values: CuPtr<U>, idxBase: cusparseIndexBase_t,
        ) -> Owned<cusparseSpVecDescr_t> {
            Owned::from_raw(
                checked::cusparseCreateSpVec(size, nnz, indices.cast(), values.cast(), T::NUMBER, idxBase, U::NUMBER)?,
            )
        }
        /// Sets the device arrays of a CSC matrix: column offsets, row indices and values.
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
        ///
        /// # Safety
        ///
        /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
        fn cusparseCscSetPointers(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
            cscValues: CuPtr<c_void>,
        ) -> () {
            checked::cusparseCscSetPointers(spMatDescr.as_handle(), cscColOffsets, cscRowInd, cscValues)?
        }
        /// Sets the device arrays of a CSR matrix: row offsets, column indices and values.
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
        ///
        /// # Safety
        ///
        /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
        fn cusparseCsrSetPointers(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
            csrValues: CuPtr<c_void>,
        ) -> () {
            checked::cusparseCsrSetPointers(spMatDescr.as_handle(), csrRowOffsets, csrColInd, csrValues)?
        }
        /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double precision).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDbsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, f64>,
        ) -> () {
            checked::cusparseDbsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double precision).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDcsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, f64>,
        ) -> () {
            checked::cusparseDcsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matB`, or `matB` is destroyed.
        /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDenseToSparse_analysis(
            handle: impl AsHandle<cusparseHandle_t>, matA: impl AsHandle<cusparseDnMatDescr_t>,
            matB: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseDenseToSparseAlg_t, externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseDenseToSparse_analysis(
                handle.as_handle(), matA.as_handle(), matB.as_handle(), alg, externalBuffer,
            )?
        }
        /// Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseDenseToSparse_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, matA: impl AsHandle<cusparseDnMatDescr_t>,
            matB: impl AsHandle<cusparseSpMatDescr_t>, alg: cusparseDenseToSparseAlg_t,
        ) -> usize {
            checked::cusparseDenseToSparse_bufferSize(handle.as_handle(), matA.as_handle(), matB.as_handle(), alg)?
        }
        /// Returns the workspace size of `gemvi` (double precision) in bytes.
        /// # Safety
        ///
        /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
        fn cusparseDgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseDgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        /// Sets the address of the values of a dense matrix in device memory.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnMatDescr`, or `dnMatDescr` is destroyed.
        fn cusparseDnMatSetValues(dnMatDescr: impl AsHandle<cusparseDnMatDescr_t>, values: CuPtr<c_void>) -> () {
            checked::cusparseDnMatSetValues(dnMatDescr.as_handle(), values)?
        }
        /// Sets the address of the values of a dense vector in device memory.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnVecDescr`, or `dnVecDescr` is destroyed.
        fn cusparseDnVecSetValues(dnVecDescr: impl AsHandle<cusparseDnVecDescr_t>, values: CuPtr<c_void>) -> () {
            checked::cusparseDnVecSetValues(dnVecDescr.as_handle(), values)?
        }
        /// Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.
        /// # Safety
        ///
        /// - `vecY`, `vecX`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseGather(
            handle: impl AsHandle<cusparseHandle_t>, vecY: impl AsHandle<cusparseDnVecDescr_t>,
            vecX: impl AsHandle<cusparseSpVecDescr_t>,
        ) -> () {
            checked::cusparseGather(handle.as_handle(), vecY.as_handle(), vecX.as_handle())?
        }
        /// Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.
        /// - `c_coeff`, `s_coeff`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
        ///
        /// # Safety
        ///
        /// - `c_coeff`, `s_coeff`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseRot(
            handle: impl AsHandle<cusparseHandle_t>, c_coeff: AnyScalar, s_coeff: AnyScalar,
            vecX: impl AsHandle<cusparseSpVecDescr_t>, vecY: impl AsHandle<cusparseDnVecDescr_t>,
        ) -> () {
            checked::cusparseRot(handle.as_handle(), c_coeff, s_coeff, vecX.as_handle(), vecY.as_handle())?
        }
        /// Returns the workspace size in bytes for `cusparseSDDMM`.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSDDMM_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseDnMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t,
        ) -> usize {
            checked::cusparseSDDMM_bufferSize(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg,
            )?
        }
        /// Prepares workspace data that speeds up later calls of `cusparseSDDMM` with the same C.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matC`, or `matC` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSDDMM_preprocess(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseDnMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t,
            externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseSDDMM_preprocess(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, externalBuffer,
            )?
        }
        /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single precision).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSbsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, f32>,
        ) -> () {
            checked::cusparseSbsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.
        /// # Safety
        ///
        /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScatter(
            handle: impl AsHandle<cusparseHandle_t>, vecX: impl AsHandle<cusparseSpVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>,
        ) -> () {
            checked::cusparseScatter(handle.as_handle(), vecX.as_handle(), vecY.as_handle())?
        }
        /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single precision).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseScsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, f32>,
        ) -> () {
            checked::cusparseScsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Returns the workspace size of `gemvi` (single precision) in bytes.
        /// # Safety
        ///
        /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
        fn cusparseSgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseSgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
        /// Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `bufferSize2`: in and out
        /// - `externalBuffer2`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer2`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEMM_compute(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, bufferSize2: usize, externalBuffer2: CuPtr<c_void>,
        ) -> usize {
            checked::cusparseSpGEMM_compute(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, spgemmDescr.as_handle(), bufferSize2, externalBuffer2,
            )?
        }
        /// Copies a computed sparse product into the arrays of C (the last step).
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEMM_copy(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>,
        ) -> () {
            checked::cusparseSpGEMM_copy(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, spgemmDescr.as_handle(),
            )?
        }
        /// Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `bufferSize3`: in and out
        /// - `externalBuffer3`: on the device
        ///
        /// Returns `bufferSize3`, `bufferSize2`.
        ///
        /// # Safety
        ///
        /// - `externalBuffer3`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEMM_estimateMemory(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, chunk_fraction: f32, bufferSize3: usize,
            externalBuffer3: CuPtr<c_void>,
        ) -> (usize, usize) {
            checked::cusparseSpGEMM_estimateMemory(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, spgemmDescr.as_handle(), chunk_fraction, bufferSize3, externalBuffer3,
            )?
        }
        /// Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `bufferSize1`: in and out
        /// - `externalBuffer1`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpGEMM_workEstimation(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseSpMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseSpMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t,
            spgemmDescr: impl AsHandle<cusparseSpGEMMDescr_t>, bufferSize1: usize, externalBuffer1: CuPtr<c_void>,
        ) -> usize {
            checked::cusparseSpGEMM_workEstimation(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, spgemmDescr.as_handle(), bufferSize1, externalBuffer1,
            )?
        }
        /// Returns the workspace size in bytes for `cusparseSpMM`.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMM_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t,
        ) -> usize {
            checked::cusparseSpMM_bufferSize(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg,
            )?
        }
        /// Prepares workspace data that speeds up later calls of `cusparseSpMM` with the same A.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMM_preprocess(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>, beta: AnyScalar,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t,
            externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseSpMM_preprocess(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), beta, matC.as_handle(),
                computeType, alg, externalBuffer,
            )?
        }
        /// Returns the workspace size in bytes for `cusparseSpMV`.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMV_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>, beta: AnyScalar,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t,
        ) -> usize {
            checked::cusparseSpMV_bufferSize(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), beta, vecY.as_handle(), computeType,
                alg,
            )?
        }
        /// Prepares workspace data that speeds up later calls of `cusparseSpMV` with the same A.
        /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
        /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `beta`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMV_preprocess(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>, beta: AnyScalar,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t,
            externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseSpMV_preprocess(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), beta, vecY.as_handle(), computeType,
                alg, externalBuffer,
            )?
        }
        /// Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).
        /// # Safety
        ///
        /// - `data`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMatGetAttribute<T: AttributeValue<C>, C: Output>(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, attribute: Key<cusparseSpMatAttribute_t, T, C>,
        ) -> T {
            checked::cusparseSpMatGetAttribute(spMatDescr.as_handle(), attribute)?
        }
    }
}

owned! {
    cusparse, cusparseStatus_t;

    safe {}

    unsafe {
        /// Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.
        /// - `data`: in, one value; `attribute` selects the type: `cusparseDiagType_t` for `CUSPARSE_SPMAT_DIAG_TYPE`; `cusparseFillMode_t` for `CUSPARSE_SPMAT_FILL_MODE`; `cusparseSpMatStorage_t` for `CUSPARSE_SPMAT_STORAGE`; `cusparseSymmetryType_t` for `CUSPARSE_SPMAT_SYMMETRY_TYPE`
        ///
        /// # Safety
        ///
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - `data`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpMatSetAttribute<T: AttributeValue<C>, C: Input>(
            spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, attribute: Key<cusparseSpMatAttribute_t, T, C>, data: T,
        ) -> () {
            checked::cusparseSpMatSetAttribute(spMatDescr.as_handle(), attribute, data)?
        }
        /// Sets the address of the values of a sparse matrix in device memory.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
        fn cusparseSpMatSetValues(spMatDescr: impl AsHandle<cusparseSpMatDescr_t>, values: CuPtr<c_void>) -> () {
            checked::cusparseSpMatSetValues(spMatDescr.as_handle(), values)?
        }
        /// Analyzes a sparse triangular matrix A for `cusparseSpSM_solve`; the workspace must stay valid for the solve.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsmDescr`, or `spsmDescr` is destroyed.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSM_analysis(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t,
            spsmDescr: impl AsHandle<cusparseSpSMDescr_t>, externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseSpSM_analysis(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                spsmDescr.as_handle(), externalBuffer,
            )?
        }
        /// Returns the workspace size in bytes for a triangular solve with a matrix.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSM_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t,
            spsmDescr: impl AsHandle<cusparseSpSMDescr_t>,
        ) -> usize {
            checked::cusparseSpSM_bufferSize(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                spsmDescr.as_handle(),
            )?
        }
        /// Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSM_solve(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, matB: impl AsHandle<cusparseDnMatDescr_t>,
            matC: impl AsHandle<cusparseDnMatDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t,
            spsmDescr: impl AsHandle<cusparseSpSMDescr_t>,
        ) -> () {
            checked::cusparseSpSM_solve(
                handle.as_handle(), opA, opB, alpha, matA.as_handle(), matB.as_handle(), matC.as_handle(), computeType, alg,
                spsmDescr.as_handle(),
            )?
        }
        /// Analyzes a sparse triangular matrix A for `cusparseSpSV_solve`; the workspace must stay valid for the solve.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        /// - `externalBuffer`: on the device
        ///
        /// # Safety
        ///
        /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsvDescr`, or `spsvDescr` is destroyed.
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSV_analysis(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t,
            spsvDescr: impl AsHandle<cusparseSpSVDescr_t>, externalBuffer: CuPtr<c_void>,
        ) -> () {
            checked::cusparseSpSV_analysis(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), vecY.as_handle(), computeType, alg,
                spsvDescr.as_handle(), externalBuffer,
            )?
        }
        /// Returns the workspace size in bytes for a triangular solve with a vector.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSV_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t,
            spsvDescr: impl AsHandle<cusparseSpSVDescr_t>,
        ) -> usize {
            checked::cusparseSpSV_bufferSize(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), vecY.as_handle(), computeType, alg,
                spsvDescr.as_handle(),
            )?
        }
        /// Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.
        /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
        ///
        /// # Safety
        ///
        /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        /// - `alpha`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cusparseSpSV_solve(
            handle: impl AsHandle<cusparseHandle_t>, opA: cusparseOperation_t, alpha: AnyScalar,
            matA: impl AsHandle<cusparseSpMatDescr_t>, vecX: impl AsHandle<cusparseDnVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t,
            spsvDescr: impl AsHandle<cusparseSpSVDescr_t>,
        ) -> () {
            checked::cusparseSpSV_solve(
                handle.as_handle(), opA, alpha, matA.as_handle(), vecX.as_handle(), vecY.as_handle(), computeType, alg,
                spsvDescr.as_handle(),
            )?
        }
        /// Returns the workspace size in bytes for `cusparseSpVV`.
        /// - `result`: in, an address, passed unchanged
        ///
        /// # Safety
        ///
        /// - `result`: valid memory of the size that the other arguments imply.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSpVV_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, opX: cusparseOperation_t, vecX: impl AsHandle<cusparseSpVecDescr_t>,
            vecY: impl AsHandle<cusparseDnVecDescr_t>, result: *const c_void, computeType: runtime::cudaDataType,
        ) -> usize {
            checked::cusparseSpVV_bufferSize(
                handle.as_handle(), opX, vecX.as_handle(), vecY.as_handle(), result, computeType,
            )?
        }
        /// Sets the address of the values of a sparse vector in device memory.
        /// - `values`: on the device
        ///
        /// # Safety
        ///
        /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spVecDescr`, or `spVecDescr` is destroyed.
        fn cusparseSpVecSetValues(spVecDescr: impl AsHandle<cusparseSpVecDescr_t>, values: CuPtr<c_void>) -> () {
            checked::cusparseSpVecSetValues(spVecDescr.as_handle(), values)?
        }
        /// Returns the workspace size in bytes for `cusparseSparseToDense`.
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseSparseToDense_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, matA: impl AsHandle<cusparseSpMatDescr_t>,
            matB: impl AsHandle<cusparseDnMatDescr_t>, alg: cusparseSparseToDenseAlg_t,
        ) -> usize {
            checked::cusparseSparseToDense_bufferSize(handle.as_handle(), matA.as_handle(), matB.as_handle(), alg)?
        }
        /// Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXbsric02_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsric02Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXbsric02_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXbsrilu02_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrilu02Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXbsrilu02_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXbsrsm2_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrsm2Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXbsrsm2_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXbsrsv2_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrsv2Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXbsrsv2_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsric02_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csric02Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXcsric02_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.
        /// - `position`: out, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseXcsrilu02_zeroPivot(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csrilu02Info_t>, position: ScalarMut<'_, i32>,
        ) -> () {
            checked::cusparseXcsrilu02_zeroPivot(handle.as_handle(), info.as_handle(), position)?
        }
        /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZbsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<bsrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, runtime::cuDoubleComplex>,
        ) -> () {
            checked::cusparseZbsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
        /// - `tol`, `boost_val`: in, a scalar on the host or on the device
        ///
        /// # Safety
        ///
        /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cusparseZcsrilu02_numericBoost(
            handle: impl AsHandle<cusparseHandle_t>, info: impl AsHandle<csrilu02Info_t>, enable_boost: i32,
            tol: Scalar<'_, f64>, boost_val: Scalar<'_, runtime::cuDoubleComplex>,
        ) -> () {
            checked::cusparseZcsrilu02_numericBoost(handle.as_handle(), info.as_handle(), enable_boost, tol, boost_val)?
        }
        /// Returns the workspace size of `gemvi` (double-precision complex) in bytes.
        /// # Safety
        ///
        /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
        fn cusparseZgemvi_bufferSize(
            handle: impl AsHandle<cusparseHandle_t>, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
        ) -> i32 {
            checked::cusparseZgemvi_bufferSize(handle.as_handle(), transA, m, n, nnz)?
        }
    }
}
