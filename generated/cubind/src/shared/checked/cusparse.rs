//! cuSPARSE with functions that return [`Result`]s: linear algebra with sparse matrices and vectors.
//!
//! See [`checked`](super) for this form of the functions. [`cusparse`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::cusparse as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use raw::CUSPARSE;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::cusparse::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cusparseSpMatAttribute_t {
            CUSPARSE_SPMAT_FILL_MODE: cusparseFillMode_t,
            CUSPARSE_SPMAT_DIAG_TYPE: cusparseDiagType_t,
        }
    }
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Y = α·X + β·Y for a sparse vector X and a dense vector Y.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
    ///
    /// # Safety
    ///
    /// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseAxpby(
        handle: cusparseHandle_t, alpha: AnyScalar, vecX: cusparseConstSpVecDescr_t, beta: AnyScalar,
        vecY: cusparseDnVecDescr_t,
    ) -> ();
    #[other = owned]
    /// Returns the size, block layout, arrays and types of a Blocked-ELL matrix.
    /// Returns `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseBlockedEllGet(spMatDescr: cusparseSpMatDescr_t) -> (
        i64, i64, i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType,
    );
    #[other = owned]
    /// Makes a descriptor describe a batch of BSR matrices at fixed strides.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseBsrSetStridedBatch(
        spMatDescr: cusparseSpMatDescr_t, batchCount: i32, offsetsBatchStride: i64, columnsBatchStride: i64,
        ValuesBatchStride: i64,
    ) -> ();
    #[other = owned]
    /// Converts a BSR matrix with square blocks to CSR format (single-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pInputBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_numericBoost(
        handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrmm(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t,
        mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32, B: CuPtr<runtime::cuComplex>, ldb: i32, beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrsm2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
    /// - `X`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockSize: i32, info: bsrsm2Info_t, B: CuPtr<runtime::cuComplex>, ldb: i32, X: CuPtr<runtime::cuComplex>,
        ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrsv2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`: on the device
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t,
        f: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrxmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32,
        nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedMaskPtrA: CuPtr<i32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<runtime::cuComplex>,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with square blocks (single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2bsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrC: CuPtr<i32>, bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2csr_compress(
        handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedColIndA: CuPtr<i32>, csrSortedRowPtrA: CuPtr<i32>, nnzA: i32, nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<runtime::cuComplex>, csrSortedColIndC: CuPtr<i32>, csrSortedRowPtrC: CuPtr<i32>,
        tol: runtime::cuComplex,
    ) -> ();
    #[other = owned]
    /// Restores the order that a CSR matrix had before `csru2csr` (single-precision complex).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2csru(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCcsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<runtime::cuComplex>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseCcsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `fractionToColor`: in, a scalar on the host or on the device
    /// - `ncolors`: out, a scalar on the host or on the device
    /// - `coloring`, `reordering`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrcolor(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f32>, ncolors: ScalarMut<'_, i32>, coloring: CuPtr<i32>, reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    #[other = owned]
    /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseCcsrgeam2(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t,
        nnzA: i32, csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>, descrB: cusparseMatDescr_t, nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuComplex>, csrSortedRowPtrB: CuPtr<i32>, csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuComplex>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrgeam2` (CSR sum, single-precision complex) in bytes.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseCcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t,
        nnzA: i32, csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>, descrB: cusparseMatDescr_t, nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuComplex>, csrSortedRowPtrB: CuPtr<i32>, csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuComplex>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_numericBoost(
        handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuComplex>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsru2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csru2csr` and `csr2csru` (single-precision complex) in bytes.
    /// - `csrVal`, `csrColInd`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<runtime::cuComplex>, csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
    ) -> usize;
    #[other = owned]
    /// Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgebsr2gebsc(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
        bscVal: CuPtr<runtime::cuComplex>, bscRowInd: CuPtr<i32>, bscColPtr: CuPtr<i32>, copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsc` (single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    fn cusparseCgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Converts a BSR matrix to BSR format with another block shape (single-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrC: CuPtr<i32>, bsrSortedColIndC: CuPtr<i32>, rowBlockDimC: i32, colBlockDimC: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
    ) -> i32;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `xVal`, `xInd`: in, on the device
    /// - `y`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgemvi(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>, lda: i32, nnz: i32, xVal: CuPtr<runtime::cuComplex>, xInd: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>, idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gemvi` (single-precision complex) in bytes.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgemvi_bufferSize(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
    ) -> i32;
    #[other = owned]
    /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgpsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<runtime::cuComplex>, dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>, du: CuPtr<runtime::cuComplex>, dw: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gpsvInterleavedBatch` (single-precision complex) in bytes.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseCgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<runtime::cuComplex>, dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>, du: CuPtr<runtime::cuComplex>, dw: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>, batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgtsv2(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgtsv2StridedBatch(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, batchCount: i32, batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2StridedBatch` (single-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseCgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, batchCount: i32, batchStride: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size of `gtsv2` (tridiagonal solve, single-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseCgtsv2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgtsv2_nopivot(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `gtsv2_nopivot` (single-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseCgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, B: CuPtr<runtime::cuComplex>, ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCgtsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsvInterleavedBatch` (single-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseCgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<runtime::cuComplex>, d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>, x: CuPtr<runtime::cuComplex>, batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).
    /// - `A`: in, on the device
    /// - `nnzPerRowCol`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseCnnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        A: CuPtr<runtime::cuComplex>, lda: i32, nnzPerRowCol: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
    /// - `nnzPerRow`: on the device
    /// - `nnzC`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descr`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCnnz_compress(
        handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>, nnzPerRow: CuPtr<i32>, nnzC: ScalarMut<'_, i32>, tol: runtime::cuComplex,
    ) -> ();
    #[other = owned]
    /// Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.
    /// Returns `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstBlockedEllGet(spMatDescr: cusparseConstSpMatDescr_t) -> (
        i64, i64, i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.
    /// Returns `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstCooGet(spMatDescr: cusparseConstSpMatDescr_t) -> (
        i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.
    /// Returns `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstCscGet(spMatDescr: cusparseConstSpMatDescr_t) -> (
        i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
        cusparseIndexBase_t, runtime::cudaDataType,
    );
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.
    /// Returns `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstCsrGet(spMatDescr: cusparseConstSpMatDescr_t) -> (
        i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexType_t,
        cusparseIndexBase_t, runtime::cudaDataType,
    );
    #[other = owned]
    /// Returns a dense matrix's size, leading dimension, array (as read-only), type and order.
    /// Returns `rows`, `cols`, `ld`, `values`, `type`, `order`.
    ///
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstDnMatGet(
        dnMatDescr: cusparseConstDnMatDescr_t,
    ) -> (i64, i64, i64, *const c_void, runtime::cudaDataType, cusparseOrder_t);
    #[other = owned]
    /// Returns the address of a dense matrix's values, for reading only.
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstDnMatGetValues(dnMatDescr: cusparseConstDnMatDescr_t) -> *const c_void;
    #[other = owned]
    /// Returns a dense vector's size, array (as read-only) and type.
    /// Returns `size`, `values`, `valueType`.
    ///
    /// # Safety
    ///
    /// `dnVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstDnVecGet(dnVecDescr: cusparseConstDnVecDescr_t) -> (i64, *const c_void, runtime::cudaDataType);
    #[other = owned]
    /// Returns the address of a dense vector's values, for reading only.
    /// # Safety
    ///
    /// `dnVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstDnVecGetValues(dnVecDescr: cusparseConstDnVecDescr_t) -> *const c_void;
    #[other = owned]
    /// Returns the address of a sparse matrix's values, for reading only.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstSpMatGetValues(spMatDescr: cusparseConstSpMatDescr_t) -> *const c_void;
    #[other = owned]
    /// Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.
    /// Returns `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstSpVecGet(
        spVecDescr: cusparseConstSpVecDescr_t,
    ) -> (i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType);
    #[other = owned]
    /// Returns the address of a sparse vector's values, for reading only.
    /// # Safety
    ///
    /// `spVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseConstSpVecGetValues(spVecDescr: cusparseConstSpVecDescr_t) -> *const c_void;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays and types of a COO matrix.
    /// Returns `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseCooGet(spMatDescr: cusparseSpMatDescr_t) -> (
        i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    #[other = owned]
    /// Sets the device arrays of a COO matrix: row indices, column indices and values.
    /// - `cooRows`, `cooColumns`, `cooValues`: on the device
    ///
    /// # Safety
    ///
    /// - `spMatDescr`: a live handle that no other thread uses during the call.
    /// - `cooRows`, `cooColumns`, `cooValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
    fn cusparseCooSetPointers(
        spMatDescr: cusparseSpMatDescr_t, cooRows: CuPtr<c_void>, cooColumns: CuPtr<c_void>, cooValues: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a batch of COO matrices at a fixed stride.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseCooSetStridedBatch(spMatDescr: cusparseSpMatDescr_t, batchCount: i32, batchStride: i64) -> ();
    #[other = owned]
    /// Creates a cuSPARSE handle on the current device.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseCreate() -> cusparseHandle_t;
    #[other = owned]
    /// Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.
    /// - `ellColInd`, `ellValue`: on the device
    ///
    /// # Safety
    ///
    /// `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateBlockedEll(
        rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<c_void>, ellValue: CuPtr<c_void>,
        ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.
    /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: on the device
    ///
    /// # Safety
    ///
    /// `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateBsr(
        brows: i64, bcols: i64, bnnz: i64, rowBlockSize: i64, colBlockSize: i64, bsrRowOffsets: CuPtr<c_void>,
        bsrColInd: CuPtr<c_void>, bsrValues: CuPtr<c_void>, bsrRowOffsetsType: cusparseIndexType_t,
        bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsric02Info() -> bsric02Info_t;
    #[other = owned]
    /// Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrilu02Info() -> bsrilu02Info_t;
    #[other = owned]
    /// Creates the object that stores the analysis of a triangular BSR solve with a matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrsm2Info() -> bsrsm2Info_t;
    #[other = owned]
    /// Creates the object that stores the analysis of a triangular BSR solve with a vector.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrsv2Info() -> bsrsv2Info_t;
    #[other = owned]
    /// Creates the configuration of a graph coloring.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateColorInfo() -> cusparseColorInfo_t;
    #[other = owned]
    /// Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.
    /// - `ellColInd`, `ellValue`: in, on the device
    ///
    /// # Safety
    ///
    /// `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstBlockedEll(
        rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: CuPtr<c_void>, ellValue: CuPtr<c_void>,
        ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only BSR matrix in the caller's device arrays.
    /// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: in, on the device
    ///
    /// # Safety
    ///
    /// `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstBsr(
        brows: i64, bcols: i64, bnnz: i64, rowBlockDim: i64, colBlockDim: i64, bsrRowOffsets: CuPtr<c_void>,
        bsrColInd: CuPtr<c_void>, bsrValues: CuPtr<c_void>, bsrRowOffsetsType: cusparseIndexType_t,
        bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only COO matrix in the caller's device arrays.
    /// - `cooRowInd`, `cooColInd`, `cooValues`: in, on the device
    ///
    /// # Safety
    ///
    /// `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstCoo(
        rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<c_void>, cooColInd: CuPtr<c_void>, cooValues: CuPtr<c_void>,
        cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only CSC matrix in the caller's device arrays.
    /// - `cscColOffsets`, `cscRowInd`, `cscValues`: in, on the device
    ///
    /// # Safety
    ///
    /// `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstCsc(
        rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only CSR matrix in the caller's device arrays.
    /// - `csrRowOffsets`, `csrColInd`, `csrValues`: in, on the device
    ///
    /// # Safety
    ///
    /// `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstCsr(
        rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only dense matrix, in row-major or column-major order.
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
    fn cusparseCreateConstDnMat(
        rows: i64, cols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, order: cusparseOrder_t,
    ) -> cusparseConstDnMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only dense vector in the caller's device array.
    /// - `values`: in, on the device
    ///
    /// # Safety
    ///
    /// `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
    fn cusparseCreateConstDnVec(
        size: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType,
    ) -> cusparseConstDnVecDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.
    /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: in, on the device
    ///
    /// # Safety
    ///
    /// `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateConstSlicedEll(
        rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<c_void>,
        sellColInd: CuPtr<c_void>, sellValues: CuPtr<c_void>, sellSliceOffsetsType: cusparseIndexType_t,
        sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a read-only sparse vector in the caller's device arrays.
    /// - `indices`, `values`: in, on the device
    ///
    /// # Safety
    ///
    /// `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
    fn cusparseCreateConstSpVec(
        size: i64, nnz: i64, indices: CuPtr<c_void>, values: CuPtr<c_void>, idxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseConstSpVecDescr_t;
    #[other = owned]
    /// Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.
    /// - `cooRowInd`, `cooColInd`, `cooValues`: on the device
    ///
    /// # Safety
    ///
    /// `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateCoo(
        rows: i64, cols: i64, nnz: i64, cooRowInd: CuPtr<c_void>, cooColInd: CuPtr<c_void>, cooValues: CuPtr<c_void>,
        cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.
    /// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
    ///
    /// # Safety
    ///
    /// `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateCsc(
        rows: i64, cols: i64, nnz: i64, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.
    /// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
    ///
    /// # Safety
    ///
    /// `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateCsr(
        rows: i64, cols: i64, nnz: i64, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsric02Info() -> csric02Info_t;
    #[other = owned]
    /// Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsrilu02Info() -> csrilu02Info_t;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Creates an object that stores the order of a CSR matrix's elements before sorting.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsru2csrInfo() -> csru2csrInfo_t;
    #[other = owned]
    /// Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
    fn cusparseCreateDnMat(
        rows: i64, cols: i64, ld: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType, order: cusparseOrder_t,
    ) -> cusparseDnMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a dense vector, with values in the caller's device array.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
    fn cusparseCreateDnVec(size: i64, values: CuPtr<c_void>, valueType: runtime::cudaDataType) -> cusparseDnVecDescr_t;
    #[other = owned]
    /// Writes the identity permutation 0, 1, …, n − 1 to `p`, as the input for a sort.
    /// - `p`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `p`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateIdentityPermutation(handle: cusparseHandle_t, n: i32, p: CuPtr<i32>) -> ();
    #[other = owned]
    /// Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseCreateMatDescr() -> cusparseMatDescr_t;
    #[other = owned]
    /// Creates the object that stores the state of pruning by percentage.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreatePruneInfo() -> pruneInfo_t;
    #[other = owned]
    /// Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.
    /// - `sellSliceOffsets`, `sellColInd`, `sellValues`: on the device
    ///
    /// # Safety
    ///
    /// `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
    fn cusparseCreateSlicedEll(
        rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: CuPtr<c_void>,
        sellColInd: CuPtr<c_void>, sellValues: CuPtr<c_void>, sellSliceOffsetsType: cusparseIndexType_t,
        sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[other = owned]
    /// Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.
    /// - `indices`, `values`: on the device
    ///
    /// # Safety
    ///
    /// `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
    fn cusparseCreateSpVec(
        size: i64, nnz: i64, indices: CuPtr<c_void>, values: CuPtr<c_void>, idxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType,
    ) -> cusparseSpVecDescr_t;
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays and types of a CSC matrix.
    /// Returns `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseCscGet(spMatDescr: cusparseSpMatDescr_t) -> (
        i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
        cusparseIndexBase_t, runtime::cudaDataType,
    );
    #[other = owned]
    /// Sets the device arrays of a CSC matrix: column offsets, row indices and values.
    /// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
    ///
    /// # Safety
    ///
    /// - `spMatDescr`: a live handle that no other thread uses during the call.
    /// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
    fn cusparseCscSetPointers(
        spMatDescr: cusparseSpMatDescr_t, cscColOffsets: CuPtr<c_void>, cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    /// - `cscVal`, `cscColPtr`, `cscRowInd`, `buffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`, `buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseCsr2cscEx2(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<c_void>, csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>, cscVal: CuPtr<c_void>, cscColPtr: CuPtr<i32>, cscRowInd: CuPtr<i32>,
        valType: runtime::cudaDataType, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
        alg: cusparseCsr2CscAlg_t, buffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseCsr2cscEx2`.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
    /// - `cscVal`, `cscColPtr`, `cscRowInd`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`: valid device memory of the size that the other arguments imply.
    fn cusparseCsr2cscEx2_bufferSize(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<c_void>, csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>, cscVal: CuPtr<c_void>, cscColPtr: CuPtr<i32>, cscRowInd: CuPtr<i32>,
        valType: runtime::cudaDataType, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t,
        alg: cusparseCsr2CscAlg_t,
    ) -> usize;
    #[other = owned]
    /// Returns the size, number of nonzeros, arrays and types of a CSR matrix.
    /// Returns `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseCsrGet(spMatDescr: cusparseSpMatDescr_t) -> (
        i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
        cusparseIndexBase_t, runtime::cudaDataType,
    );
    #[other = owned]
    /// Sets the device arrays of a CSR matrix: row offsets, column indices and values.
    /// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
    ///
    /// # Safety
    ///
    /// - `spMatDescr`: a live handle that no other thread uses during the call.
    /// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
    fn cusparseCsrSetPointers(
        spMatDescr: cusparseSpMatDescr_t, csrRowOffsets: CuPtr<c_void>, csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Makes a descriptor describe a batch of CSR matrices at fixed strides.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseCsrSetStridedBatch(
        spMatDescr: cusparseSpMatDescr_t, batchCount: i32, offsetsBatchStride: i64, columnsValuesBatchStride: i64,
    ) -> ();
    #[other = owned]
    /// Converts a BSR matrix with square blocks to CSR format (double precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pInputBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double precision).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_numericBoost(
        handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f64>,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrmm(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t,
        mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockSize: i32,
        B: CuPtr<f64>, ldb: i32, beta: Scalar<'_, f64>, C: CuPtr<f64>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `bsrsm2` (BSR solve, double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
    /// - `X`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t, B: CuPtr<f64>,
        ldb: i32, X: CuPtr<f64>, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `bsrsv2` (BSR solve, double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`: on the device
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, f: CuPtr<f64>, x: CuPtr<f64>,
        policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrxmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32,
        nb: i32, nnzb: i32, alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f64>,
        bsrSortedMaskPtrA: CuPtr<i32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<f64>, beta: Scalar<'_, f64>, y: CuPtr<f64>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with square blocks (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2bsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, blockDim: i32,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f64>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2csr_compress(
        handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedColIndA: CuPtr<i32>, csrSortedRowPtrA: CuPtr<i32>, nnzA: i32, nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<f64>, csrSortedColIndC: CuPtr<i32>, csrSortedRowPtrC: CuPtr<i32>, tol: f64,
    ) -> ();
    #[other = owned]
    /// Restores the order that a CSR matrix had before `csru2csr` (double precision).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2csru(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with rectangular blocks (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDcsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f64>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csr2gebsr` (double precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseDcsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `fractionToColor`: in, a scalar on the host or on the device
    /// - `ncolors`: out, a scalar on the host or on the device
    /// - `coloring`, `reordering`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrcolor(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, fractionToColor: Scalar<'_, f64>,
        ncolors: ScalarMut<'_, i32>, coloring: CuPtr<i32>, reordering: CuPtr<i32>, info: cusparseColorInfo_t,
    ) -> ();
    #[other = owned]
    /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseDcsrgeam2(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, nnzA: i32,
        csrSortedValA: CuPtr<f64>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, f64>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<f64>, csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrgeam2` (CSR sum, double precision) in bytes.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseDcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, nnzA: i32,
        csrSortedValA: CuPtr<f64>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, f64>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<f64>, csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double precision).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_numericBoost(
        handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f64>,
    ) -> ();
    #[other = owned]
    /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsru2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csru2csr` and `csr2csru` (double precision) in bytes.
    /// - `csrVal`, `csrColInd`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<f64>, csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
    ) -> usize;
    #[other = owned]
    /// Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matB`, or `matB` is destroyed.
    /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseDenseToSparse_analysis(
        handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.
    /// # Safety
    ///
    /// `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
    fn cusparseDenseToSparse_bufferSize(
        handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t,
    ) -> usize;
    #[other = owned]
    /// Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseDenseToSparse_convert(
        handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    /// Destroys a cuSPARSE handle and frees its memory.
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread may use `handle`, or objects that belong to it, during or after the call.
    fn cusparseDestroy(handle: cusparseHandle_t) -> ();
    /// Destroys the analysis of an incomplete Cholesky factorization of a BSR matrix.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsric02Info(info: bsric02Info_t) -> ();
    /// Destroys the analysis of an incomplete LU factorization of a BSR matrix.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrilu02Info(info: bsrilu02Info_t) -> ();
    /// Destroys the analysis of a triangular BSR solve with a matrix.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrsm2Info(info: bsrsm2Info_t) -> ();
    /// Destroys the analysis of a triangular BSR solve with a vector.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrsv2Info(info: bsrsv2Info_t) -> ();
    /// Destroys the configuration of a graph coloring.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyColorInfo(info: cusparseColorInfo_t) -> ();
    /// Destroys the analysis of an incomplete Cholesky factorization of a CSR matrix.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsric02Info(info: csric02Info_t) -> ();
    /// Destroys the analysis of an incomplete LU factorization of a CSR matrix.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsrilu02Info(info: csrilu02Info_t) -> ();
    /// Destroys the stored order of a CSR matrix's elements before sorting.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t) -> ();
    /// Destroys the descriptor of a dense matrix, but not its array.
    /// - `dnMatDescr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `dnMatDescr`: a live handle that no other thread uses during the call.
    /// - No thread may use `dnMatDescr`, or objects that belong to it, during or after the call.
    fn cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t) -> ();
    /// Destroys the descriptor of a dense vector, but not its array.
    /// - `dnVecDescr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `dnVecDescr`: a live handle that no other thread uses during the call.
    /// - No thread may use `dnVecDescr`, or objects that belong to it, during or after the call.
    fn cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t) -> ();
    /// Destroys a legacy matrix descriptor.
    /// - `descrA`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `descrA`: a live handle that no other thread uses during the call.
    /// - No thread may use `descrA`, or objects that belong to it, during or after the call.
    fn cusparseDestroyMatDescr(descrA: cusparseMatDescr_t) -> ();
    /// Destroys the state of pruning by percentage.
    /// - `info`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `info`: a live handle that no other thread uses during the call.
    /// - No thread may use `info`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyPruneInfo(info: pruneInfo_t) -> ();
    /// Destroys the descriptor of a sparse matrix, but not its arrays.
    /// - `spMatDescr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `spMatDescr`: a live handle that no other thread uses during the call.
    /// - No thread may use `spMatDescr`, or objects that belong to it, during or after the call.
    fn cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t) -> ();
    /// Destroys the descriptor of a sparse vector, but not its arrays.
    /// - `spVecDescr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `spVecDescr`: a live handle that no other thread uses during the call.
    /// - No thread may use `spVecDescr`, or objects that belong to it, during or after the call.
    fn cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t) -> ();
    #[other = owned]
    /// Converts a BSR matrix with rectangular blocks to CSR format (double precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDim: i32,
        colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgebsr2gebsc(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, bscVal: CuPtr<f64>, bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsc` (double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    fn cusparseDgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<f64>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Converts a BSR matrix to BSR format with another block shape (double precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDimA: i32,
        colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f64>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsr` (double precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDimA: i32,
        colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
    ) -> i32;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `xVal`, `xInd`: in, on the device
    /// - `y`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgemvi(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: Scalar<'_, f64>, A: CuPtr<f64>,
        lda: i32, nnz: i32, xVal: CuPtr<f64>, xInd: CuPtr<i32>, beta: Scalar<'_, f64>, y: CuPtr<f64>,
        idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gemvi` (double precision) in bytes.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgemvi_bufferSize(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
    ) -> i32;
    #[other = owned]
    /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgpsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<f64>, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>,
        dw: CuPtr<f64>, x: CuPtr<f64>, batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `gpsvInterleavedBatch` (double precision) in bytes.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseDgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<f64>, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>,
        dw: CuPtr<f64>, x: CuPtr<f64>, batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgtsv2(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, B: CuPtr<f64>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgtsv2StridedBatch(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, x: CuPtr<f64>, batchCount: i32,
        batchStride: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2StridedBatch` (double precision) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseDgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, x: CuPtr<f64>, batchCount: i32,
        batchStride: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size of `gtsv2` (tridiagonal solve, double precision) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseDgtsv2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, B: CuPtr<f64>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgtsv2_nopivot(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, B: CuPtr<f64>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2_nopivot` (double precision) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseDgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, B: CuPtr<f64>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseDgtsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, x: CuPtr<f64>,
        batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsvInterleavedBatch` (double precision) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseDgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<f64>, d: CuPtr<f64>, du: CuPtr<f64>, x: CuPtr<f64>,
        batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Returns a dense matrix's size, leading dimension, array, type and order.
    /// Returns `rows`, `cols`, `ld`, `values`, `type`, `order`.
    ///
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnMatGet(
        dnMatDescr: cusparseDnMatDescr_t,
    ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cusparseOrder_t);
    #[other = owned]
    /// Returns the number of dense matrices in a descriptor's batch, and the stride in elements.
    /// Returns `batchCount`, `batchStride`.
    ///
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnMatGetStridedBatch(dnMatDescr: cusparseConstDnMatDescr_t) -> (i32, i64);
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the address of a dense matrix's values.
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t) -> *mut c_void;
    #[other = owned]
    /// Makes a descriptor describe a batch of dense matrices at a stride in elements.
    /// # Safety
    ///
    /// `dnMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnMatSetStridedBatch(dnMatDescr: cusparseDnMatDescr_t, batchCount: i32, batchStride: i64) -> ();
    #[other = owned]
    /// Sets the address of the values of a dense matrix in device memory.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// - `dnMatDescr`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnMatDescr`, or `dnMatDescr` is destroyed.
    fn cusparseDnMatSetValues(dnMatDescr: cusparseDnMatDescr_t, values: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Returns a dense vector's size, array and type.
    /// Returns `size`, `values`, `valueType`.
    ///
    /// # Safety
    ///
    /// `dnVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnVecGet(dnVecDescr: cusparseDnVecDescr_t) -> (i64, *mut c_void, runtime::cudaDataType);
    #[other = owned]
    /// Returns the address of a dense vector's values.
    /// # Safety
    ///
    /// `dnVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t) -> *mut c_void;
    #[other = owned]
    /// Sets the address of the values of a dense vector in device memory.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// - `dnVecDescr`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnVecDescr`, or `dnVecDescr` is destroyed.
    fn cusparseDnVecSetValues(dnVecDescr: cusparseDnVecDescr_t, values: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).
    /// - `A`: in, on the device
    /// - `nnzPerRowCol`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseDnnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: CuPtr<f64>,
        lda: i32, nnzPerRowCol: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
    /// - `nnzPerRow`: on the device
    /// - `nnzC`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descr`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDnnz_compress(
        handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, nnzPerRow: CuPtr<i32>, nnzC: ScalarMut<'_, i32>, tol: f64,
    ) -> ();
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix (double precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csr(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).
    /// - `A`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).
    /// - `A`: in, on the device
    /// - `csrRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix (double precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f64>, lda: i32, threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f64>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.
    /// # Safety
    ///
    /// - `handle`, `vecY`, `vecX`: live handles that no other thread uses during the call.
    /// - `vecY`, `vecX`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseGather(handle: cusparseHandle_t, vecY: cusparseConstDnVecDescr_t, vecX: cusparseSpVecDescr_t) -> ();
    #[other = owned]
    /// Returns whether the handle expects pointers to scalars to refer to host or device memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusparseGetPointerMode(handle: cusparseHandle_t) -> cusparsePointerMode_t;
    /// Returns one part of the version of cuSPARSE: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    #[other = owned]
    /// Returns the stream in which calls with the handle run; null means the default stream.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusparseGetStream(handle: cusparseHandle_t) -> runtime::cudaStream_t;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the version of cuSPARSE as an integer.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusparseGetVersion(handle: cusparseHandle_t) -> i32;
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix (half precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneCsr2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f16>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csr(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).
    /// - `A`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).
    /// - `A`: in, on the device
    /// - `csrRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix (half precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseHpruneDense2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f16>, lda: i32, threshold: Scalar<'_, f16>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f16>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    /// Disables the log of cuSPARSE for the rest of the process.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLoggerForceDisable() -> ();
    /// Opens the file at a path and redirects the log of cuSPARSE to it.
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a callback that receives each message of cuSPARSE's log.
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` may be called at any time from now on, on any thread: it must not unwind.
    fn cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t) -> ();
    /// Redirects the log of cuSPARSE to an open C file stream.
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cusparseLoggerSetFile(file: *mut FILE) -> ();
    /// Sets the log level of cuSPARSE; 0 disables logging.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLoggerSetLevel(level: i32) -> ();
    /// Sets the log mask of cuSPARSE, which overrides the log level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseLoggerSetMask(mask: i32) -> ();
    #[other = owned]
    /// Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.
    /// - `c_coeff`, `s_coeff`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
    ///
    /// # Safety
    ///
    /// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `c_coeff`, `s_coeff`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseRot(
        handle: cusparseHandle_t, c_coeff: AnyScalar, s_coeff: AnyScalar, vecX: cusparseSpVecDescr_t,
        vecY: cusparseDnVecDescr_t,
    ) -> ();
    #[other = owned]
    /// C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSDDMM(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseSDDMM`.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseSDDMM_bufferSize(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t,
    ) -> usize;
    #[other = owned]
    /// Prepares workspace data that speeds up later calls of `cusparseSDDMM` with the same C.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matC`, or `matC` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSDDMM_preprocess(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a BSR matrix with square blocks to CSR format (single precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pInputBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `bsric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single precision).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single precision).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_numericBoost(
        handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f32>,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrmm(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t,
        mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockSize: i32,
        B: CuPtr<f32>, ldb: i32, beta: Scalar<'_, f32>, C: CuPtr<f32>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrsm2` (BSR solve, single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
    /// - `X`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t, B: CuPtr<f32>,
        ldb: i32, X: CuPtr<f32>, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrsv2` (BSR solve, single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`: on the device
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t,
    ) -> i32;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, f: CuPtr<f32>, x: CuPtr<f32>,
        policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrxmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32,
        nb: i32, nnzb: i32, alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f32>,
        bsrSortedMaskPtrA: CuPtr<i32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<f32>, beta: Scalar<'_, f32>, y: CuPtr<f32>,
    ) -> ();
    #[other = owned]
    /// Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.
    /// # Safety
    ///
    /// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseScatter(handle: cusparseHandle_t, vecX: cusparseConstSpVecDescr_t, vecY: cusparseDnVecDescr_t) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with square blocks (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2bsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, blockDim: i32,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f32>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2csr_compress(
        handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedColIndA: CuPtr<i32>, csrSortedRowPtrA: CuPtr<i32>, nnzA: i32, nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<f32>, csrSortedColIndC: CuPtr<i32>, csrSortedRowPtrC: CuPtr<i32>, tol: f32,
    ) -> ();
    #[other = owned]
    /// Restores the order that a CSR matrix had before `csru2csr` (single precision).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2csru(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with rectangular blocks (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseScsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f32>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csr2gebsr` (single precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseScsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `fractionToColor`: in, a scalar on the host or on the device
    /// - `ncolors`: out, a scalar on the host or on the device
    /// - `coloring`, `reordering`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrcolor(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, fractionToColor: Scalar<'_, f32>,
        ncolors: ScalarMut<'_, i32>, coloring: CuPtr<i32>, reordering: CuPtr<i32>, info: cusparseColorInfo_t,
    ) -> ();
    #[other = owned]
    /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseScsrgeam2(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, nnzA: i32,
        csrSortedValA: CuPtr<f32>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, f32>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<f32>, csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrgeam2` (CSR sum, single precision) in bytes.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseScsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, nnzA: i32,
        csrSortedValA: CuPtr<f32>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, f32>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<f32>, csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, info: csrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single precision).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_numericBoost(
        handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f32>,
    ) -> ();
    #[other = owned]
    /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsru2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csru2csr` and `csr2csru` (single precision) in bytes.
    /// - `csrVal`, `csrColInd`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsru2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<f32>, csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
    ) -> usize;
    #[other = owned]
    /// Sets whether the diagonal of a matrix is stored or implied to be all ones.
    /// # Safety
    ///
    /// `descrA`: a live handle that no other thread uses during the call.
    fn cusparseSetMatDiagType(descrA: cusparseMatDescr_t, diagType: cusparseDiagType_t) -> ();
    #[other = owned]
    /// Sets the fill mode of a matrix: whether its lower or upper triangle is used.
    /// # Safety
    ///
    /// `descrA`: a live handle that no other thread uses during the call.
    fn cusparseSetMatFillMode(descrA: cusparseMatDescr_t, fillMode: cusparseFillMode_t) -> ();
    #[other = owned]
    /// Sets the index base (0 or 1) of a legacy matrix descriptor.
    /// # Safety
    ///
    /// `descrA`: a live handle that no other thread uses during the call.
    fn cusparseSetMatIndexBase(descrA: cusparseMatDescr_t, base: cusparseIndexBase_t) -> ();
    #[other = owned]
    /// Sets the type of a matrix: general, symmetric, Hermitian or triangular.
    /// # Safety
    ///
    /// `descrA`: a live handle that no other thread uses during the call.
    fn cusparseSetMatType(descrA: cusparseMatDescr_t, r#type: cusparseMatrixType_t) -> ();
    #[other = owned]
    /// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cusparseSetPointerMode(handle: cusparseHandle_t, mode: cusparsePointerMode_t) -> ();
    #[other = owned]
    /// Sets the stream in which later calls with the handle run.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `streamId`: a live handle, or a default stream (NULL).
    /// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
    fn cusparseSetStream(handle: cusparseHandle_t, streamId: runtime::cudaStream_t) -> ();
    #[other = owned]
    /// Converts a BSR matrix with rectangular blocks to CSR format (single precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDim: i32,
        colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgebsr2gebsc(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, bscVal: CuPtr<f32>, bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsc` (single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    fn cusparseSgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<f32>, bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Converts a BSR matrix to BSR format with another block shape (single precision).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDimA: i32,
        colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<f32>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsr` (single precision) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDimA: i32,
        colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
    ) -> i32;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `xVal`, `xInd`: in, on the device
    /// - `y`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgemvi(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: Scalar<'_, f32>, A: CuPtr<f32>,
        lda: i32, nnz: i32, xVal: CuPtr<f32>, xInd: CuPtr<i32>, beta: Scalar<'_, f32>, y: CuPtr<f32>,
        idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gemvi` (single precision) in bytes.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgemvi_bufferSize(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
    ) -> i32;
    #[other = owned]
    /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgpsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<f32>, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>,
        dw: CuPtr<f32>, x: CuPtr<f32>, batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gpsvInterleavedBatch` (single precision) in bytes.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseSgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<f32>, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>,
        dw: CuPtr<f32>, x: CuPtr<f32>, batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgtsv2(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, B: CuPtr<f32>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgtsv2StridedBatch(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, x: CuPtr<f32>, batchCount: i32,
        batchStride: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2StridedBatch` (single precision) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseSgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, x: CuPtr<f32>, batchCount: i32,
        batchStride: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size of `gtsv2` (tridiagonal solve, single precision) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseSgtsv2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, B: CuPtr<f32>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgtsv2_nopivot(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, B: CuPtr<f32>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2_nopivot` (single precision) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseSgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, B: CuPtr<f32>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSgtsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, x: CuPtr<f32>,
        batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsvInterleavedBatch` (single precision) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseSgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<f32>, d: CuPtr<f32>, du: CuPtr<f32>, x: CuPtr<f32>,
        batchCount: i32,
    ) -> usize;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).
    /// - `A`: in, on the device
    /// - `nnzPerRowCol`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseSnnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: CuPtr<f32>,
        lda: i32, nnzPerRowCol: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
    /// - `nnzPerRow`: on the device
    /// - `nnzC`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descr`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSnnz_compress(
        handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, nnzPerRow: CuPtr<i32>, nnzC: ScalarMut<'_, i32>, tol: f32,
    ) -> ();
    #[other = owned]
    /// Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `bufferSize2`: in and out
    /// - `externalBuffer2`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer2`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMM_compute(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize2: usize, externalBuffer2: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Copies a computed sparse product into the arrays of C (the last step).
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMM_copy(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t,
    ) -> ();
    #[other = owned]
    /// Creates the object that carries state between the steps of a sparse matrix product.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t;
    /// Destroys the state of a sparse matrix product.
    /// - `descr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `descr`: a live handle that no other thread uses during the call.
    /// - No thread may use `descr`, or objects that belong to it, during or after the call.
    fn cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t) -> ();
    #[other = owned]
    /// Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `bufferSize3`: in and out
    /// - `externalBuffer3`: on the device
    ///
    /// Returns `bufferSize3`, `bufferSize2`.
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer3`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMM_estimateMemory(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t,
        chunk_fraction: f32, bufferSize3: usize, externalBuffer3: CuPtr<c_void>,
    ) -> (usize, usize);
    #[other = owned]
    /// Returns the number of scalar products in a sparse matrix product, after the work estimation.
    /// # Safety
    ///
    /// `spgemmDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t) -> i64;
    #[other = owned]
    /// Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `bufferSize1`: in and out
    /// - `externalBuffer1`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMM_workEstimation(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize1: usize, externalBuffer1: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpMM(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseSpMM`.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseSpMM_bufferSize(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t,
    ) -> usize;
    #[other = owned]
    /// Prepares workspace data that speeds up later calls of `cusparseSpMM` with the same A.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpMM_preprocess(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: AnyScalar, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpMV(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, beta: AnyScalar, vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseSpMV`.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseSpMV_bufferSize(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, beta: AnyScalar, vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t,
    ) -> usize;
    #[other = owned]
    /// Prepares workspace data that speeds up later calls of `cusparseSpMV` with the same A.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpMV_preprocess(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, beta: AnyScalar, vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the format of a sparse matrix, such as CSR or COO.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpMatGetFormat(spMatDescr: cusparseConstSpMatDescr_t) -> cusparseFormat_t;
    #[other = owned]
    /// Returns the index base (0 or 1) of a sparse matrix.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpMatGetIndexBase(spMatDescr: cusparseConstSpMatDescr_t) -> cusparseIndexBase_t;
    #[other = owned]
    /// Returns the numbers of rows, columns and nonzeros of a sparse matrix.
    /// Returns `rows`, `cols`, `nnz`.
    ///
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpMatGetSize(spMatDescr: cusparseConstSpMatDescr_t) -> (i64, i64, i64);
    #[other = owned]
    /// Returns the number of matrices in the batch of a sparse matrix descriptor.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpMatGetStridedBatch(spMatDescr: cusparseConstSpMatDescr_t) -> i32;
    #[other = owned]
    /// Returns the address of a sparse matrix's values.
    /// # Safety
    ///
    /// `spMatDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t) -> *mut c_void;
    #[other = owned]
    /// Sets the address of the values of a sparse matrix in device memory.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// - `spMatDescr`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
    fn cusparseSpMatSetValues(spMatDescr: cusparseSpMatDescr_t, values: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Analyzes a sparse triangular matrix A for `cusparseSpSM_solve`; the workspace must stay valid for the solve.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsmDescr`, or `spsmDescr` is destroyed.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpSM_analysis(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for a triangular solve with a matrix.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseSpSM_bufferSize(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t,
    ) -> usize;
    #[other = owned]
    /// Creates the object that stores the analysis of a triangular solve with a matrix.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseSpSM_createDescr() -> cusparseSpSMDescr_t;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    /// Destroys the analysis of a triangular solve with a matrix.
    /// - `descr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `descr`: a live handle that no other thread uses during the call.
    /// - No thread may use `descr`, or objects that belong to it, during or after the call.
    fn cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t) -> ();
    #[other = owned]
    /// Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpSM_solve(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t,
    ) -> ();
    #[other = owned]
    /// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.
    /// - `newValues`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `spsmDescr`: live handles that no other thread uses during the call.
    /// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSpSM_updateMatrix(
        handle: cusparseHandle_t, spsmDescr: cusparseSpSMDescr_t, newValues: CuPtr<c_void>,
        updatePart: cusparseSpSMUpdate_t,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Analyzes a sparse triangular matrix A for `cusparseSpSV_solve`; the workspace must stay valid for the solve.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsvDescr`, or `spsvDescr` is destroyed.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpSV_analysis(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for a triangular solve with a vector.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseSpSV_bufferSize(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t,
    ) -> usize;
    #[other = owned]
    /// Creates the object that stores the analysis of a triangular solve with a vector.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cusparseSpSV_createDescr() -> cusparseSpSVDescr_t;
    /// Destroys the analysis of a triangular solve with a vector.
    /// - `descr`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `descr`: a live handle that no other thread uses during the call.
    /// - No thread may use `descr`, or objects that belong to it, during or after the call.
    fn cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t) -> ();
    #[other = owned]
    /// Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.
    /// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpSV_solve(
        handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: AnyScalar, matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t,
    ) -> ();
    #[other = owned]
    /// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.
    /// - `newValues`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `spsvDescr`: live handles that no other thread uses during the call.
    /// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseSpSV_updateMatrix(
        handle: cusparseHandle_t, spsvDescr: cusparseSpSVDescr_t, newValues: CuPtr<c_void>,
        updatePart: cusparseSpSVUpdate_t,
    ) -> ();
    #[other = owned]
    /// result = Σ op(X\[i\])·Y\[i\] for a sparse X and a dense Y, where op may conjugate.
    /// - `result`: out, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `result`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpVV<T: Output>(
        handle: cusparseHandle_t, opX: cusparseOperation_t, vecX: cusparseConstSpVecDescr_t,
        vecY: cusparseConstDnVecDescr_t, result: ScalarMut<'_, T>, computeType: runtime::cudaDataType,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseSpVV`.
    /// - `result`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
    /// - `result`: valid memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpVV_bufferSize(
        handle: cusparseHandle_t, opX: cusparseOperation_t, vecX: cusparseConstSpVecDescr_t,
        vecY: cusparseConstDnVecDescr_t, result: *const c_void, computeType: runtime::cudaDataType,
    ) -> usize;
    #[other = owned]
    /// Returns a sparse vector's size, number of nonzeros, arrays and types.
    /// Returns `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`.
    ///
    /// # Safety
    ///
    /// `spVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpVecGet(
        spVecDescr: cusparseSpVecDescr_t,
    ) -> (i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType);
    #[other = owned]
    /// Returns the index base (0 or 1) of a sparse vector.
    /// # Safety
    ///
    /// `spVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpVecGetIndexBase(spVecDescr: cusparseConstSpVecDescr_t) -> cusparseIndexBase_t;
    #[other = owned]
    /// Returns the address of the values of a sparse vector.
    /// # Safety
    ///
    /// `spVecDescr`: a live handle that no other thread uses during the call.
    fn cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t) -> *mut c_void;
    #[other = owned]
    /// Sets the address of the values of a sparse vector in device memory.
    /// - `values`: on the device
    ///
    /// # Safety
    ///
    /// - `spVecDescr`: a live handle that no other thread uses during the call.
    /// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spVecDescr`, or `spVecDescr` is destroyed.
    fn cusparseSpVecSetValues(spVecDescr: cusparseSpVecDescr_t, values: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Converts a sparse matrix to a dense matrix, with zeros for the missing elements.
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSparseToDense(
        handle: cusparseHandle_t, matA: cusparseConstSpMatDescr_t, matB: cusparseDnMatDescr_t,
        alg: cusparseSparseToDenseAlg_t, externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for `cusparseSparseToDense`.
    /// # Safety
    ///
    /// `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
    fn cusparseSparseToDense_bufferSize(
        handle: cusparseHandle_t, matA: cusparseConstSpMatDescr_t, matB: cusparseDnMatDescr_t,
        alg: cusparseSparseToDenseAlg_t,
    ) -> usize;
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `csrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a CSR matrix (single precision) in bytes.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csr(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).
    /// - `A`, `csrSortedRowPtrC`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>, info: pruneInfo_t,
    ) -> usize;
    #[other = owned]
    /// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).
    /// - `A`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    /// - `csrRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrNnz(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).
    /// - `A`: in, on the device
    /// - `csrRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
    /// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrNnzByPercentage(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, percentage: f32, descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>, info: pruneInfo_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size for pruning a dense matrix (single precision) in bytes.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    /// - `threshold`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrC`: live handles that no other thread uses during the call.
    /// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, A: CuPtr<f32>, lda: i32, threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<f32>, csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsric02_zeroPivot(handle: cusparseHandle_t, info: bsric02Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrilu02_zeroPivot(handle: cusparseHandle_t, info: bsrilu02Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrsm2_zeroPivot(handle: cusparseHandle_t, info: bsrsm2Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrsv2_zeroPivot(handle: cusparseHandle_t, info: bsrsv2Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Compresses the sorted row indices of a COO matrix into CSR row offsets.
    /// - `cooRowInd`: in, on the device
    /// - `csrSortedRowPtr`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `cooRowInd`, `csrSortedRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcoo2csr(
        handle: cusparseHandle_t, cooRowInd: CuPtr<i32>, nnz: i32, m: i32, csrSortedRowPtr: CuPtr<i32>,
        idxBase: cusparseIndexBase_t,
    ) -> ();
    #[other = owned]
    /// Sorts a COO matrix by column in place, and permutes `P` in the same way.
    /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcoosortByColumn(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: CuPtr<i32>, cooColsA: CuPtr<i32>, P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Sorts a COO matrix by row in place, and permutes `P` in the same way.
    /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcoosortByRow(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: CuPtr<i32>, cooColsA: CuPtr<i32>, P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for sorting a COO matrix.
    /// - `cooRowsA`, `cooColsA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `cooRowsA`, `cooColsA`: valid device memory of the size that the other arguments imply.
    fn cusparseXcoosort_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: CuPtr<i32>, cooColsA: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Sorts the row indices in each column of a CSC matrix in place, and permutes `P` in the same way.
    /// - `cscColPtrA`: in, on the device
    /// - `cscRowIndA`, `P`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `cscColPtrA`, `cscRowIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcscsort(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, cscColPtrA: CuPtr<i32>,
        cscRowIndA: CuPtr<i32>, P: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for sorting a CSC matrix.
    /// - `cscColPtrA`, `cscRowIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `cscColPtrA`, `cscRowIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseXcscsort_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cscColPtrA: CuPtr<i32>, cscRowIndA: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedRowPtrC`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsr2bsrNnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, blockDim: i32, descrC: cusparseMatDescr_t,
        bsrSortedRowPtrC: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// Expands CSR row offsets into one row index for each element (COO).
    /// - `csrSortedRowPtr`: in, on the device
    /// - `cooRowInd`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrSortedRowPtr`, `cooRowInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcsr2coo(
        handle: cusparseHandle_t, csrSortedRowPtr: CuPtr<i32>, nnz: i32, m: i32, cooRowInd: CuPtr<i32>,
        idxBase: cusparseIndexBase_t,
    ) -> ();
    #[other = owned]
    /// Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseXcsr2gebsrNnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, descrC: cusparseMatDescr_t,
        bsrSortedRowPtrC: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
    /// - `csrSortedRowPtrC`, `workspace`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedRowPtrC`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseXcsrgeam2Nnz(
        handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t, csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>, workspace: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsric02_zeroPivot(handle: cusparseHandle_t, info: csric02Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.
    /// - `position`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsrilu02_zeroPivot(handle: cusparseHandle_t, info: csrilu02Info_t, position: ScalarMut<'_, i32>) -> ();
    #[other = owned]
    /// Sorts the column indices in each row of a CSR matrix in place, and permutes `P` in the same way.
    /// - `csrRowPtrA`: in, on the device
    /// - `csrColIndA`, `P`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseXcsrsort(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>, P: CuPtr<i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size in bytes for sorting a CSR matrix.
    /// - `csrRowPtrA`, `csrColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseXcsrsort_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrRowPtrA: CuPtr<i32>, csrColIndA: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `bsrSortedRowPtrC`, `pBuffer`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXgebsr2gebsrNnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, rowBlockDimA: i32, colBlockDimA: i32,
        descrC: cusparseMatDescr_t, bsrSortedRowPtrC: CuPtr<i32>, rowBlockDimC: i32, colBlockDimC: i32,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a BSR matrix with square blocks to CSR format (double-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pInputBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double-precision complex).
    /// - `bsrSortedVal`, `pBuffer`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockDim: i32, info: bsrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_numericBoost(
        handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
    /// - `C`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrmm(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t,
        mb: i32, n: i32, kb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32, beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>, ldc: i32,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `bsrsm2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`: on the device
    /// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, blockSize: i32, info: bsrsm2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
    /// - `X`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t,
        mb: i32, n: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>,
        blockSize: i32, info: bsrsm2Info_t, B: CuPtr<runtime::cuDoubleComplex>, ldb: i32,
        X: CuPtr<runtime::cuDoubleComplex>, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_analysis(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Returns the workspace size of `bsrsv2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`: on the device
    /// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, info: bsrsv2Info_t,
    ) -> i32;
    #[other = owned]
    /// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).
    /// - `alpha`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_solve(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32, info: bsrsv2Info_t, f: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrxmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32,
        nb: i32, nnzb: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedMaskPtrA: CuPtr<i32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<runtime::cuDoubleComplex>,
        beta: Scalar<'_, runtime::cuDoubleComplex>, y: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with square blocks (double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2bsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrC: CuPtr<i32>, bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
    /// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2csr_compress(
        handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedColIndA: CuPtr<i32>, csrSortedRowPtrA: CuPtr<i32>,
        nnzA: i32, nnzPerRow: CuPtr<i32>, csrSortedValC: CuPtr<runtime::cuDoubleComplex>, csrSortedColIndC: CuPtr<i32>,
        csrSortedRowPtrC: CuPtr<i32>, tol: runtime::cuDoubleComplex,
    ) -> ();
    #[other = owned]
    /// Restores the order that a CSR matrix had before `csru2csr` (double-precision complex).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2csru(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZcsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t, bsrSortedValC: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    fn cusparseZcsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `fractionToColor`: in, a scalar on the host or on the device
    /// - `ncolors`: out, a scalar on the host or on the device
    /// - `coloring`, `reordering`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrcolor(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f64>, ncolors: ScalarMut<'_, i32>, coloring: CuPtr<i32>, reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    #[other = owned]
    /// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseZcsrgeam2(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, runtime::cuDoubleComplex>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrB: CuPtr<i32>, csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrgeam2` (CSR sum, double-precision complex) in bytes.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
    fn cusparseZcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>, beta: Scalar<'_, runtime::cuDoubleComplex>,
        descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrB: CuPtr<i32>, csrSortedColIndB: CuPtr<i32>, descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[other = owned]
    /// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[other = owned]
    /// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).
    /// - `csrSortedValA_valM`, `pBuffer`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    /// - `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_analysis(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
    /// - `csrSortedValA`: on the device
    /// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_bufferSize(
        handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>, csrSortedRowPtrA: CuPtr<i32>, csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[other = owned]
    /// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
    /// - `tol`, `boost_val`: in, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_numericBoost(
        handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[other = owned]
    /// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).
    /// - `csrVal`, `csrColInd`, `pBuffer`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsru2csr(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>, csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `csru2csr` and `csr2csru` (double-precision complex) in bytes.
    /// - `csrVal`, `csrColInd`: on the device
    /// - `csrRowPtr`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `info`: live handles that no other thread uses during the call.
    /// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>, csrColInd: CuPtr<i32>, info: csru2csrInfo_t,
    ) -> usize;
    #[other = owned]
    /// Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2csr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>, csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[other = owned]
    /// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    /// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgebsr2gebsc(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
        bscVal: CuPtr<runtime::cuDoubleComplex>, bscRowInd: CuPtr<i32>, bscColPtr: CuPtr<i32>,
        copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsc` (double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
    fn cusparseZgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>, bsrSortedColInd: CuPtr<i32>, rowBlockDim: i32, colBlockDim: i32,
    ) -> i32;
    #[other = owned]
    /// Converts a BSR matrix to BSR format with another block shape (double-precision complex).
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    /// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2gebsr(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrC: CuPtr<i32>, bsrSortedColIndC: CuPtr<i32>,
        rowBlockDimC: i32, colBlockDimC: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gebsr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32,
    ) -> i32;
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `A`, `xVal`, `xInd`: in, on the device
    /// - `y`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgemvi(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, A: CuPtr<runtime::cuDoubleComplex>, lda: i32, nnz: i32,
        xVal: CuPtr<runtime::cuDoubleComplex>, xInd: CuPtr<i32>, beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>, idxBase: cusparseIndexBase_t, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gemvi` (double-precision complex) in bytes.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgemvi_bufferSize(
        handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32,
    ) -> i32;
    #[other = owned]
    /// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgpsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<runtime::cuDoubleComplex>,
        dl: CuPtr<runtime::cuDoubleComplex>, d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>,
        dw: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gpsvInterleavedBatch` (double-precision complex) in bytes.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseZgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, ds: CuPtr<runtime::cuDoubleComplex>,
        dl: CuPtr<runtime::cuDoubleComplex>, d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>,
        dw: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgtsv2(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgtsv2StridedBatch(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<runtime::cuDoubleComplex>, d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, batchCount: i32, batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2StridedBatch` (double-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseZgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, dl: CuPtr<runtime::cuDoubleComplex>, d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>, batchCount: i32, batchStride: i32,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size of `gtsv2` (tridiagonal solve, double-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseZgtsv2_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).
    /// - `dl`, `d`, `du`: in, on the device
    /// - `B`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgtsv2_nopivot(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsv2_nopivot` (double-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `B`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
    fn cusparseZgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t, m: i32, n: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
    ) -> usize;
    #[other = owned]
    /// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    fn cusparseZgtsvInterleavedBatch(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32, pBuffer: CuPtr<c_void>,
    ) -> ();
    #[other = owned]
    /// Returns the workspace size of `gtsvInterleavedBatch` (double-precision complex) in bytes.
    /// - `dl`, `d`, `du`, `x`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
    fn cusparseZgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t, algo: i32, m: i32, dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>, du: CuPtr<runtime::cuDoubleComplex>, x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
    ) -> usize;
    #[other = owned]
    /// Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).
    /// - `A`: in, on the device
    /// - `nnzPerRowCol`: on the device
    /// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseZnnz(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t,
        A: CuPtr<runtime::cuDoubleComplex>, lda: i32, nnzPerRowCol: CuPtr<i32>, nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[other = owned]
    /// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).
    /// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
    /// - `nnzPerRow`: on the device
    /// - `nnzC`: out, a scalar on the host or on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descr`: live handles that no other thread uses during the call.
    /// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZnnz_compress(
        handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>, nnzPerRow: CuPtr<i32>, nnzC: ScalarMut<'_, i32>, tol: runtime::cuDoubleComplex,
    ) -> ();
}

/// Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).
///
/// Like [`cusparseSpMatGetAttribute`](raw::cusparseSpMatGetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cusparse cusparseSpMatGetAttribute))]
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetAttribute<T: AttributeValue<C>, C: Output>(
    spMatDescr: cusparseConstSpMatDescr_t,
    attribute: Key<cusparseSpMatAttribute_t, T, C>,
) -> Result<T, support::Error<cusparseStatus_t>> {
    support::checked(
            called!(CUSPARSE, cusparseSpMatGetAttribute),
            unsafe { raw::cusparseSpMatGetAttribute::<C>(spMatDescr, attribute.selector()) },
        )
        .map(T::from_c)
}

/// Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.
///
/// Like [`cusparseSpMatSetAttribute`](raw::cusparseSpMatSetAttribute), but returns a `Result`; the [key](Key) selects the type of the value.
#[cfg_attr(doc, doc = form!(different owned, cusparse cusparseSpMatSetAttribute))]
/// - `data`: in, one value; `attribute` selects the type: `cusparseDiagType_t` for `CUSPARSE_SPMAT_DIAG_TYPE`; `cusparseFillMode_t` for `CUSPARSE_SPMAT_FILL_MODE`; `cusparseSpMatStorage_t` for `CUSPARSE_SPMAT_STORAGE`; `cusparseSymmetryType_t` for `CUSPARSE_SPMAT_SYMMETRY_TYPE`
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatSetAttribute<T: AttributeValue<C>, C: Input>(
    spMatDescr: cusparseSpMatDescr_t,
    attribute: Key<cusparseSpMatAttribute_t, T, C>,
    data: T,
) -> Result<(), support::Error<cusparseStatus_t>> {
    support::checked(
        called!(CUSPARSE, cusparseSpMatSetAttribute),
        unsafe {
            raw::cusparseSpMatSetAttribute::<
                C,
            >(spMatDescr, attribute.selector(), &data.into_c())
        },
    )
}
