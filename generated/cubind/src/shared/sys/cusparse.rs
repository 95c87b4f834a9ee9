//! The C functions of cuSPARSE, as the library exports them.
//!
//! [`cusparse`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::cusparse::CUSPARSE;
#[cfg(all(doc, feature = "cuda-13"))] // For links.
#[allow(unused_imports)]
use crate::cuda13::cusparse as raw;
#[cfg(all(doc, feature = "cuda-13"))]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))] // For links.
#[allow(unused_imports)]
use crate::cuda12::cusparse as raw;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::cusparse::all_types::*;

sys! {
    cusparse, CUSPARSE, Err(_) => core::ptr::null();

    #[called_by(only cusparseGetErrorName)]
    fn cusparseGetErrorName(status: cusparseStatus_t) -> *const core::ffi::c_char;

    #[called_by(only cusparseGetErrorString)]
    fn cusparseGetErrorString(status: cusparseStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cusparse, CUSPARSE, Err(_) => cusparseDiagType_t(-1 as _);

    #[called_by(only cusparseGetMatDiagType)]
    fn cusparseGetMatDiagType(descrA: cusparseMatDescr_t) -> cusparseDiagType_t;
}

sys! {
    cusparse, CUSPARSE, Err(_) => cusparseFillMode_t(-1 as _);

    #[called_by(only cusparseGetMatFillMode)]
    fn cusparseGetMatFillMode(descrA: cusparseMatDescr_t) -> cusparseFillMode_t;
}

sys! {
    cusparse, CUSPARSE, Err(_) => cusparseIndexBase_t(-1 as _);

    #[called_by(only cusparseGetMatIndexBase)]
    fn cusparseGetMatIndexBase(descrA: cusparseMatDescr_t) -> cusparseIndexBase_t;
}

sys! {
    cusparse, CUSPARSE, Err(_) => cusparseMatrixType_t(-1 as _);

    #[called_by(only cusparseGetMatType)]
    fn cusparseGetMatType(descrA: cusparseMatDescr_t) -> cusparseMatrixType_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseAxpby)]
    fn cusparseAxpby(handle: cusparseHandle_t, alpha: *const c_void, vecX: cusparseConstSpVecDescr_t, beta: *const c_void, vecY: cusparseDnVecDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseBlockedEllGet)]
    fn cusparseBlockedEllGet(spMatDescr: cusparseSpMatDescr_t, rows: *mut i64, cols: *mut i64, ellBlockSize: *mut i64, ellCols: *mut i64, ellColInd: *mut *mut c_void, ellValue: *mut *mut c_void, ellIdxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseBsrSetStridedBatch)]
    #[since = "12.1"]
    fn cusparseBsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t, batchCount: i32, offsetsBatchStride: i64, columnsBatchStride: i64, ValuesBatchStride: i64) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsr2csr)]
    fn cusparseCbsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsric02)]
    fn cusparseCbsric02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsric02_analysis)]
    fn cusparseCbsric02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsric02_bufferSize)]
    fn cusparseCbsric02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCbsric02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrilu02)]
    fn cusparseCbsrilu02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrilu02_analysis)]
    fn cusparseCbsrilu02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrilu02_bufferSize)]
    fn cusparseCbsrilu02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCbsrilu02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrilu02_numericBoost)]
    fn cusparseCbsrilu02_numericBoost(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut runtime::cuComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrmm)]
    fn cusparseCbsrmm(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, B: *const runtime::cuComplex, ldb: i32, beta: *const runtime::cuComplex, C: *mut runtime::cuComplex, ldc: i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrmv)]
    fn cusparseCbsrmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const runtime::cuComplex, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsm2_analysis)]
    fn cusparseCbsrsm2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsm2_bufferSize)]
    fn cusparseCbsrsm2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCbsrsm2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsm2_solve)]
    fn cusparseCbsrsm2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, B: *const runtime::cuComplex, ldb: i32, X: *mut runtime::cuComplex, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsv2_analysis)]
    fn cusparseCbsrsv2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsv2_bufferSize)]
    fn cusparseCbsrsv2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCbsrsv2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, info: bsrsv2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrsv2_solve)]
    fn cusparseCbsrsv2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, f: *const runtime::cuComplex, x: *mut runtime::cuComplex, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCbsrxmv)]
    fn cusparseCbsrxmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedMaskPtrA: *const i32, bsrSortedRowPtrA: *const i32, bsrSortedEndPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const runtime::cuComplex, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsr2bsr)]
    fn cusparseCcsr2bsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsr2csr_compress)]
    fn cusparseCcsr2csr_compress(handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedColIndA: *const i32, csrSortedRowPtrA: *const i32, nnzA: i32, nnzPerRow: *const i32, csrSortedValC: *mut runtime::cuComplex, csrSortedColIndC: *mut i32, csrSortedRowPtrC: *mut i32, tol: runtime::cuComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsr2csru)]
    fn cusparseCcsr2csru(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsr2gebsr)]
    fn cusparseCcsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDim: i32, colBlockDim: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsr2gebsr_bufferSize)]
    fn cusparseCcsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrcolor)]
    fn cusparseCcsrcolor(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, fractionToColor: *const f32, ncolors: *mut i32, coloring: *mut i32, reordering: *mut i32, info: cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrgeam2)]
    fn cusparseCcsrgeam2(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const runtime::cuComplex, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const runtime::cuComplex, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrgeam2_bufferSizeExt)]
    fn cusparseCcsrgeam2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const runtime::cuComplex, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const runtime::cuComplex, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const runtime::cuComplex, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *const runtime::cuComplex, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsric02)]
    fn cusparseCcsric02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsric02_analysis)]
    fn cusparseCcsric02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsric02_bufferSize)]
    fn cusparseCcsric02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCcsric02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut runtime::cuComplex, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrilu02)]
    fn cusparseCcsrilu02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrilu02_analysis)]
    fn cusparseCcsrilu02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsrilu02_bufferSize)]
    fn cusparseCcsrilu02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut runtime::cuComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCcsrilu02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut runtime::cuComplex, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseCcsrilu02_numericBoost)]
    fn cusparseCcsrilu02_numericBoost(handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut runtime::cuComplex) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseCcsru2csr)]
    fn cusparseCcsru2csr(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCcsru2csr_bufferSizeExt)]
    fn cusparseCcsru2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *mut runtime::cuComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgebsr2csr)]
    fn cusparseCgebsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCgebsr2gebsc)]
    fn cusparseCgebsr2gebsc(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, bscVal: *mut runtime::cuComplex, bscRowInd: *mut i32, bscColPtr: *mut i32, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgebsr2gebsc_bufferSize)]
    fn cusparseCgebsr2gebsc_bufferSize(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgebsr2gebsr)]
    fn cusparseCgebsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgebsr2gebsr_bufferSize)]
    fn cusparseCgebsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseCgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgemvi)]
    fn cusparseCgemvi(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: *const runtime::cuComplex, A: *const runtime::cuComplex, lda: i32, nnz: i32, xVal: *const runtime::cuComplex, xInd: *const i32, beta: *const runtime::cuComplex, y: *mut runtime::cuComplex, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgemvi_bufferSize)]
    fn cusparseCgemvi_bufferSize(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32, pBufferSize: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCgpsvInterleavedBatch)]
    fn cusparseCgpsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, ds: *mut runtime::cuComplex, dl: *mut runtime::cuComplex, d: *mut runtime::cuComplex, du: *mut runtime::cuComplex, dw: *mut runtime::cuComplex, x: *mut runtime::cuComplex, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgpsvInterleavedBatch_bufferSizeExt)]
    fn cusparseCgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, ds: *const runtime::cuComplex, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, dw: *const runtime::cuComplex, x: *const runtime::cuComplex, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsv2)]
    fn cusparseCgtsv2(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, B: *mut runtime::cuComplex, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsv2StridedBatch)]
    fn cusparseCgtsv2StridedBatch(handle: cusparseHandle_t, m: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, x: *mut runtime::cuComplex, batchCount: i32, batchStride: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsv2StridedBatch_bufferSizeExt)]
    fn cusparseCgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t, m: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, x: *const runtime::cuComplex, batchCount: i32, batchStride: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsv2_bufferSizeExt)]
    fn cusparseCgtsv2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsv2_nopivot)]
    fn cusparseCgtsv2_nopivot(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, B: *mut runtime::cuComplex, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseCgtsv2_nopivot_bufferSizeExt)]
    fn cusparseCgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, B: *const runtime::cuComplex, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsvInterleavedBatch)]
    fn cusparseCgtsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, dl: *mut runtime::cuComplex, d: *mut runtime::cuComplex, du: *mut runtime::cuComplex, x: *mut runtime::cuComplex, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCgtsvInterleavedBatch_bufferSizeExt)]
    fn cusparseCgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, dl: *const runtime::cuComplex, d: *const runtime::cuComplex, du: *const runtime::cuComplex, x: *const runtime::cuComplex, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCnnz)]
    fn cusparseCnnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: *const runtime::cuComplex, lda: i32, nnzPerRowCol: *mut i32, nnzTotalDevHostPtr: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCnnz_compress)]
    fn cusparseCnnz_compress(handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: *const runtime::cuComplex, csrSortedRowPtrA: *const i32, nnzPerRow: *mut i32, nnzC: *mut i32, tol: runtime::cuComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseConstBlockedEllGet)]
    fn cusparseConstBlockedEllGet(spMatDescr: cusparseConstSpMatDescr_t, rows: *mut i64, cols: *mut i64, ellBlockSize: *mut i64, ellCols: *mut i64, ellColInd: *mut *const c_void, ellValue: *mut *const c_void, ellIdxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstCooGet)]
    fn cusparseConstCooGet(spMatDescr: cusparseConstSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, cooRowInd: *mut *const c_void, cooColInd: *mut *const c_void, cooValues: *mut *const c_void, idxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstCscGet)]
    fn cusparseConstCscGet(spMatDescr: cusparseConstSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, cscColOffsets: *mut *const c_void, cscRowInd: *mut *const c_void, cscValues: *mut *const c_void, cscColOffsetsType: *mut cusparseIndexType_t, cscRowIndType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstCsrGet)]
    fn cusparseConstCsrGet(spMatDescr: cusparseConstSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, csrRowOffsets: *mut *const c_void, csrColInd: *mut *const c_void, csrValues: *mut *const c_void, csrRowOffsetsType: *mut cusparseIndexType_t, csrColIndType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstDnMatGet)]
    fn cusparseConstDnMatGet(dnMatDescr: cusparseConstDnMatDescr_t, rows: *mut i64, cols: *mut i64, ld: *mut i64, values: *mut *const c_void, r#type: *mut runtime::cudaDataType, order: *mut cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseConstDnMatGetValues)]
    fn cusparseConstDnMatGetValues(dnMatDescr: cusparseConstDnMatDescr_t, values: *mut *const c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseConstDnVecGet)]
    fn cusparseConstDnVecGet(dnVecDescr: cusparseConstDnVecDescr_t, size: *mut i64, values: *mut *const c_void, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstDnVecGetValues)]
    fn cusparseConstDnVecGetValues(dnVecDescr: cusparseConstDnVecDescr_t, values: *mut *const c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseConstSpMatGetValues)]
    fn cusparseConstSpMatGetValues(spMatDescr: cusparseConstSpMatDescr_t, values: *mut *const c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseConstSpVecGet)]
    fn cusparseConstSpVecGet(spVecDescr: cusparseConstSpVecDescr_t, size: *mut i64, nnz: *mut i64, indices: *mut *const c_void, values: *mut *const c_void, idxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseConstSpVecGetValues)]
    fn cusparseConstSpVecGetValues(spVecDescr: cusparseConstSpVecDescr_t, values: *mut *const c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseCooGet)]
    fn cusparseCooGet(spMatDescr: cusparseSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, cooRowInd: *mut *mut c_void, cooColInd: *mut *mut c_void, cooValues: *mut *mut c_void, idxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCooSetPointers)]
    fn cusparseCooSetPointers(spMatDescr: cusparseSpMatDescr_t, cooRows: *mut c_void, cooColumns: *mut c_void, cooValues: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCooSetStridedBatch)]
    fn cusparseCooSetStridedBatch(spMatDescr: cusparseSpMatDescr_t, batchCount: i32, batchStride: i64) -> cusparseStatus_t;

    #[called_by(owned cusparseCreate)]
    fn cusparseCreate(handle: *mut cusparseHandle_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBlockedEll)]
    fn cusparseCreateBlockedEll(spMatDescr: *mut cusparseSpMatDescr_t, rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: *mut c_void, ellValue: *mut c_void, ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBsr)]
    #[since = "12.1"]
    fn cusparseCreateBsr(spMatDescr: *mut cusparseSpMatDescr_t, brows: i64, bcols: i64, bnnz: i64, rowBlockSize: i64, colBlockSize: i64, bsrRowOffsets: *mut c_void, bsrColInd: *mut c_void, bsrValues: *mut c_void, bsrRowOffsetsType: cusparseIndexType_t, bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType, order: cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBsric02Info)]
    fn cusparseCreateBsric02Info(info: *mut bsric02Info_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBsrilu02Info)]
    fn cusparseCreateBsrilu02Info(info: *mut bsrilu02Info_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBsrsm2Info)]
    fn cusparseCreateBsrsm2Info(info: *mut bsrsm2Info_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateBsrsv2Info)]
    fn cusparseCreateBsrsv2Info(info: *mut bsrsv2Info_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateColorInfo)]
    fn cusparseCreateColorInfo(info: *mut cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstBlockedEll)]
    fn cusparseCreateConstBlockedEll(spMatDescr: *mut cusparseConstSpMatDescr_t, rows: i64, cols: i64, ellBlockSize: i64, ellCols: i64, ellColInd: *const c_void, ellValue: *const c_void, ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstBsr)]
    #[since = "12.1"]
    fn cusparseCreateConstBsr(spMatDescr: *mut cusparseConstSpMatDescr_t, brows: i64, bcols: i64, bnnz: i64, rowBlockDim: i64, colBlockDim: i64, bsrRowOffsets: *const c_void, bsrColInd: *const c_void, bsrValues: *const c_void, bsrRowOffsetsType: cusparseIndexType_t, bsrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType, order: cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstCoo)]
    fn cusparseCreateConstCoo(spMatDescr: *mut cusparseConstSpMatDescr_t, rows: i64, cols: i64, nnz: i64, cooRowInd: *const c_void, cooColInd: *const c_void, cooValues: *const c_void, cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstCsc)]
    fn cusparseCreateConstCsc(spMatDescr: *mut cusparseConstSpMatDescr_t, rows: i64, cols: i64, nnz: i64, cscColOffsets: *const c_void, cscRowInd: *const c_void, cscValues: *const c_void, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstCsr)]
    fn cusparseCreateConstCsr(spMatDescr: *mut cusparseConstSpMatDescr_t, rows: i64, cols: i64, nnz: i64, csrRowOffsets: *const c_void, csrColInd: *const c_void, csrValues: *const c_void, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstDnMat)]
    fn cusparseCreateConstDnMat(dnMatDescr: *mut cusparseConstDnMatDescr_t, rows: i64, cols: i64, ld: i64, values: *const c_void, valueType: runtime::cudaDataType, order: cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstDnVec)]
    fn cusparseCreateConstDnVec(dnVecDescr: *mut cusparseConstDnVecDescr_t, size: i64, values: *const c_void, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstSlicedEll)]
    #[since = "12.1"]
    fn cusparseCreateConstSlicedEll(spMatDescr: *mut cusparseConstSpMatDescr_t, rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: *const c_void, sellColInd: *const c_void, sellValues: *const c_void, sellSliceOffsetsType: cusparseIndexType_t, sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateConstSpVec)]
    fn cusparseCreateConstSpVec(spVecDescr: *mut cusparseConstSpVecDescr_t, size: i64, nnz: i64, indices: *const c_void, values: *const c_void, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateCoo)]
    fn cusparseCreateCoo(spMatDescr: *mut cusparseSpMatDescr_t, rows: i64, cols: i64, nnz: i64, cooRowInd: *mut c_void, cooColInd: *mut c_void, cooValues: *mut c_void, cooIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateCsc)]
    fn cusparseCreateCsc(spMatDescr: *mut cusparseSpMatDescr_t, rows: i64, cols: i64, nnz: i64, cscColOffsets: *mut c_void, cscRowInd: *mut c_void, cscValues: *mut c_void, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateCsr)]
    fn cusparseCreateCsr(spMatDescr: *mut cusparseSpMatDescr_t, rows: i64, cols: i64, nnz: i64, csrRowOffsets: *mut c_void, csrColInd: *mut c_void, csrValues: *mut c_void, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateCsric02Info)]
    fn cusparseCreateCsric02Info(info: *mut csric02Info_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateCsrilu02Info)]
    fn cusparseCreateCsrilu02Info(info: *mut csrilu02Info_t) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseCreateCsru2csrInfo)]
    fn cusparseCreateCsru2csrInfo(info: *mut csru2csrInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateDnMat)]
    fn cusparseCreateDnMat(dnMatDescr: *mut cusparseDnMatDescr_t, rows: i64, cols: i64, ld: i64, values: *mut c_void, valueType: runtime::cudaDataType, order: cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateDnVec)]
    fn cusparseCreateDnVec(dnVecDescr: *mut cusparseDnVecDescr_t, size: i64, values: *mut c_void, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateIdentityPermutation)]
    fn cusparseCreateIdentityPermutation(handle: cusparseHandle_t, n: i32, p: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateMatDescr)]
    fn cusparseCreateMatDescr(descrA: *mut cusparseMatDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreatePruneInfo)]
    fn cusparseCreatePruneInfo(info: *mut pruneInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateSlicedEll)]
    #[since = "12.1"]
    fn cusparseCreateSlicedEll(spMatDescr: *mut cusparseSpMatDescr_t, rows: i64, cols: i64, nnz: i64, sellValuesSize: i64, sliceSize: i64, sellSliceOffsets: *mut c_void, sellColInd: *mut c_void, sellValues: *mut c_void, sellSliceOffsetsType: cusparseIndexType_t, sellColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCreateSpVec)]
    fn cusparseCreateSpVec(spVecDescr: *mut cusparseSpVecDescr_t, size: i64, nnz: i64, indices: *mut c_void, values: *mut c_void, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCscGet)]
    fn cusparseCscGet(spMatDescr: cusparseSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, cscColOffsets: *mut *mut c_void, cscRowInd: *mut *mut c_void, cscValues: *mut *mut c_void, cscColOffsetsType: *mut cusparseIndexType_t, cscRowIndType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCscSetPointers)]
    fn cusparseCscSetPointers(spMatDescr: cusparseSpMatDescr_t, cscColOffsets: *mut c_void, cscRowInd: *mut c_void, cscValues: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCsr2cscEx2)]
    fn cusparseCsr2cscEx2(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *const c_void, csrRowPtr: *const i32, csrColInd: *const i32, cscVal: *mut c_void, cscColPtr: *mut i32, cscRowInd: *mut i32, valType: runtime::cudaDataType, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, alg: cusparseCsr2CscAlg_t, buffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCsr2cscEx2_bufferSize)]
    fn cusparseCsr2cscEx2_bufferSize(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *const c_void, csrRowPtr: *const i32, csrColInd: *const i32, cscVal: *mut c_void, cscColPtr: *mut i32, cscRowInd: *mut i32, valType: runtime::cudaDataType, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, alg: cusparseCsr2CscAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseCsrGet)]
    fn cusparseCsrGet(spMatDescr: cusparseSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64, csrRowOffsets: *mut *mut c_void, csrColInd: *mut *mut c_void, csrValues: *mut *mut c_void, csrRowOffsetsType: *mut cusparseIndexType_t, csrColIndType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseCsrSetPointers)]
    fn cusparseCsrSetPointers(spMatDescr: cusparseSpMatDescr_t, csrRowOffsets: *mut c_void, csrColInd: *mut c_void, csrValues: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseCsrSetStridedBatch)]
    fn cusparseCsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t, batchCount: i32, offsetsBatchStride: i64, columnsValuesBatchStride: i64) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsr2csr)]
    fn cusparseDbsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsric02)]
    fn cusparseDbsric02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsric02_analysis)]
    fn cusparseDbsric02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsric02_bufferSize)]
    fn cusparseDbsric02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDbsric02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDbsrilu02)]
    fn cusparseDbsrilu02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrilu02_analysis)]
    fn cusparseDbsrilu02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrilu02_bufferSize)]
    fn cusparseDbsrilu02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDbsrilu02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrilu02_numericBoost)]
    fn cusparseDbsrilu02_numericBoost(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrmm)]
    fn cusparseDbsrmm(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: *const f64, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, B: *const f64, ldb: i32, beta: *const f64, C: *mut f64, ldc: i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrmv)]
    fn cusparseDbsrmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32, alpha: *const f64, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const f64, beta: *const f64, y: *mut f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrsm2_analysis)]
    fn cusparseDbsrsm2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDbsrsm2_bufferSize)]
    fn cusparseDbsrsm2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDbsrsm2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrsm2_solve)]
    fn cusparseDbsrsm2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: *const f64, descrA: cusparseMatDescr_t, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, B: *const f64, ldb: i32, X: *mut f64, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrsv2_analysis)]
    fn cusparseDbsrsv2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDbsrsv2_bufferSize)]
    fn cusparseDbsrsv2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDbsrsv2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, info: bsrsv2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrsv2_solve)]
    fn cusparseDbsrsv2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, alpha: *const f64, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, f: *const f64, x: *mut f64, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDbsrxmv)]
    fn cusparseDbsrxmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: *const f64, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedMaskPtrA: *const i32, bsrSortedRowPtrA: *const i32, bsrSortedEndPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const f64, beta: *const f64, y: *mut f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsr2bsr)]
    fn cusparseDcsr2bsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f64, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsr2csr_compress)]
    fn cusparseDcsr2csr_compress(handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedColIndA: *const i32, csrSortedRowPtrA: *const i32, nnzA: i32, nnzPerRow: *const i32, csrSortedValC: *mut f64, csrSortedColIndC: *mut i32, csrSortedRowPtrC: *mut i32, tol: f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsr2csru)]
    fn cusparseDcsr2csru(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut f64, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsr2gebsr)]
    fn cusparseDcsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f64, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDim: i32, colBlockDim: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsr2gebsr_bufferSize)]
    fn cusparseDcsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDcsrcolor)]
    fn cusparseDcsrcolor(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, fractionToColor: *const f64, ncolors: *mut i32, coloring: *mut i32, reordering: *mut i32, info: cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrgeam2)]
    fn cusparseDcsrgeam2(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const f64, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const f64, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const f64, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrgeam2_bufferSizeExt)]
    fn cusparseDcsrgeam2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const f64, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const f64, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const f64, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *const f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsric02)]
    fn cusparseDcsric02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsric02_analysis)]
    fn cusparseDcsric02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsric02_bufferSize)]
    fn cusparseDcsric02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDcsric02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut f64, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrilu02)]
    fn cusparseDcsrilu02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrilu02_analysis)]
    fn cusparseDcsrilu02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrilu02_bufferSize)]
    fn cusparseDcsrilu02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDcsrilu02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut f64, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsrilu02_numericBoost)]
    fn cusparseDcsrilu02_numericBoost(handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsru2csr)]
    fn cusparseDcsru2csr(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut f64, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDcsru2csr_bufferSizeExt)]
    fn cusparseDcsru2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *mut f64, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDenseToSparse_analysis)]
    fn cusparseDenseToSparse_analysis(handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t, alg: cusparseDenseToSparseAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDenseToSparse_bufferSize)]
    fn cusparseDenseToSparse_bufferSize(handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t, alg: cusparseDenseToSparseAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDenseToSparse_convert)]
    fn cusparseDenseToSparse_convert(handle: cusparseHandle_t, matA: cusparseConstDnMatDescr_t, matB: cusparseSpMatDescr_t, alg: cusparseDenseToSparseAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(cusparseDestroy)]
    fn cusparseDestroy(handle: cusparseHandle_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyBsric02Info)]
    fn cusparseDestroyBsric02Info(info: bsric02Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyBsrilu02Info)]
    fn cusparseDestroyBsrilu02Info(info: bsrilu02Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyBsrsm2Info)]
    fn cusparseDestroyBsrsm2Info(info: bsrsm2Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyBsrsv2Info)]
    fn cusparseDestroyBsrsv2Info(info: bsrsv2Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyColorInfo)]
    fn cusparseDestroyColorInfo(info: cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyCsric02Info)]
    fn cusparseDestroyCsric02Info(info: csric02Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyCsrilu02Info)]
    fn cusparseDestroyCsrilu02Info(info: csrilu02Info_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyCsru2csrInfo)]
    fn cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyDnMat)]
    fn cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyDnVec)]
    fn cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyMatDescr)]
    fn cusparseDestroyMatDescr(descrA: cusparseMatDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroyPruneInfo)]
    fn cusparseDestroyPruneInfo(info: pruneInfo_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroySpMat)]
    fn cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseDestroySpVec)]
    fn cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseDgebsr2csr)]
    fn cusparseDgebsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDgebsr2gebsc)]
    fn cusparseDgebsr2gebsc(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, bscVal: *mut f64, bscRowInd: *mut i32, bscColPtr: *mut i32, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgebsr2gebsc_bufferSize)]
    fn cusparseDgebsr2gebsc_bufferSize(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f64, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgebsr2gebsr)]
    fn cusparseDgebsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f64, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgebsr2gebsr_bufferSize)]
    fn cusparseDgebsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseDgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f64, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgemvi)]
    fn cusparseDgemvi(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: *const f64, A: *const f64, lda: i32, nnz: i32, xVal: *const f64, xInd: *const i32, beta: *const f64, y: *mut f64, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgemvi_bufferSize)]
    fn cusparseDgemvi_bufferSize(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32, pBufferSize: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDgpsvInterleavedBatch)]
    fn cusparseDgpsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, ds: *mut f64, dl: *mut f64, d: *mut f64, du: *mut f64, dw: *mut f64, x: *mut f64, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDgpsvInterleavedBatch_bufferSizeExt)]
    fn cusparseDgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, ds: *const f64, dl: *const f64, d: *const f64, du: *const f64, dw: *const f64, x: *const f64, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2)]
    fn cusparseDgtsv2(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f64, d: *const f64, du: *const f64, B: *mut f64, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2StridedBatch)]
    fn cusparseDgtsv2StridedBatch(handle: cusparseHandle_t, m: i32, dl: *const f64, d: *const f64, du: *const f64, x: *mut f64, batchCount: i32, batchStride: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2StridedBatch_bufferSizeExt)]
    fn cusparseDgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t, m: i32, dl: *const f64, d: *const f64, du: *const f64, x: *const f64, batchCount: i32, batchStride: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2_bufferSizeExt)]
    fn cusparseDgtsv2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f64, d: *const f64, du: *const f64, B: *const f64, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2_nopivot)]
    fn cusparseDgtsv2_nopivot(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f64, d: *const f64, du: *const f64, B: *mut f64, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsv2_nopivot_bufferSizeExt)]
    fn cusparseDgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f64, d: *const f64, du: *const f64, B: *const f64, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsvInterleavedBatch)]
    fn cusparseDgtsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, dl: *mut f64, d: *mut f64, du: *mut f64, x: *mut f64, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDgtsvInterleavedBatch_bufferSizeExt)]
    fn cusparseDgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, dl: *const f64, d: *const f64, du: *const f64, x: *const f64, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDnMatGet)]
    fn cusparseDnMatGet(dnMatDescr: cusparseDnMatDescr_t, rows: *mut i64, cols: *mut i64, ld: *mut i64, values: *mut *mut c_void, r#type: *mut runtime::cudaDataType, order: *mut cusparseOrder_t) -> cusparseStatus_t;

    #[called_by(owned cusparseDnMatGetStridedBatch)]
    fn cusparseDnMatGetStridedBatch(dnMatDescr: cusparseConstDnMatDescr_t, batchCount: *mut i32, batchStride: *mut i64) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDnMatGetValues)]
    fn cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t, values: *mut *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDnMatSetStridedBatch)]
    fn cusparseDnMatSetStridedBatch(dnMatDescr: cusparseDnMatDescr_t, batchCount: i32, batchStride: i64) -> cusparseStatus_t;

    #[called_by(owned cusparseDnMatSetValues)]
    fn cusparseDnMatSetValues(dnMatDescr: cusparseDnMatDescr_t, values: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDnVecGet)]
    fn cusparseDnVecGet(dnVecDescr: cusparseDnVecDescr_t, size: *mut i64, values: *mut *mut c_void, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseDnVecGetValues)]
    fn cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t, values: *mut *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDnVecSetValues)]
    fn cusparseDnVecSetValues(dnVecDescr: cusparseDnVecDescr_t, values: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDnnz)]
    fn cusparseDnnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: *const f64, lda: i32, nnzPerRowCol: *mut i32, nnzTotalDevHostPtr: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseDnnz_compress)]
    fn cusparseDnnz_compress(handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, nnzPerRow: *mut i32, nnzC: *mut i32, tol: f64) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneCsr2csr)]
    fn cusparseDpruneCsr2csr(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneCsr2csrByPercentage)]
    fn cusparseDpruneCsr2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneCsr2csrByPercentage_bufferSizeExt)]
    fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneCsr2csrNnz)]
    fn cusparseDpruneCsr2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseDpruneCsr2csrNnzByPercentage)]
    fn cusparseDpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneCsr2csr_bufferSizeExt)]
    fn cusparseDpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f64, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedValC: *const f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csr)]
    fn cusparseDpruneDense2csr(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csrByPercentage)]
    fn cusparseDpruneDense2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csrByPercentage_bufferSizeExt)]
    fn cusparseDpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csrNnz)]
    fn cusparseDpruneDense2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csrNnzByPercentage)]
    fn cusparseDpruneDense2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseDpruneDense2csr_bufferSizeExt)]
    fn cusparseDpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f64, lda: i32, threshold: *const f64, descrC: cusparseMatDescr_t, csrSortedValC: *const f64, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseGather)]
    fn cusparseGather(handle: cusparseHandle_t, vecY: cusparseConstDnVecDescr_t, vecX: cusparseSpVecDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseGetPointerMode)]
    fn cusparseGetPointerMode(handle: cusparseHandle_t, mode: *mut cusparsePointerMode_t) -> cusparseStatus_t;

    #[called_by(cusparseGetProperty)]
    fn cusparseGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseGetStream)]
    fn cusparseGetStream(handle: cusparseHandle_t, streamId: *mut runtime::cudaStream_t) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseGetVersion)]
    fn cusparseGetVersion(handle: cusparseHandle_t, version: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csr)]
    fn cusparseHpruneCsr2csr(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrSortedValC: *mut f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csrByPercentage)]
    fn cusparseHpruneCsr2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csrByPercentage_bufferSizeExt)]
    fn cusparseHpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csrNnz)]
    fn cusparseHpruneCsr2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csrNnzByPercentage)]
    fn cusparseHpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneCsr2csr_bufferSizeExt)]
    fn cusparseHpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f16, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrSortedValC: *const f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csr)]
    fn cusparseHpruneDense2csr(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrSortedValC: *mut f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csrByPercentage)]
    fn cusparseHpruneDense2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csrByPercentage_bufferSizeExt)]
    fn cusparseHpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csrNnz)]
    fn cusparseHpruneDense2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csrNnzByPercentage)]
    fn cusparseHpruneDense2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseHpruneDense2csr_bufferSizeExt)]
    fn cusparseHpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f16, lda: i32, threshold: *const f16, descrC: cusparseMatDescr_t, csrSortedValC: *const f16, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(cusparseLoggerForceDisable)]
    fn cusparseLoggerForceDisable() -> cusparseStatus_t;

    #[called_by(cusparseLoggerOpenFile)]
    fn cusparseLoggerOpenFile(logFile: *const core::ffi::c_char) -> cusparseStatus_t;

    #[called_by(cusparseLoggerSetCallback)]
    fn cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t) -> cusparseStatus_t;

    #[called_by(cusparseLoggerSetFile)]
    fn cusparseLoggerSetFile(file: *mut FILE) -> cusparseStatus_t;

    #[called_by(cusparseLoggerSetLevel)]
    fn cusparseLoggerSetLevel(level: i32) -> cusparseStatus_t;

    #[called_by(cusparseLoggerSetMask)]
    fn cusparseLoggerSetMask(mask: i32) -> cusparseStatus_t;

    #[called_by(owned cusparseRot)]
    fn cusparseRot(handle: cusparseHandle_t, c_coeff: *const c_void, s_coeff: *const c_void, vecX: cusparseSpVecDescr_t, vecY: cusparseDnVecDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSDDMM)]
    fn cusparseSDDMM(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSDDMM_bufferSize)]
    fn cusparseSDDMM_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSDDMM_preprocess)]
    fn cusparseSDDMM_preprocess(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstDnMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSDDMMAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsr2csr)]
    fn cusparseSbsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsric02)]
    fn cusparseSbsric02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsric02_analysis)]
    fn cusparseSbsric02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSbsric02_bufferSize)]
    fn cusparseSbsric02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSbsric02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrilu02)]
    fn cusparseSbsrilu02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrilu02_analysis)]
    fn cusparseSbsrilu02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrilu02_bufferSize)]
    fn cusparseSbsrilu02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSbsrilu02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrilu02_numericBoost)]
    fn cusparseSbsrilu02_numericBoost(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut f32) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrmm)]
    fn cusparseSbsrmm(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: *const f32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, B: *const f32, ldb: i32, beta: *const f32, C: *mut f32, ldc: i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrmv)]
    fn cusparseSbsrmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32, alpha: *const f32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const f32, beta: *const f32, y: *mut f32) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsm2_analysis)]
    fn cusparseSbsrsm2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsm2_bufferSize)]
    fn cusparseSbsrsm2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSbsrsm2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsm2_solve)]
    fn cusparseSbsrsm2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: *const f32, descrA: cusparseMatDescr_t, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, B: *const f32, ldb: i32, X: *mut f32, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsv2_analysis)]
    fn cusparseSbsrsv2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsv2_bufferSize)]
    fn cusparseSbsrsv2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSbsrsv2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, info: bsrsv2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrsv2_solve)]
    fn cusparseSbsrsv2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, alpha: *const f32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, f: *const f32, x: *mut f32, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSbsrxmv)]
    fn cusparseSbsrxmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: *const f32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedMaskPtrA: *const i32, bsrSortedRowPtrA: *const i32, bsrSortedEndPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const f32, beta: *const f32, y: *mut f32) -> cusparseStatus_t;

    #[called_by(owned cusparseScatter)]
    fn cusparseScatter(handle: cusparseHandle_t, vecX: cusparseConstSpVecDescr_t, vecY: cusparseDnVecDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseScsr2bsr)]
    fn cusparseScsr2bsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f32, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseScsr2csr_compress)]
    fn cusparseScsr2csr_compress(handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedColIndA: *const i32, csrSortedRowPtrA: *const i32, nnzA: i32, nnzPerRow: *const i32, csrSortedValC: *mut f32, csrSortedColIndC: *mut i32, csrSortedRowPtrC: *mut i32, tol: f32) -> cusparseStatus_t;

    #[called_by(owned cusparseScsr2csru)]
    fn cusparseScsr2csru(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut f32, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsr2gebsr)]
    fn cusparseScsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f32, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDim: i32, colBlockDim: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsr2gebsr_bufferSize)]
    fn cusparseScsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseScsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrcolor)]
    fn cusparseScsrcolor(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, fractionToColor: *const f32, ncolors: *mut i32, coloring: *mut i32, reordering: *mut i32, info: cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrgeam2)]
    fn cusparseScsrgeam2(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const f32, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const f32, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const f32, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrgeam2_bufferSizeExt)]
    fn cusparseScsrgeam2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const f32, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const f32, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const f32, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *const f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseScsric02)]
    fn cusparseScsric02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsric02_analysis)]
    fn cusparseScsric02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsric02_bufferSize)]
    fn cusparseScsric02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseScsric02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut f32, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrilu02)]
    fn cusparseScsrilu02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrilu02_analysis)]
    fn cusparseScsrilu02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrilu02_bufferSize)]
    fn cusparseScsrilu02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseScsrilu02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut f32, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseScsrilu02_numericBoost)]
    fn cusparseScsrilu02_numericBoost(handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut f32) -> cusparseStatus_t;

    #[called_by(owned cusparseScsru2csr)]
    fn cusparseScsru2csr(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut f32, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseScsru2csr_bufferSizeExt)]
    fn cusparseScsru2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *mut f32, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSetMatDiagType)]
    fn cusparseSetMatDiagType(descrA: cusparseMatDescr_t, diagType: cusparseDiagType_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetMatFillMode)]
    fn cusparseSetMatFillMode(descrA: cusparseMatDescr_t, fillMode: cusparseFillMode_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetMatIndexBase)]
    fn cusparseSetMatIndexBase(descrA: cusparseMatDescr_t, base: cusparseIndexBase_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetMatType)]
    fn cusparseSetMatType(descrA: cusparseMatDescr_t, r#type: cusparseMatrixType_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetPointerMode)]
    fn cusparseSetPointerMode(handle: cusparseHandle_t, mode: cusparsePointerMode_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSetStream)]
    fn cusparseSetStream(handle: cusparseHandle_t, streamId: runtime::cudaStream_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSgebsr2csr)]
    fn cusparseSgebsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSgebsr2gebsc)]
    fn cusparseSgebsr2gebsc(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, bscVal: *mut f32, bscRowInd: *mut i32, bscColPtr: *mut i32, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgebsr2gebsc_bufferSize)]
    fn cusparseSgebsr2gebsc_bufferSize(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const f32, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgebsr2gebsr)]
    fn cusparseSgebsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut f32, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgebsr2gebsr_bufferSize)]
    fn cusparseSgebsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseSgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const f32, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgemvi)]
    fn cusparseSgemvi(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: *const f32, A: *const f32, lda: i32, nnz: i32, xVal: *const f32, xInd: *const i32, beta: *const f32, y: *mut f32, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgemvi_bufferSize)]
    fn cusparseSgemvi_bufferSize(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32, pBufferSize: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSgpsvInterleavedBatch)]
    fn cusparseSgpsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, ds: *mut f32, dl: *mut f32, d: *mut f32, du: *mut f32, dw: *mut f32, x: *mut f32, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgpsvInterleavedBatch_bufferSizeExt)]
    fn cusparseSgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, ds: *const f32, dl: *const f32, d: *const f32, du: *const f32, dw: *const f32, x: *const f32, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2)]
    fn cusparseSgtsv2(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f32, d: *const f32, du: *const f32, B: *mut f32, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2StridedBatch)]
    fn cusparseSgtsv2StridedBatch(handle: cusparseHandle_t, m: i32, dl: *const f32, d: *const f32, du: *const f32, x: *mut f32, batchCount: i32, batchStride: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2StridedBatch_bufferSizeExt)]
    fn cusparseSgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t, m: i32, dl: *const f32, d: *const f32, du: *const f32, x: *const f32, batchCount: i32, batchStride: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2_bufferSizeExt)]
    fn cusparseSgtsv2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f32, d: *const f32, du: *const f32, B: *const f32, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2_nopivot)]
    fn cusparseSgtsv2_nopivot(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f32, d: *const f32, du: *const f32, B: *mut f32, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsv2_nopivot_bufferSizeExt)]
    fn cusparseSgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const f32, d: *const f32, du: *const f32, B: *const f32, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsvInterleavedBatch)]
    fn cusparseSgtsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, dl: *mut f32, d: *mut f32, du: *mut f32, x: *mut f32, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSgtsvInterleavedBatch_bufferSizeExt)]
    fn cusparseSgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, dl: *const f32, d: *const f32, du: *const f32, x: *const f32, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSnnz)]
    fn cusparseSnnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: *const f32, lda: i32, nnzPerRowCol: *mut i32, nnzTotalDevHostPtr: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSnnz_compress)]
    fn cusparseSnnz_compress(handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, nnzPerRow: *mut i32, nnzC: *mut i32, tol: f32) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_compute)]
    fn cusparseSpGEMM_compute(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, bufferSize2: *mut usize, externalBuffer2: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_copy)]
    fn cusparseSpGEMM_copy(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_createDescr)]
    fn cusparseSpGEMM_createDescr(descr: *mut cusparseSpGEMMDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseSpGEMM_destroyDescr)]
    fn cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_estimateMemory)]
    fn cusparseSpGEMM_estimateMemory(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, chunk_fraction: f32, bufferSize3: *mut usize, externalBuffer3: *mut c_void, bufferSize2: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_getNumProducts)]
    fn cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t, num_prods: *mut i64) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMM_workEstimation)]
    fn cusparseSpGEMM_workEstimation(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, bufferSize1: *mut usize, externalBuffer1: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMMreuse_compute)]
    fn cusparseSpGEMMreuse_compute(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: *const c_void, matC: cusparseSpMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMMreuse_copy)]
    fn cusparseSpGEMMreuse_copy(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, bufferSize5: *mut usize, externalBuffer5: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMMreuse_nnz)]
    fn cusparseSpGEMMreuse_nnz(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, bufferSize2: *mut usize, externalBuffer2: *mut c_void, bufferSize3: *mut usize, externalBuffer3: *mut c_void, bufferSize4: *mut usize, externalBuffer4: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpGEMMreuse_workEstimation)]
    fn cusparseSpGEMMreuse_workEstimation(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t, bufferSize1: *mut usize, externalBuffer1: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMM)]
    fn cusparseSpMM(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSpMMOp)]
    fn cusparseSpMMOp(plan: cusparseSpMMOpPlan_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(cusparseSpMMOp_destroyPlan)]
    fn cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMM_bufferSize)]
    fn cusparseSpMM_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMM_preprocess)]
    fn cusparseSpMM_preprocess(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, beta: *const c_void, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMMAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMV)]
    fn cusparseSpMV(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, beta: *const c_void, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMV_bufferSize)]
    fn cusparseSpMV_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, beta: *const c_void, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMV_preprocess)]
    #[since = "12.4"]
    fn cusparseSpMV_preprocess(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, beta: *const c_void, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpMVAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatGetAttribute)]
    fn cusparseSpMatGetAttribute(spMatDescr: cusparseConstSpMatDescr_t, attribute: cusparseSpMatAttribute_t, data: *mut c_void, dataSize: usize) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSpMatGetFormat)]
    fn cusparseSpMatGetFormat(spMatDescr: cusparseConstSpMatDescr_t, format: *mut cusparseFormat_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatGetIndexBase)]
    fn cusparseSpMatGetIndexBase(spMatDescr: cusparseConstSpMatDescr_t, idxBase: *mut cusparseIndexBase_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatGetSize)]
    fn cusparseSpMatGetSize(spMatDescr: cusparseConstSpMatDescr_t, rows: *mut i64, cols: *mut i64, nnz: *mut i64) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatGetStridedBatch)]
    fn cusparseSpMatGetStridedBatch(spMatDescr: cusparseConstSpMatDescr_t, batchCount: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatGetValues)]
    fn cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t, values: *mut *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatSetAttribute)]
    fn cusparseSpMatSetAttribute(spMatDescr: cusparseSpMatDescr_t, attribute: cusparseSpMatAttribute_t, data: *mut c_void, dataSize: usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpMatSetValues)]
    fn cusparseSpMatSetValues(spMatDescr: cusparseSpMatDescr_t, values: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSM_analysis)]
    fn cusparseSpSM_analysis(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSM_bufferSize)]
    fn cusparseSpSM_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSM_createDescr)]
    fn cusparseSpSM_createDescr(descr: *mut cusparseSpSMDescr_t) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(cusparseSpSM_destroyDescr)]
    fn cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSM_solve)]
    fn cusparseSpSM_solve(handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSMAlg_t, spsmDescr: cusparseSpSMDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSM_updateMatrix)]
    #[since = "12.4"]
    fn cusparseSpSM_updateMatrix(handle: cusparseHandle_t, spsmDescr: cusparseSpSMDescr_t, newValues: *mut c_void, updatePart: cusparseSpSMUpdate_t) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseSpSV_analysis)]
    fn cusparseSpSV_analysis(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSV_bufferSize)]
    fn cusparseSpSV_bufferSize(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSV_createDescr)]
    fn cusparseSpSV_createDescr(descr: *mut cusparseSpSVDescr_t) -> cusparseStatus_t;

    #[called_by(cusparseSpSV_destroyDescr)]
    fn cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSV_solve)]
    fn cusparseSpSV_solve(handle: cusparseHandle_t, opA: cusparseOperation_t, alpha: *const c_void, matA: cusparseConstSpMatDescr_t, vecX: cusparseConstDnVecDescr_t, vecY: cusparseDnVecDescr_t, computeType: runtime::cudaDataType, alg: cusparseSpSVAlg_t, spsvDescr: cusparseSpSVDescr_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpSV_updateMatrix)]
    #[since = "12.1"]
    fn cusparseSpSV_updateMatrix(handle: cusparseHandle_t, spsvDescr: cusparseSpSVDescr_t, newValues: *mut c_void, updatePart: cusparseSpSVUpdate_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVV)]
    fn cusparseSpVV(handle: cusparseHandle_t, opX: cusparseOperation_t, vecX: cusparseConstSpVecDescr_t, vecY: cusparseConstDnVecDescr_t, result: *mut c_void, computeType: runtime::cudaDataType, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVV_bufferSize)]
    fn cusparseSpVV_bufferSize(handle: cusparseHandle_t, opX: cusparseOperation_t, vecX: cusparseConstSpVecDescr_t, vecY: cusparseConstDnVecDescr_t, result: *const c_void, computeType: runtime::cudaDataType, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVecGet)]
    fn cusparseSpVecGet(spVecDescr: cusparseSpVecDescr_t, size: *mut i64, nnz: *mut i64, indices: *mut *mut c_void, values: *mut *mut c_void, idxType: *mut cusparseIndexType_t, idxBase: *mut cusparseIndexBase_t, valueType: *mut runtime::cudaDataType) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVecGetIndexBase)]
    fn cusparseSpVecGetIndexBase(spVecDescr: cusparseConstSpVecDescr_t, idxBase: *mut cusparseIndexBase_t) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVecGetValues)]
    fn cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t, values: *mut *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpVecSetValues)]
    fn cusparseSpVecSetValues(spVecDescr: cusparseSpVecDescr_t, values: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSparseToDense)]
    fn cusparseSparseToDense(handle: cusparseHandle_t, matA: cusparseConstSpMatDescr_t, matB: cusparseDnMatDescr_t, alg: cusparseSparseToDenseAlg_t, externalBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSparseToDense_bufferSize)]
    fn cusparseSparseToDense_bufferSize(handle: cusparseHandle_t, matA: cusparseConstSpMatDescr_t, matB: cusparseDnMatDescr_t, alg: cusparseSparseToDenseAlg_t, bufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csr)]
    fn cusparseSpruneCsr2csr(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csrByPercentage)]
    fn cusparseSpruneCsr2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csrByPercentage_bufferSizeExt)]
    fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csrNnz)]
    fn cusparseSpruneCsr2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csrNnzByPercentage)]
    fn cusparseSpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneCsr2csr_bufferSizeExt)]
    fn cusparseSpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnzA: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const f32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csr)]
    fn cusparseSpruneDense2csr(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csrByPercentage)]
    fn cusparseSpruneDense2csrByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *mut f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csrByPercentage_bufferSizeExt)]
    fn cusparseSpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, info: pruneInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csrNnz)]
    fn cusparseSpruneDense2csrNnz(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csrNnzByPercentage)]
    fn cusparseSpruneDense2csrNnzByPercentage(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, percentage: f32, descrC: cusparseMatDescr_t, csrRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, info: pruneInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseSpruneDense2csr_bufferSizeExt)]
    fn cusparseSpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, A: *const f32, lda: i32, threshold: *const f32, descrC: cusparseMatDescr_t, csrSortedValC: *const f32, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseXbsric02_zeroPivot)]
    fn cusparseXbsric02_zeroPivot(handle: cusparseHandle_t, info: bsric02Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXbsrilu02_zeroPivot)]
    fn cusparseXbsrilu02_zeroPivot(handle: cusparseHandle_t, info: bsrilu02Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXbsrsm2_zeroPivot)]
    fn cusparseXbsrsm2_zeroPivot(handle: cusparseHandle_t, info: bsrsm2Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXbsrsv2_zeroPivot)]
    fn cusparseXbsrsv2_zeroPivot(handle: cusparseHandle_t, info: bsrsv2Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXcoo2csr)]
    fn cusparseXcoo2csr(handle: cusparseHandle_t, cooRowInd: *const i32, nnz: i32, m: i32, csrSortedRowPtr: *mut i32, idxBase: cusparseIndexBase_t) -> cusparseStatus_t;

    #[called_by(owned cusparseXcoosortByColumn)]
    fn cusparseXcoosortByColumn(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: *mut i32, cooColsA: *mut i32, P: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcoosortByRow)]
    fn cusparseXcoosortByRow(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: *mut i32, cooColsA: *mut i32, P: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcoosort_bufferSizeExt)]
    fn cusparseXcoosort_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cooRowsA: *const i32, cooColsA: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseXcscsort)]
    fn cusparseXcscsort(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, cscColPtrA: *const i32, cscRowIndA: *mut i32, P: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcscsort_bufferSizeExt)]
    fn cusparseXcscsort_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, cscColPtrA: *const i32, cscRowIndA: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsr2bsrNnz)]
    fn cusparseXcsr2bsrNnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsr2coo)]
    fn cusparseXcsr2coo(handle: cusparseHandle_t, csrSortedRowPtr: *const i32, nnz: i32, m: i32, cooRowInd: *mut i32, idxBase: cusparseIndexBase_t) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsr2gebsrNnz)]
    fn cusparseXcsr2gebsrNnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrC: cusparseMatDescr_t, bsrSortedRowPtrC: *mut i32, rowBlockDim: i32, colBlockDim: i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsrgeam2Nnz)]
    fn cusparseXcsrgeam2Nnz(handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, nnzTotalDevHostPtr: *mut i32, workspace: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsric02_zeroPivot)]
    fn cusparseXcsric02_zeroPivot(handle: cusparseHandle_t, info: csric02Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsrilu02_zeroPivot)]
    fn cusparseXcsrilu02_zeroPivot(handle: cusparseHandle_t, info: csrilu02Info_t, position: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsrsort)]
    fn cusparseXcsrsort(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrRowPtrA: *const i32, csrColIndA: *mut i32, P: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseXcsrsort_bufferSizeExt)]
    fn cusparseXcsrsort_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrRowPtrA: *const i32, csrColIndA: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseXgebsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseXgebsr2gebsrNnz)]
    fn cusparseXgebsr2gebsrNnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedRowPtrC: *mut i32, rowBlockDimC: i32, colBlockDimC: i32, nnzTotalDevHostPtr: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsr2csr)]
    fn cusparseZbsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuDoubleComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsric02)]
    fn cusparseZbsric02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsric02_analysis)]
    fn cusparseZbsric02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, policy: cusparseSolvePolicy_t, pInputBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsric02_bufferSize)]
    fn cusparseZbsric02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZbsric02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrilu02)]
    fn cusparseZbsrilu02(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrilu02_analysis)]
    fn cusparseZbsrilu02_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrilu02_bufferSize)]
    fn cusparseZbsrilu02_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockDim: i32, info: bsrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZbsrilu02_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrilu02_numericBoost)]
    fn cusparseZbsrilu02_numericBoost(handle: cusparseHandle_t, info: bsrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut runtime::cuDoubleComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrmm)]
    fn cusparseZbsrmm(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, kb: i32, nnzb: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, B: *const runtime::cuDoubleComplex, ldb: i32, beta: *const runtime::cuDoubleComplex, C: *mut runtime::cuDoubleComplex, ldc: i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrmv)]
    fn cusparseZbsrmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const runtime::cuDoubleComplex, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrsm2_analysis)]
    fn cusparseZbsrsm2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrsm2_bufferSize)]
    fn cusparseZbsrsm2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZbsrsm2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transB: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedVal: *mut runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrsm2_solve)]
    fn cusparseZbsrsm2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, transXY: cusparseOperation_t, mb: i32, n: i32, nnzb: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, blockSize: i32, info: bsrsm2Info_t, B: *const runtime::cuDoubleComplex, ldb: i32, X: *mut runtime::cuDoubleComplex, ldx: i32, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrsv2_analysis)]
    fn cusparseZbsrsv2_analysis(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    #[called_by(owned cusparseZbsrsv2_bufferSize)]
    fn cusparseZbsrsv2_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZbsrsv2_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *mut runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockSize: i32, info: bsrsv2Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrsv2_solve)]
    fn cusparseZbsrsv2_solve(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nnzb: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, info: bsrsv2Info_t, f: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZbsrxmv)]
    fn cusparseZbsrxmv(handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, sizeOfMask: i32, mb: i32, nb: i32, nnzb: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedMaskPtrA: *const i32, bsrSortedRowPtrA: *const i32, bsrSortedEndPtrA: *const i32, bsrSortedColIndA: *const i32, blockDim: i32, x: *const runtime::cuDoubleComplex, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsr2bsr)]
    fn cusparseZcsr2bsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, blockDim: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuDoubleComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsr2csr_compress)]
    fn cusparseZcsr2csr_compress(handle: cusparseHandle_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedColIndA: *const i32, csrSortedRowPtrA: *const i32, nnzA: i32, nnzPerRow: *const i32, csrSortedValC: *mut runtime::cuDoubleComplex, csrSortedColIndC: *mut i32, csrSortedRowPtrC: *mut i32, tol: runtime::cuDoubleComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsr2csru)]
    fn cusparseZcsr2csru(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsr2gebsr)]
    fn cusparseZcsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuDoubleComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDim: i32, colBlockDim: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsr2gebsr_bufferSize)]
    fn cusparseZcsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrcolor)]
    fn cusparseZcsrcolor(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, fractionToColor: *const f64, ncolors: *mut i32, coloring: *mut i32, reordering: *mut i32, info: cusparseColorInfo_t) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrgeam2)]
    fn cusparseZcsrgeam2(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const runtime::cuDoubleComplex, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const runtime::cuDoubleComplex, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuDoubleComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrgeam2_bufferSizeExt)]
    fn cusparseZcsrgeam2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, descrA: cusparseMatDescr_t, nnzA: i32, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, beta: *const runtime::cuDoubleComplex, descrB: cusparseMatDescr_t, nnzB: i32, csrSortedValB: *const runtime::cuDoubleComplex, csrSortedRowPtrB: *const i32, csrSortedColIndB: *const i32, descrC: cusparseMatDescr_t, csrSortedValC: *const runtime::cuDoubleComplex, csrSortedRowPtrC: *const i32, csrSortedColIndC: *const i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsric02)]
    fn cusparseZcsric02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsric02_analysis)]
    fn cusparseZcsric02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsric02_bufferSize)]
    fn cusparseZcsric02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csric02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZcsric02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut runtime::cuDoubleComplex, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csric02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrilu02)]
    fn cusparseZcsrilu02(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA_valM: *mut runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrilu02_analysis)]
    fn cusparseZcsrilu02_analysis(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, policy: cusparseSolvePolicy_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrilu02_bufferSize)]
    fn cusparseZcsrilu02_bufferSize(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedValA: *mut runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, csrSortedColIndA: *const i32, info: csrilu02Info_t, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZcsrilu02_bufferSizeExt(handle: cusparseHandle_t, m: i32, nnz: i32, descrA: cusparseMatDescr_t, csrSortedVal: *mut runtime::cuDoubleComplex, csrSortedRowPtr: *const i32, csrSortedColInd: *const i32, info: csrilu02Info_t, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsrilu02_numericBoost)]
    fn cusparseZcsrilu02_numericBoost(handle: cusparseHandle_t, info: csrilu02Info_t, enable_boost: i32, tol: *mut f64, boost_val: *mut runtime::cuDoubleComplex) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsru2csr)]
    fn cusparseZcsru2csr(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, descrA: cusparseMatDescr_t, csrVal: *mut runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZcsru2csr_bufferSizeExt)]
    fn cusparseZcsru2csr_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, nnz: i32, csrVal: *mut runtime::cuDoubleComplex, csrRowPtr: *const i32, csrColInd: *mut i32, info: csru2csrInfo_t, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgebsr2csr)]
    fn cusparseZgebsr2csr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDim: i32, colBlockDim: i32, descrC: cusparseMatDescr_t, csrSortedValC: *mut runtime::cuDoubleComplex, csrSortedRowPtrC: *mut i32, csrSortedColIndC: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZgebsr2gebsc)]
    fn cusparseZgebsr2gebsc(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, bscVal: *mut runtime::cuDoubleComplex, bscRowInd: *mut i32, bscColPtr: *mut i32, copyValues: cusparseAction_t, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgebsr2gebsc_bufferSize)]
    fn cusparseZgebsr2gebsc_bufferSize(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;

    /// `cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t, mb: i32, nb: i32, nnzb: i32, bsrSortedVal: *const runtime::cuDoubleComplex, bsrSortedRowPtr: *const i32, bsrSortedColInd: *const i32, rowBlockDim: i32, colBlockDim: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgebsr2gebsr)]
    fn cusparseZgebsr2gebsr(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, descrC: cusparseMatDescr_t, bsrSortedValC: *mut runtime::cuDoubleComplex, bsrSortedRowPtrC: *mut i32, bsrSortedColIndC: *mut i32, rowBlockDimC: i32, colBlockDimC: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgebsr2gebsr_bufferSize)]
    fn cusparseZgebsr2gebsr_bufferSize(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSizeInBytes: *mut i32) -> cusparseStatus_t;
}

