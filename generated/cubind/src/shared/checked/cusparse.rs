//! The functions of the cuSPARSE as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::cusparse as raw;
#[allow(unused_imports)]
use raw::CUSPARSE;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::cusparse::all_types::*;

checked! {
    CUSPARSE, cusparseStatus_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseAxpby(
        handle: cusparseHandle_t,
        alpha: AnyScalar,
        vecX: cusparseConstSpVecDescr_t,
        beta: AnyScalar,
        vecY: cusparseDnVecDescr_t,
    ) -> ();
    fn cusparseBlockedEllGet(
        spMatDescr: cusparseSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseBsrSetStridedBatch(
        spMatDescr: cusparseSpMatDescr_t,
        batchCount: i32,
        offsetsBatchStride: i64,
        columnsBatchStride: i64,
        ValuesBatchStride: i64,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsric02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: bsrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrmm(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transB: cusparseOperation_t,
        mb: i32,
        n: i32,
        kb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuComplex>,
        C: CuPtr<runtime::cuComplex>,
        ldc: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsm2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        X: CuPtr<runtime::cuComplex>,
        ldx: i32,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrsv2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        f: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrxmv(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        sizeOfMask: i32,
        mb: i32,
        nb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedMaskPtrA: CuPtr<i32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        x: CuPtr<runtime::cuComplex>,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2bsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2csr_compress(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedColIndA: CuPtr<i32>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzA: i32,
        nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedColIndC: CuPtr<i32>,
        csrSortedRowPtrC: CuPtr<i32>,
        tol: runtime::cuComplex,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsr2csru(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCcsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCcsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrcolor(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f32>,
        ncolors: ScalarMut<'_, i32>,
        coloring: CuPtr<i32>,
        reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    fn cusparseCcsrgeam2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsric02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: csrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsru2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<runtime::cuComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    fn cusparseCgebsr2gebsc(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        bscVal: CuPtr<runtime::cuComplex>,
        bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDimC: i32,
        colBlockDimC: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        rowBlockDimC: i32,
        colBlockDimC: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgemvi(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuComplex>,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        nnz: i32,
        xVal: CuPtr<runtime::cuComplex>,
        xInd: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuComplex>,
        y: CuPtr<runtime::cuComplex>,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCgemvi_bufferSize(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        nnz: i32,
    ) -> i32;
    fn cusparseCgpsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<runtime::cuComplex>,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        dw: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<runtime::cuComplex>,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        dw: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
    ) -> usize;
    fn cusparseCgtsv2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgtsv2StridedBatch(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
        batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
        batchStride: i32,
    ) -> usize;
    fn cusparseCgtsv2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
    ) -> usize;
    fn cusparseCgtsv2_nopivot(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        B: CuPtr<runtime::cuComplex>,
        ldb: i32,
    ) -> usize;
    fn cusparseCgtsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<runtime::cuComplex>,
        d: CuPtr<runtime::cuComplex>,
        du: CuPtr<runtime::cuComplex>,
        x: CuPtr<runtime::cuComplex>,
        batchCount: i32,
    ) -> usize;
    fn cusparseCnnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        A: CuPtr<runtime::cuComplex>,
        lda: i32,
        nnzPerRowCol: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCnnz_compress(
        handle: cusparseHandle_t,
        m: i32,
        descr: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzPerRow: CuPtr<i32>,
        nnzC: ScalarMut<'_, i32>,
        tol: runtime::cuComplex,
    ) -> ();
    fn cusparseConstBlockedEllGet(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        i64,
        *const c_void,
        *const c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseConstCooGet(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *const c_void,
        *const c_void,
        *const c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseConstCscGet(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *const c_void,
        *const c_void,
        *const c_void,
        cusparseIndexType_t,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseConstCsrGet(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *const c_void,
        *const c_void,
        *const c_void,
        cusparseIndexType_t,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseConstDnMatGet(
        dnMatDescr: cusparseConstDnMatDescr_t,
    ) -> (i64, i64, i64, *const c_void, runtime::cudaDataType, cusparseOrder_t);
    fn cusparseConstDnMatGetValues(
        dnMatDescr: cusparseConstDnMatDescr_t,
    ) -> *const c_void;
    fn cusparseConstDnVecGet(
        dnVecDescr: cusparseConstDnVecDescr_t,
    ) -> (i64, *const c_void, runtime::cudaDataType);
    fn cusparseConstDnVecGetValues(
        dnVecDescr: cusparseConstDnVecDescr_t,
    ) -> *const c_void;
    fn cusparseConstSpMatGetValues(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> *const c_void;
    fn cusparseConstSpVecGet(
        spVecDescr: cusparseConstSpVecDescr_t,
    ) -> (
        i64,
        i64,
        *const c_void,
        *const c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseConstSpVecGetValues(
        spVecDescr: cusparseConstSpVecDescr_t,
    ) -> *const c_void;
    fn cusparseCooGet(
        spMatDescr: cusparseSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseCooSetPointers(
        spMatDescr: cusparseSpMatDescr_t,
        cooRows: CuPtr<c_void>,
        cooColumns: CuPtr<c_void>,
        cooValues: CuPtr<c_void>,
    ) -> ();
    fn cusparseCooSetStridedBatch(
        spMatDescr: cusparseSpMatDescr_t,
        batchCount: i32,
        batchStride: i64,
    ) -> ();
    fn cusparseCreate() -> cusparseHandle_t;
    fn cusparseCreateBlockedEll(
        rows: i64,
        cols: i64,
        ellBlockSize: i64,
        ellCols: i64,
        ellColInd: CuPtr<c_void>,
        ellValue: CuPtr<c_void>,
        ellIdxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    fn cusparseCreateBsr(
        brows: i64,
        bcols: i64,
        bnnz: i64,
        rowBlockSize: i64,
        colBlockSize: i64,
        bsrRowOffsets: CuPtr<c_void>,
        bsrColInd: CuPtr<c_void>,
        bsrValues: CuPtr<c_void>,
        bsrRowOffsetsType: cusparseIndexType_t,
        bsrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseSpMatDescr_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsric02Info() -> bsric02Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrilu02Info() -> bsrilu02Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrsm2Info() -> bsrsm2Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateBsrsv2Info() -> bsrsv2Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateColorInfo() -> cusparseColorInfo_t;
    fn cusparseCreateConstBlockedEll(
        rows: i64,
        cols: i64,
        ellBlockSize: i64,
        ellCols: i64,
        ellColInd: CuPtr<c_void>,
        ellValue: CuPtr<c_void>,
        ellIdxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstBsr(
        brows: i64,
        bcols: i64,
        bnnz: i64,
        rowBlockDim: i64,
        colBlockDim: i64,
        bsrRowOffsets: CuPtr<c_void>,
        bsrColInd: CuPtr<c_void>,
        bsrValues: CuPtr<c_void>,
        bsrRowOffsetsType: cusparseIndexType_t,
        bsrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstCoo(
        rows: i64,
        cols: i64,
        nnz: i64,
        cooRowInd: CuPtr<c_void>,
        cooColInd: CuPtr<c_void>,
        cooValues: CuPtr<c_void>,
        cooIdxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstCsc(
        rows: i64,
        cols: i64,
        nnz: i64,
        cscColOffsets: CuPtr<c_void>,
        cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>,
        cscColOffsetsType: cusparseIndexType_t,
        cscRowIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstCsr(
        rows: i64,
        cols: i64,
        nnz: i64,
        csrRowOffsets: CuPtr<c_void>,
        csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>,
        csrRowOffsetsType: cusparseIndexType_t,
        csrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstDnMat(
        rows: i64,
        cols: i64,
        ld: i64,
        values: CuPtr<c_void>,
        valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseConstDnMatDescr_t;
    fn cusparseCreateConstDnVec(
        size: i64,
        values: CuPtr<c_void>,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstDnVecDescr_t;
    fn cusparseCreateConstSlicedEll(
        rows: i64,
        cols: i64,
        nnz: i64,
        sellValuesSize: i64,
        sliceSize: i64,
        sellSliceOffsets: CuPtr<c_void>,
        sellColInd: CuPtr<c_void>,
        sellValues: CuPtr<c_void>,
        sellSliceOffsetsType: cusparseIndexType_t,
        sellColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpMatDescr_t;
    fn cusparseCreateConstSpVec(
        size: i64,
        nnz: i64,
        indices: CuPtr<c_void>,
        values: CuPtr<c_void>,
        idxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseConstSpVecDescr_t;
    fn cusparseCreateCoo(
        rows: i64,
        cols: i64,
        nnz: i64,
        cooRowInd: CuPtr<c_void>,
        cooColInd: CuPtr<c_void>,
        cooValues: CuPtr<c_void>,
        cooIdxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    fn cusparseCreateCsc(
        rows: i64,
        cols: i64,
        nnz: i64,
        cscColOffsets: CuPtr<c_void>,
        cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>,
        cscColOffsetsType: cusparseIndexType_t,
        cscRowIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    fn cusparseCreateCsr(
        rows: i64,
        cols: i64,
        nnz: i64,
        csrRowOffsets: CuPtr<c_void>,
        csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>,
        csrRowOffsetsType: cusparseIndexType_t,
        csrColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsric02Info() -> csric02Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsrilu02Info() -> csrilu02Info_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateCsru2csrInfo() -> csru2csrInfo_t;
    fn cusparseCreateDnMat(
        rows: i64,
        cols: i64,
        ld: i64,
        values: CuPtr<c_void>,
        valueType: runtime::cudaDataType,
        order: cusparseOrder_t,
    ) -> cusparseDnMatDescr_t;
    fn cusparseCreateDnVec(
        size: i64,
        values: CuPtr<c_void>,
        valueType: runtime::cudaDataType,
    ) -> cusparseDnVecDescr_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreateIdentityPermutation(
        handle: cusparseHandle_t,
        n: i32,
        p: CuPtr<i32>,
    ) -> ();
    fn cusparseCreateMatDescr() -> cusparseMatDescr_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCreatePruneInfo() -> pruneInfo_t;
    fn cusparseCreateSlicedEll(
        rows: i64,
        cols: i64,
        nnz: i64,
        sellValuesSize: i64,
        sliceSize: i64,
        sellSliceOffsets: CuPtr<c_void>,
        sellColInd: CuPtr<c_void>,
        sellValues: CuPtr<c_void>,
        sellSliceOffsetsType: cusparseIndexType_t,
        sellColIndType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpMatDescr_t;
    fn cusparseCreateSpVec(
        size: i64,
        nnz: i64,
        indices: CuPtr<c_void>,
        values: CuPtr<c_void>,
        idxType: cusparseIndexType_t,
        idxBase: cusparseIndexBase_t,
        valueType: runtime::cudaDataType,
    ) -> cusparseSpVecDescr_t;
    fn cusparseCscGet(
        spMatDescr: cusparseSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        cusparseIndexType_t,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseCscSetPointers(
        spMatDescr: cusparseSpMatDescr_t,
        cscColOffsets: CuPtr<c_void>,
        cscRowInd: CuPtr<c_void>,
        cscValues: CuPtr<c_void>,
    ) -> ();
    fn cusparseCsr2cscEx2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<c_void>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        cscVal: CuPtr<c_void>,
        cscColPtr: CuPtr<i32>,
        cscRowInd: CuPtr<i32>,
        valType: runtime::cudaDataType,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        alg: cusparseCsr2CscAlg_t,
        buffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseCsr2cscEx2_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<c_void>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        cscVal: CuPtr<c_void>,
        cscColPtr: CuPtr<i32>,
        cscRowInd: CuPtr<i32>,
        valType: runtime::cudaDataType,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        alg: cusparseCsr2CscAlg_t,
    ) -> usize;
    fn cusparseCsrGet(
        spMatDescr: cusparseSpMatDescr_t,
    ) -> (
        i64,
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        cusparseIndexType_t,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseCsrSetPointers(
        spMatDescr: cusparseSpMatDescr_t,
        csrRowOffsets: CuPtr<c_void>,
        csrColInd: CuPtr<c_void>,
        csrValues: CuPtr<c_void>,
    ) -> ();
    fn cusparseCsrSetStridedBatch(
        spMatDescr: cusparseSpMatDescr_t,
        batchCount: i32,
        offsetsBatchStride: i64,
        columnsValuesBatchStride: i64,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsric02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: bsrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrmm(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transB: cusparseOperation_t,
        mb: i32,
        n: i32,
        kb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32,
        B: CuPtr<f64>,
        ldb: i32,
        beta: Scalar<'_, f64>,
        C: CuPtr<f64>,
        ldc: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsm2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        B: CuPtr<f64>,
        ldb: i32,
        X: CuPtr<f64>,
        ldx: i32,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrsv2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        f: CuPtr<f64>,
        x: CuPtr<f64>,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrxmv(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        sizeOfMask: i32,
        mb: i32,
        nb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedMaskPtrA: CuPtr<i32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        x: CuPtr<f64>,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2bsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f64>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2csr_compress(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedColIndA: CuPtr<i32>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzA: i32,
        nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<f64>,
        csrSortedColIndC: CuPtr<i32>,
        csrSortedRowPtrC: CuPtr<i32>,
        tol: f64,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsr2csru(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDcsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f64>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDcsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrcolor(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f64>,
        ncolors: ScalarMut<'_, i32>,
        coloring: CuPtr<i32>,
        reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    fn cusparseDcsrgeam2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, f64>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<f64>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, f64>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<f64>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsric02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: csrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f64>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsru2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<f64>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
    ) -> usize;
    fn cusparseDenseToSparse_analysis(
        handle: cusparseHandle_t,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDenseToSparse_bufferSize(
        handle: cusparseHandle_t,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t,
    ) -> usize;
    fn cusparseDenseToSparse_convert(
        handle: cusparseHandle_t,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseSpMatDescr_t,
        alg: cusparseDenseToSparseAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDestroy(handle: cusparseHandle_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsric02Info(info: bsric02Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrilu02Info(info: bsrilu02Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrsm2Info(info: bsrsm2Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyBsrsv2Info(info: bsrsv2Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyColorInfo(info: cusparseColorInfo_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsric02Info(info: csric02Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsrilu02Info(info: csrilu02Info_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t) -> ();
    fn cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t) -> ();
    fn cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t) -> ();
    fn cusparseDestroyMatDescr(descrA: cusparseMatDescr_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDestroyPruneInfo(info: pruneInfo_t) -> ();
    fn cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t) -> ();
    fn cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    fn cusparseDgebsr2gebsc(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        bscVal: CuPtr<f64>,
        bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<f64>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f64>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDimC: i32,
        colBlockDimC: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f64>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        rowBlockDimC: i32,
        colBlockDimC: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgemvi(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f64>,
        A: CuPtr<f64>,
        lda: i32,
        nnz: i32,
        xVal: CuPtr<f64>,
        xInd: CuPtr<i32>,
        beta: Scalar<'_, f64>,
        y: CuPtr<f64>,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDgemvi_bufferSize(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        nnz: i32,
    ) -> i32;
    fn cusparseDgpsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<f64>,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        dw: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<f64>,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        dw: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
    ) -> usize;
    fn cusparseDgtsv2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        B: CuPtr<f64>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgtsv2StridedBatch(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
        batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
        batchStride: i32,
    ) -> usize;
    fn cusparseDgtsv2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        B: CuPtr<f64>,
        ldb: i32,
    ) -> usize;
    fn cusparseDgtsv2_nopivot(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        B: CuPtr<f64>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        B: CuPtr<f64>,
        ldb: i32,
    ) -> usize;
    fn cusparseDgtsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseDgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<f64>,
        d: CuPtr<f64>,
        du: CuPtr<f64>,
        x: CuPtr<f64>,
        batchCount: i32,
    ) -> usize;
    fn cusparseDnMatGet(
        dnMatDescr: cusparseDnMatDescr_t,
    ) -> (i64, i64, i64, *mut c_void, runtime::cudaDataType, cusparseOrder_t);
    fn cusparseDnMatGetStridedBatch(dnMatDescr: cusparseConstDnMatDescr_t) -> (i32, i64);
    fn cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t) -> *mut c_void;
    fn cusparseDnMatSetStridedBatch(
        dnMatDescr: cusparseDnMatDescr_t,
        batchCount: i32,
        batchStride: i64,
    ) -> ();
    fn cusparseDnMatSetValues(
        dnMatDescr: cusparseDnMatDescr_t,
        values: CuPtr<c_void>,
    ) -> ();
    fn cusparseDnVecGet(
        dnVecDescr: cusparseDnVecDescr_t,
    ) -> (i64, *mut c_void, runtime::cudaDataType);
    fn cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t) -> *mut c_void;
    fn cusparseDnVecSetValues(
        dnVecDescr: cusparseDnVecDescr_t,
        values: CuPtr<c_void>,
    ) -> ();
    fn cusparseDnnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        A: CuPtr<f64>,
        lda: i32,
        nnzPerRowCol: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDnnz_compress(
        handle: cusparseHandle_t,
        m: i32,
        descr: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzPerRow: CuPtr<i32>,
        nnzC: ScalarMut<'_, i32>,
        tol: f64,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrNnz(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csrNnzByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneCsr2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f64>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrNnz(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csrNnzByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDpruneDense2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f64>,
        lda: i32,
        threshold: Scalar<'_, f64>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f64>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    fn cusparseGather(
        handle: cusparseHandle_t,
        vecY: cusparseConstDnVecDescr_t,
        vecX: cusparseSpVecDescr_t,
    ) -> ();
    fn cusparseGetPointerMode(handle: cusparseHandle_t) -> cusparsePointerMode_t;
    fn cusparseGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cusparseGetStream(handle: cusparseHandle_t) -> runtime::cudaStream_t;
    fn cusparseGetVersion(handle: cusparseHandle_t) -> i32;
    fn cusparseLoggerForceDisable() -> ();
    fn cusparseLoggerOpenFile(logFile: &CStr) -> ();
    fn cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t) -> ();
    fn cusparseLoggerSetFile(file: *mut FILE) -> ();
    fn cusparseLoggerSetLevel(level: i32) -> ();
    fn cusparseLoggerSetMask(mask: i32) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseRot(
        handle: cusparseHandle_t,
        c_coeff: AnyScalar,
        s_coeff: AnyScalar,
        vecX: cusparseSpVecDescr_t,
        vecY: cusparseDnVecDescr_t,
    ) -> ();
    fn cusparseSDDMM(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSDDMMAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSDDMM_bufferSize(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSDDMMAlg_t,
    ) -> usize;
    fn cusparseSDDMM_preprocess(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstDnMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSDDMMAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsric02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: bsrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrmm(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transB: cusparseOperation_t,
        mb: i32,
        n: i32,
        kb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32,
        B: CuPtr<f32>,
        ldb: i32,
        beta: Scalar<'_, f32>,
        C: CuPtr<f32>,
        ldc: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsm2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        B: CuPtr<f32>,
        ldb: i32,
        X: CuPtr<f32>,
        ldx: i32,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrsv2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        f: CuPtr<f32>,
        x: CuPtr<f32>,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrxmv(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        sizeOfMask: i32,
        mb: i32,
        nb: i32,
        nnzb: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedMaskPtrA: CuPtr<i32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        x: CuPtr<f32>,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
    ) -> ();
    fn cusparseScatter(
        handle: cusparseHandle_t,
        vecX: cusparseConstSpVecDescr_t,
        vecY: cusparseDnVecDescr_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2bsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f32>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2csr_compress(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedColIndA: CuPtr<i32>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzA: i32,
        nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<f32>,
        csrSortedColIndC: CuPtr<i32>,
        csrSortedRowPtrC: CuPtr<i32>,
        tol: f32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsr2csru(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseScsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f32>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseScsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrcolor(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f32>,
        ncolors: ScalarMut<'_, i32>,
        coloring: CuPtr<i32>,
        reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    fn cusparseScsrgeam2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, f32>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<f32>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseScsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, f32>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<f32>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsric02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: csrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, f32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsru2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseScsru2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<f32>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
    ) -> usize;
    fn cusparseSetMatDiagType(
        descrA: cusparseMatDescr_t,
        diagType: cusparseDiagType_t,
    ) -> ();
    fn cusparseSetMatFillMode(
        descrA: cusparseMatDescr_t,
        fillMode: cusparseFillMode_t,
    ) -> ();
    fn cusparseSetMatIndexBase(
        descrA: cusparseMatDescr_t,
        base: cusparseIndexBase_t,
    ) -> ();
    fn cusparseSetMatType(
        descrA: cusparseMatDescr_t,
        r#type: cusparseMatrixType_t,
    ) -> ();
    fn cusparseSetPointerMode(
        handle: cusparseHandle_t,
        mode: cusparsePointerMode_t,
    ) -> ();
    fn cusparseSetStream(
        handle: cusparseHandle_t,
        streamId: runtime::cudaStream_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    fn cusparseSgebsr2gebsc(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        bscVal: CuPtr<f32>,
        bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<f32>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<f32>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDimC: i32,
        colBlockDimC: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<f32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        rowBlockDimC: i32,
        colBlockDimC: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgemvi(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, f32>,
        A: CuPtr<f32>,
        lda: i32,
        nnz: i32,
        xVal: CuPtr<f32>,
        xInd: CuPtr<i32>,
        beta: Scalar<'_, f32>,
        y: CuPtr<f32>,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSgemvi_bufferSize(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        nnz: i32,
    ) -> i32;
    fn cusparseSgpsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<f32>,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        dw: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<f32>,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        dw: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
    ) -> usize;
    fn cusparseSgtsv2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        B: CuPtr<f32>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgtsv2StridedBatch(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
        batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
        batchStride: i32,
    ) -> usize;
    fn cusparseSgtsv2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        B: CuPtr<f32>,
        ldb: i32,
    ) -> usize;
    fn cusparseSgtsv2_nopivot(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        B: CuPtr<f32>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        B: CuPtr<f32>,
        ldb: i32,
    ) -> usize;
    fn cusparseSgtsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<f32>,
        d: CuPtr<f32>,
        du: CuPtr<f32>,
        x: CuPtr<f32>,
        batchCount: i32,
    ) -> usize;
    fn cusparseSnnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        A: CuPtr<f32>,
        lda: i32,
        nnzPerRowCol: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSnnz_compress(
        handle: cusparseHandle_t,
        m: i32,
        descr: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzPerRow: CuPtr<i32>,
        nnzC: ScalarMut<'_, i32>,
        tol: f32,
    ) -> ();
    fn cusparseSpGEMM_compute(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize2: usize,
        externalBuffer2: CuPtr<c_void>,
    ) -> usize;
    fn cusparseSpGEMM_copy(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
    ) -> ();
    fn cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t;
    fn cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t) -> ();
    fn cusparseSpGEMM_estimateMemory(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        chunk_fraction: f32,
        bufferSize3: usize,
        externalBuffer3: CuPtr<c_void>,
    ) -> (usize, usize);
    fn cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t) -> i64;
    fn cusparseSpGEMM_workEstimation(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        beta: AnyScalar,
        matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize1: usize,
        externalBuffer1: CuPtr<c_void>,
    ) -> usize;
    fn cusparseSpMM(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMMAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpMM_bufferSize(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMMAlg_t,
    ) -> usize;
    fn cusparseSpMM_preprocess(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        beta: AnyScalar,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMMAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpMV(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        beta: AnyScalar,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMVAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpMV_bufferSize(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        beta: AnyScalar,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMVAlg_t,
    ) -> usize;
    fn cusparseSpMV_preprocess(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        beta: AnyScalar,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpMVAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpMatGetFormat(spMatDescr: cusparseConstSpMatDescr_t) -> cusparseFormat_t;
    fn cusparseSpMatGetIndexBase(
        spMatDescr: cusparseConstSpMatDescr_t,
    ) -> cusparseIndexBase_t;
    fn cusparseSpMatGetSize(spMatDescr: cusparseConstSpMatDescr_t) -> (i64, i64, i64);
    fn cusparseSpMatGetStridedBatch(spMatDescr: cusparseConstSpMatDescr_t) -> i32;
    fn cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t) -> *mut c_void;
    fn cusparseSpMatSetValues(
        spMatDescr: cusparseSpMatDescr_t,
        values: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpSM_analysis(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSMAlg_t,
        spsmDescr: cusparseSpSMDescr_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpSM_bufferSize(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSMAlg_t,
        spsmDescr: cusparseSpSMDescr_t,
    ) -> usize;
    fn cusparseSpSM_createDescr() -> cusparseSpSMDescr_t;
    fn cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t) -> ();
    fn cusparseSpSM_solve(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t,
        matC: cusparseDnMatDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSMAlg_t,
        spsmDescr: cusparseSpSMDescr_t,
    ) -> ();
    fn cusparseSpSM_updateMatrix(
        handle: cusparseHandle_t,
        spsmDescr: cusparseSpSMDescr_t,
        newValues: CuPtr<c_void>,
        updatePart: cusparseSpSMUpdate_t,
    ) -> ();
    fn cusparseSpSV_analysis(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t,
        spsvDescr: cusparseSpSVDescr_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSpSV_bufferSize(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t,
        spsvDescr: cusparseSpSVDescr_t,
    ) -> usize;
    fn cusparseSpSV_createDescr() -> cusparseSpSVDescr_t;
    fn cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t) -> ();
    fn cusparseSpSV_solve(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t,
        vecX: cusparseConstDnVecDescr_t,
        vecY: cusparseDnVecDescr_t,
        computeType: runtime::cudaDataType,
        alg: cusparseSpSVAlg_t,
        spsvDescr: cusparseSpSVDescr_t,
    ) -> ();
    fn cusparseSpSV_updateMatrix(
        handle: cusparseHandle_t,
        spsvDescr: cusparseSpSVDescr_t,
        newValues: CuPtr<c_void>,
        updatePart: cusparseSpSVUpdate_t,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpVV<T: Output>(
        handle: cusparseHandle_t,
        opX: cusparseOperation_t,
        vecX: cusparseConstSpVecDescr_t,
        vecY: cusparseConstDnVecDescr_t,
        result: ScalarMut<'_, T>,
        computeType: runtime::cudaDataType,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpVV_bufferSize(
        handle: cusparseHandle_t,
        opX: cusparseOperation_t,
        vecX: cusparseConstSpVecDescr_t,
        vecY: cusparseConstDnVecDescr_t,
        result: *const c_void,
        computeType: runtime::cudaDataType,
    ) -> usize;
    fn cusparseSpVecGet(
        spVecDescr: cusparseSpVecDescr_t,
    ) -> (
        i64,
        i64,
        *mut c_void,
        *mut c_void,
        cusparseIndexType_t,
        cusparseIndexBase_t,
        runtime::cudaDataType,
    );
    fn cusparseSpVecGetIndexBase(
        spVecDescr: cusparseConstSpVecDescr_t,
    ) -> cusparseIndexBase_t;
    fn cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t) -> *mut c_void;
    fn cusparseSpVecSetValues(
        spVecDescr: cusparseSpVecDescr_t,
        values: CuPtr<c_void>,
    ) -> ();
    fn cusparseSparseToDense(
        handle: cusparseHandle_t,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseDnMatDescr_t,
        alg: cusparseSparseToDenseAlg_t,
        externalBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseSparseToDense_bufferSize(
        handle: cusparseHandle_t,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseDnMatDescr_t,
        alg: cusparseSparseToDenseAlg_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrNnz(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csrNnzByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneCsr2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnzA: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<f32>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrByPercentage_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        info: pruneInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrNnz(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csrNnzByPercentage(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        percentage: f32,
        descrC: cusparseMatDescr_t,
        csrRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        info: pruneInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpruneDense2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        A: CuPtr<f32>,
        lda: i32,
        threshold: Scalar<'_, f32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<f32>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsric02_zeroPivot(
        handle: cusparseHandle_t,
        info: bsric02Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrilu02_zeroPivot(
        handle: cusparseHandle_t,
        info: bsrilu02Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrsm2_zeroPivot(
        handle: cusparseHandle_t,
        info: bsrsm2Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXbsrsv2_zeroPivot(
        handle: cusparseHandle_t,
        info: bsrsv2Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    fn cusparseXcoo2csr(
        handle: cusparseHandle_t,
        cooRowInd: CuPtr<i32>,
        nnz: i32,
        m: i32,
        csrSortedRowPtr: CuPtr<i32>,
        idxBase: cusparseIndexBase_t,
    ) -> ();
    fn cusparseXcoosortByColumn(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        cooRowsA: CuPtr<i32>,
        cooColsA: CuPtr<i32>,
        P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseXcoosortByRow(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        cooRowsA: CuPtr<i32>,
        cooColsA: CuPtr<i32>,
        P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseXcoosort_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        cooRowsA: CuPtr<i32>,
        cooColsA: CuPtr<i32>,
    ) -> usize;
    fn cusparseXcscsort(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        cscColPtrA: CuPtr<i32>,
        cscRowIndA: CuPtr<i32>,
        P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseXcscsort_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        cscColPtrA: CuPtr<i32>,
        cscRowIndA: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsr2bsrNnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    fn cusparseXcsr2coo(
        handle: cusparseHandle_t,
        csrSortedRowPtr: CuPtr<i32>,
        nnz: i32,
        m: i32,
        cooRowInd: CuPtr<i32>,
        idxBase: cusparseIndexBase_t,
    ) -> ();
    fn cusparseXcsr2gebsrNnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        bsrSortedRowPtrC: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseXcsrgeam2Nnz(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedRowPtrC: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        workspace: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsric02_zeroPivot(
        handle: cusparseHandle_t,
        info: csric02Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXcsrilu02_zeroPivot(
        handle: cusparseHandle_t,
        info: csrilu02Info_t,
        position: ScalarMut<'_, i32>,
    ) -> ();
    fn cusparseXcsrsort(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
        P: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseXcsrsort_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrRowPtrA: CuPtr<i32>,
        csrColIndA: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseXgebsr2gebsrNnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedRowPtrC: CuPtr<i32>,
        rowBlockDimC: i32,
        colBlockDimC: i32,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
        policy: cusparseSolvePolicy_t,
        pInputBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsric02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockDim: i32,
        info: bsrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: bsrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrmm(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transB: cusparseOperation_t,
        mb: i32,
        n: i32,
        kb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockSize: i32,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        C: CuPtr<runtime::cuDoubleComplex>,
        ldc: i32,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsm2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        transXY: cusparseOperation_t,
        mb: i32,
        n: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        blockSize: i32,
        info: bsrsm2Info_t,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        X: CuPtr<runtime::cuDoubleComplex>,
        ldx: i32,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_analysis(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrsv2_solve(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        mb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        info: bsrsv2Info_t,
        f: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrxmv(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        transA: cusparseOperation_t,
        sizeOfMask: i32,
        mb: i32,
        nb: i32,
        nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedMaskPtrA: CuPtr<i32>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedEndPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        x: CuPtr<runtime::cuDoubleComplex>,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2bsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        blockDim: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2csr_compress(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedColIndA: CuPtr<i32>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzA: i32,
        nnzPerRow: CuPtr<i32>,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedColIndC: CuPtr<i32>,
        csrSortedRowPtrC: CuPtr<i32>,
        tol: runtime::cuDoubleComplex,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsr2csru(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZcsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZcsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrcolor(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        fractionToColor: Scalar<'_, f64>,
        ncolors: ScalarMut<'_, i32>,
        coloring: CuPtr<i32>,
        reordering: CuPtr<i32>,
        info: cusparseColorInfo_t,
    ) -> ();
    fn cusparseZcsrgeam2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZcsrgeam2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        descrA: cusparseMatDescr_t,
        nnzA: i32,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        descrB: cusparseMatDescr_t,
        nnzB: i32,
        csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrB: CuPtr<i32>,
        csrSortedColIndB: CuPtr<i32>,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsric02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csric02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_analysis(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
        policy: cusparseSolvePolicy_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_bufferSize(
        handle: cusparseHandle_t,
        m: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        csrSortedColIndA: CuPtr<i32>,
        info: csrilu02Info_t,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsrilu02_numericBoost(
        handle: cusparseHandle_t,
        info: csrilu02Info_t,
        enable_boost: i32,
        tol: Scalar<'_, f64>,
        boost_val: Scalar<'_, runtime::cuDoubleComplex>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsru2csr(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        descrA: cusparseMatDescr_t,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZcsru2csr_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        nnz: i32,
        csrVal: CuPtr<runtime::cuDoubleComplex>,
        csrRowPtr: CuPtr<i32>,
        csrColInd: CuPtr<i32>,
        info: csru2csrInfo_t,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2csr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        descrC: cusparseMatDescr_t,
        csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrC: CuPtr<i32>,
        csrSortedColIndC: CuPtr<i32>,
    ) -> ();
    fn cusparseZgebsr2gebsc(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
        bscVal: CuPtr<runtime::cuDoubleComplex>,
        bscRowInd: CuPtr<i32>,
        bscColPtr: CuPtr<i32>,
        copyValues: cusparseAction_t,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgebsr2gebsc_bufferSize(
        handle: cusparseHandle_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtr: CuPtr<i32>,
        bsrSortedColInd: CuPtr<i32>,
        rowBlockDim: i32,
        colBlockDim: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2gebsr(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        descrC: cusparseMatDescr_t,
        bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrC: CuPtr<i32>,
        bsrSortedColIndC: CuPtr<i32>,
        rowBlockDimC: i32,
        colBlockDimC: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgebsr2gebsr_bufferSize(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        mb: i32,
        nb: i32,
        nnzb: i32,
        descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>,
        rowBlockDimA: i32,
        colBlockDimA: i32,
        rowBlockDimC: i32,
        colBlockDimC: i32,
    ) -> i32;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgemvi(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        nnz: i32,
        xVal: CuPtr<runtime::cuDoubleComplex>,
        xInd: CuPtr<i32>,
        beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
        idxBase: cusparseIndexBase_t,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZgemvi_bufferSize(
        handle: cusparseHandle_t,
        transA: cusparseOperation_t,
        m: i32,
        n: i32,
        nnz: i32,
    ) -> i32;
    fn cusparseZgpsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<runtime::cuDoubleComplex>,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        dw: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgpsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        ds: CuPtr<runtime::cuDoubleComplex>,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        dw: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
    ) -> usize;
    fn cusparseZgtsv2(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgtsv2StridedBatch(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
        batchStride: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgtsv2StridedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
        batchStride: i32,
    ) -> usize;
    fn cusparseZgtsv2_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
    ) -> usize;
    fn cusparseZgtsv2_nopivot(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgtsv2_nopivot_bufferSizeExt(
        handle: cusparseHandle_t,
        m: i32,
        n: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        B: CuPtr<runtime::cuDoubleComplex>,
        ldb: i32,
    ) -> usize;
    fn cusparseZgtsvInterleavedBatch(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
        pBuffer: CuPtr<c_void>,
    ) -> ();
    fn cusparseZgtsvInterleavedBatch_bufferSizeExt(
        handle: cusparseHandle_t,
        algo: i32,
        m: i32,
        dl: CuPtr<runtime::cuDoubleComplex>,
        d: CuPtr<runtime::cuDoubleComplex>,
        du: CuPtr<runtime::cuDoubleComplex>,
        x: CuPtr<runtime::cuDoubleComplex>,
        batchCount: i32,
    ) -> usize;
    fn cusparseZnnz(
        handle: cusparseHandle_t,
        dirA: cusparseDirection_t,
        m: i32,
        n: i32,
        descrA: cusparseMatDescr_t,
        A: CuPtr<runtime::cuDoubleComplex>,
        lda: i32,
        nnzPerRowCol: CuPtr<i32>,
        nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZnnz_compress(
        handle: cusparseHandle_t,
        m: i32,
        descr: cusparseMatDescr_t,
        csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
        csrSortedRowPtrA: CuPtr<i32>,
        nnzPerRow: CuPtr<i32>,
        nnzC: ScalarMut<'_, i32>,
        tol: runtime::cuDoubleComplex,
    ) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
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

/// As [`cusparseSpMatGetAttribute`](raw::cusparseSpMatGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cusparseSpMatGetAttribute<T: AttributeValue<C>, C: Output>(
    spMatDescr: cusparseConstSpMatDescr_t,
    attribute: Key<cusparseSpMatAttribute_t, T, C>,
) -> Result<T, crate::Error<cusparseStatus_t>> {
    crate::support::checked(
            called!(CUSPARSE, cusparseSpMatGetAttribute),
            unsafe {
                raw::cusparseSpMatGetAttribute::<C>(spMatDescr, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cusparseSpMatSetAttribute`](raw::cusparseSpMatSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cusparseSpMatSetAttribute<T: AttributeValue<C>, C: Input>(
    spMatDescr: cusparseSpMatDescr_t,
    attribute: Key<cusparseSpMatAttribute_t, T, C>,
    data: T,
) -> Result<(), crate::Error<cusparseStatus_t>> {
    crate::support::checked(
        called!(CUSPARSE, cusparseSpMatSetAttribute),
        unsafe {
            raw::cusparseSpMatSetAttribute::<
                C,
            >(spMatDescr, attribute.selector(), &data.into_c())
        },
    )
}