sys! {
    cusparse, CUSPARSE, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)`
    ///
    /// In `cusparse.h` since at least CUDA 12.0.
    ///
    /// Bound only in `sys`: declared, but no library exports it (checked: 12.0, 12.9 and 13.4).
    fn cusparseZgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t, dirA: cusparseDirection_t, mb: i32, nb: i32, nnzb: i32, descrA: cusparseMatDescr_t, bsrSortedValA: *const runtime::cuDoubleComplex, bsrSortedRowPtrA: *const i32, bsrSortedColIndA: *const i32, rowBlockDimA: i32, colBlockDimA: i32, rowBlockDimC: i32, colBlockDimC: i32, pBufferSize: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgemvi)]
    fn cusparseZgemvi(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, alpha: *const runtime::cuDoubleComplex, A: *const runtime::cuDoubleComplex, lda: i32, nnz: i32, xVal: *const runtime::cuDoubleComplex, xInd: *const i32, beta: *const runtime::cuDoubleComplex, y: *mut runtime::cuDoubleComplex, idxBase: cusparseIndexBase_t, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgemvi_bufferSize)]
    fn cusparseZgemvi_bufferSize(handle: cusparseHandle_t, transA: cusparseOperation_t, m: i32, n: i32, nnz: i32, pBufferSize: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZgpsvInterleavedBatch)]
    fn cusparseZgpsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, ds: *mut runtime::cuDoubleComplex, dl: *mut runtime::cuDoubleComplex, d: *mut runtime::cuDoubleComplex, du: *mut runtime::cuDoubleComplex, dw: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgpsvInterleavedBatch_bufferSizeExt)]
    fn cusparseZgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, ds: *const runtime::cuDoubleComplex, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, dw: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2)]
    fn cusparseZgtsv2(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, B: *mut runtime::cuDoubleComplex, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2StridedBatch)]
    fn cusparseZgtsv2StridedBatch(handle: cusparseHandle_t, m: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchCount: i32, batchStride: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2StridedBatch_bufferSizeExt)]
    fn cusparseZgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t, m: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, batchCount: i32, batchStride: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2_bufferSizeExt)]
    fn cusparseZgtsv2_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2_nopivot)]
    fn cusparseZgtsv2_nopivot(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, B: *mut runtime::cuDoubleComplex, ldb: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsv2_nopivot_bufferSizeExt)]
    fn cusparseZgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t, m: i32, n: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, B: *const runtime::cuDoubleComplex, ldb: i32, bufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsvInterleavedBatch)]
    fn cusparseZgtsvInterleavedBatch(handle: cusparseHandle_t, algo: i32, m: i32, dl: *mut runtime::cuDoubleComplex, d: *mut runtime::cuDoubleComplex, du: *mut runtime::cuDoubleComplex, x: *mut runtime::cuDoubleComplex, batchCount: i32, pBuffer: *mut c_void) -> cusparseStatus_t;

    #[called_by(owned cusparseZgtsvInterleavedBatch_bufferSizeExt)]
    fn cusparseZgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t, algo: i32, m: i32, dl: *const runtime::cuDoubleComplex, d: *const runtime::cuDoubleComplex, du: *const runtime::cuDoubleComplex, x: *const runtime::cuDoubleComplex, batchCount: i32, pBufferSizeInBytes: *mut usize) -> cusparseStatus_t;

    #[called_by(owned cusparseZnnz)]
    fn cusparseZnnz(handle: cusparseHandle_t, dirA: cusparseDirection_t, m: i32, n: i32, descrA: cusparseMatDescr_t, A: *const runtime::cuDoubleComplex, lda: i32, nnzPerRowCol: *mut i32, nnzTotalDevHostPtr: *mut i32) -> cusparseStatus_t;

    #[called_by(owned cusparseZnnz_compress)]
    fn cusparseZnnz_compress(handle: cusparseHandle_t, m: i32, descr: cusparseMatDescr_t, csrSortedValA: *const runtime::cuDoubleComplex, csrSortedRowPtrA: *const i32, nnzPerRow: *mut i32, nnzC: *mut i32, tol: runtime::cuDoubleComplex) -> cusparseStatus_t;
}
