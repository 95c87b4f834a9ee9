//! The contents of `cubind.cuda12.cusparse`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cusparse::{both, only12, slots};
use crate::support::prelude::*;
use crate::tables::{cusparse, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSPARSE of CUDA 12",
        &["libcusparse.so.12"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cusparse/lib"],
        "cusparse",
        &[],
    )
    .installed_by(&["nvidia-cusparse-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cusparseAxpby, None, ""),
        (slots::cusparseBlockedEllGet, None, ""),
        (slots::cusparseBsrSetStridedBatch, None, "12.1"),
        (slots::cusparseCbsr2csr, None, ""),
        (slots::cusparseCbsric02, None, ""),
        (slots::cusparseCbsric02_analysis, None, ""),
        (slots::cusparseCbsric02_bufferSize, None, ""),
        (slots::cusparseCbsric02_bufferSizeExt, None, ""),
        (slots::cusparseCbsrilu02, None, ""),
        (slots::cusparseCbsrilu02_analysis, None, ""),
        (slots::cusparseCbsrilu02_bufferSize, None, ""),
        (slots::cusparseCbsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseCbsrilu02_numericBoost, None, ""),
        (slots::cusparseCbsrmm, None, ""),
        (slots::cusparseCbsrmv, None, ""),
        (slots::cusparseCbsrsm2_analysis, None, ""),
        (slots::cusparseCbsrsm2_bufferSize, None, ""),
        (slots::cusparseCbsrsm2_bufferSizeExt, None, ""),
        (slots::cusparseCbsrsm2_solve, None, ""),
        (slots::cusparseCbsrsv2_analysis, None, ""),
        (slots::cusparseCbsrsv2_bufferSize, None, ""),
        (slots::cusparseCbsrsv2_bufferSizeExt, None, ""),
        (slots::cusparseCbsrsv2_solve, None, ""),
        (slots::cusparseCbsrxmv, None, ""),
        (slots::cusparseCcsr2bsr, None, ""),
        (slots::cusparseCcsr2csr_compress, None, ""),
        (slots::cusparseCcsr2csru, None, ""),
        (slots::cusparseCcsr2gebsr, None, ""),
        (slots::cusparseCcsr2gebsr_bufferSize, None, ""),
        (slots::cusparseCcsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseCcsrcolor, None, ""),
        (slots::cusparseCcsrgeam2, None, ""),
        (slots::cusparseCcsrgeam2_bufferSizeExt, None, ""),
        (slots::cusparseCcsric02, None, ""),
        (slots::cusparseCcsric02_analysis, None, ""),
        (slots::cusparseCcsric02_bufferSize, None, ""),
        (slots::cusparseCcsric02_bufferSizeExt, None, ""),
        (slots::cusparseCcsrilu02, None, ""),
        (slots::cusparseCcsrilu02_analysis, None, ""),
        (slots::cusparseCcsrilu02_bufferSize, None, ""),
        (slots::cusparseCcsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseCcsrilu02_numericBoost, None, ""),
        (slots::cusparseCcsru2csr, None, ""),
        (slots::cusparseCcsru2csr_bufferSizeExt, None, ""),
        (slots::cusparseCgebsr2csr, None, ""),
        (slots::cusparseCgebsr2gebsc, None, ""),
        (slots::cusparseCgebsr2gebsc_bufferSize, None, ""),
        (slots::cusparseCgebsr2gebsc_bufferSizeExt, None, ""),
        (slots::cusparseCgebsr2gebsr, None, ""),
        (slots::cusparseCgebsr2gebsr_bufferSize, None, ""),
        (slots::cusparseCgebsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseCgemvi, None, ""),
        (slots::cusparseCgemvi_bufferSize, None, ""),
        (slots::cusparseCgpsvInterleavedBatch, None, ""),
        (slots::cusparseCgpsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseCgtsv2, None, ""),
        (slots::cusparseCgtsv2StridedBatch, None, ""),
        (slots::cusparseCgtsv2StridedBatch_bufferSizeExt, None, ""),
        (slots::cusparseCgtsv2_bufferSizeExt, None, ""),
        (slots::cusparseCgtsv2_nopivot, None, ""),
        (slots::cusparseCgtsv2_nopivot_bufferSizeExt, None, ""),
        (slots::cusparseCgtsvInterleavedBatch, None, ""),
        (slots::cusparseCgtsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseCnnz, None, ""),
        (slots::cusparseCnnz_compress, None, ""),
        (slots::cusparseConstBlockedEllGet, None, ""),
        (slots::cusparseConstCooGet, None, ""),
        (slots::cusparseConstCscGet, None, ""),
        (slots::cusparseConstCsrGet, None, ""),
        (slots::cusparseConstDnMatGet, None, ""),
        (slots::cusparseConstDnMatGetValues, None, ""),
        (slots::cusparseConstDnVecGet, None, ""),
        (slots::cusparseConstDnVecGetValues, None, ""),
        (slots::cusparseConstSpMatGetValues, None, ""),
        (slots::cusparseConstSpVecGet, None, ""),
        (slots::cusparseConstSpVecGetValues, None, ""),
        (slots::cusparseCooGet, None, ""),
        (slots::cusparseCooSetPointers, None, ""),
        (slots::cusparseCooSetStridedBatch, None, ""),
        (slots::cusparseCreate, None, ""),
        (slots::cusparseCreateBlockedEll, None, ""),
        (slots::cusparseCreateBsr, None, "12.1"),
        (slots::cusparseCreateBsric02Info, None, ""),
        (slots::cusparseCreateBsrilu02Info, None, ""),
        (slots::cusparseCreateBsrsm2Info, None, ""),
        (slots::cusparseCreateBsrsv2Info, None, ""),
        (slots::cusparseCreateColorInfo, None, ""),
        (slots::cusparseCreateConstBlockedEll, None, ""),
        (slots::cusparseCreateConstBsr, None, "12.1"),
        (slots::cusparseCreateConstCoo, None, ""),
        (slots::cusparseCreateConstCsc, None, ""),
        (slots::cusparseCreateConstCsr, None, ""),
        (slots::cusparseCreateConstDnMat, None, ""),
        (slots::cusparseCreateConstDnVec, None, ""),
        (slots::cusparseCreateConstSlicedEll, None, "12.1"),
        (slots::cusparseCreateConstSpVec, None, ""),
        (slots::cusparseCreateCoo, None, ""),
        (slots::cusparseCreateCsc, None, ""),
        (slots::cusparseCreateCsr, None, ""),
        (slots::cusparseCreateCsric02Info, None, ""),
        (slots::cusparseCreateCsrilu02Info, None, ""),
        (slots::cusparseCreateCsru2csrInfo, None, ""),
        (slots::cusparseCreateDnMat, None, ""),
        (slots::cusparseCreateDnVec, None, ""),
        (slots::cusparseCreateIdentityPermutation, None, ""),
        (slots::cusparseCreateMatDescr, None, ""),
        (slots::cusparseCreatePruneInfo, None, ""),
        (slots::cusparseCreateSlicedEll, None, "12.1"),
        (slots::cusparseCreateSpVec, None, ""),
        (slots::cusparseCscGet, None, ""),
        (slots::cusparseCscSetPointers, None, ""),
        (slots::cusparseCsr2cscEx2, None, ""),
        (slots::cusparseCsr2cscEx2_bufferSize, None, ""),
        (slots::cusparseCsrGet, None, ""),
        (slots::cusparseCsrSetPointers, None, ""),
        (slots::cusparseCsrSetStridedBatch, None, ""),
        (slots::cusparseDbsr2csr, None, ""),
        (slots::cusparseDbsric02, None, ""),
        (slots::cusparseDbsric02_analysis, None, ""),
        (slots::cusparseDbsric02_bufferSize, None, ""),
        (slots::cusparseDbsric02_bufferSizeExt, None, ""),
        (slots::cusparseDbsrilu02, None, ""),
        (slots::cusparseDbsrilu02_analysis, None, ""),
        (slots::cusparseDbsrilu02_bufferSize, None, ""),
        (slots::cusparseDbsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseDbsrilu02_numericBoost, None, ""),
        (slots::cusparseDbsrmm, None, ""),
        (slots::cusparseDbsrmv, None, ""),
        (slots::cusparseDbsrsm2_analysis, None, ""),
        (slots::cusparseDbsrsm2_bufferSize, None, ""),
        (slots::cusparseDbsrsm2_bufferSizeExt, None, ""),
        (slots::cusparseDbsrsm2_solve, None, ""),
        (slots::cusparseDbsrsv2_analysis, None, ""),
        (slots::cusparseDbsrsv2_bufferSize, None, ""),
        (slots::cusparseDbsrsv2_bufferSizeExt, None, ""),
        (slots::cusparseDbsrsv2_solve, None, ""),
        (slots::cusparseDbsrxmv, None, ""),
        (slots::cusparseDcsr2bsr, None, ""),
        (slots::cusparseDcsr2csr_compress, None, ""),
        (slots::cusparseDcsr2csru, None, ""),
        (slots::cusparseDcsr2gebsr, None, ""),
        (slots::cusparseDcsr2gebsr_bufferSize, None, ""),
        (slots::cusparseDcsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseDcsrcolor, None, ""),
        (slots::cusparseDcsrgeam2, None, ""),
        (slots::cusparseDcsrgeam2_bufferSizeExt, None, ""),
        (slots::cusparseDcsric02, None, ""),
        (slots::cusparseDcsric02_analysis, None, ""),
        (slots::cusparseDcsric02_bufferSize, None, ""),
        (slots::cusparseDcsric02_bufferSizeExt, None, ""),
        (slots::cusparseDcsrilu02, None, ""),
        (slots::cusparseDcsrilu02_analysis, None, ""),
        (slots::cusparseDcsrilu02_bufferSize, None, ""),
        (slots::cusparseDcsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseDcsrilu02_numericBoost, None, ""),
        (slots::cusparseDcsru2csr, None, ""),
        (slots::cusparseDcsru2csr_bufferSizeExt, None, ""),
        (slots::cusparseDenseToSparse_analysis, None, ""),
        (slots::cusparseDenseToSparse_bufferSize, None, ""),
        (slots::cusparseDenseToSparse_convert, None, ""),
        (slots::cusparseDestroy, None, ""),
        (slots::cusparseDestroyBsric02Info, None, ""),
        (slots::cusparseDestroyBsrilu02Info, None, ""),
        (slots::cusparseDestroyBsrsm2Info, None, ""),
        (slots::cusparseDestroyBsrsv2Info, None, ""),
        (slots::cusparseDestroyColorInfo, None, ""),
        (slots::cusparseDestroyCsric02Info, None, ""),
        (slots::cusparseDestroyCsrilu02Info, None, ""),
        (slots::cusparseDestroyCsru2csrInfo, None, ""),
        (slots::cusparseDestroyDnMat, None, ""),
        (slots::cusparseDestroyDnVec, None, ""),
        (slots::cusparseDestroyMatDescr, None, ""),
        (slots::cusparseDestroyPruneInfo, None, ""),
        (slots::cusparseDestroySpMat, None, ""),
        (slots::cusparseDestroySpVec, None, ""),
        (slots::cusparseDgebsr2csr, None, ""),
        (slots::cusparseDgebsr2gebsc, None, ""),
        (slots::cusparseDgebsr2gebsc_bufferSize, None, ""),
        (slots::cusparseDgebsr2gebsc_bufferSizeExt, None, ""),
        (slots::cusparseDgebsr2gebsr, None, ""),
        (slots::cusparseDgebsr2gebsr_bufferSize, None, ""),
        (slots::cusparseDgebsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseDgemvi, None, ""),
        (slots::cusparseDgemvi_bufferSize, None, ""),
        (slots::cusparseDgpsvInterleavedBatch, None, ""),
        (slots::cusparseDgpsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseDgtsv2, None, ""),
        (slots::cusparseDgtsv2StridedBatch, None, ""),
        (slots::cusparseDgtsv2StridedBatch_bufferSizeExt, None, ""),
        (slots::cusparseDgtsv2_bufferSizeExt, None, ""),
        (slots::cusparseDgtsv2_nopivot, None, ""),
        (slots::cusparseDgtsv2_nopivot_bufferSizeExt, None, ""),
        (slots::cusparseDgtsvInterleavedBatch, None, ""),
        (slots::cusparseDgtsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseDnMatGet, None, ""),
        (slots::cusparseDnMatGetStridedBatch, None, ""),
        (slots::cusparseDnMatGetValues, None, ""),
        (slots::cusparseDnMatSetStridedBatch, None, ""),
        (slots::cusparseDnMatSetValues, None, ""),
        (slots::cusparseDnVecGet, None, ""),
        (slots::cusparseDnVecGetValues, None, ""),
        (slots::cusparseDnVecSetValues, None, ""),
        (slots::cusparseDnnz, None, ""),
        (slots::cusparseDnnz_compress, None, ""),
        (slots::cusparseDpruneCsr2csr, None, ""),
        (slots::cusparseDpruneCsr2csrByPercentage, None, ""),
        (slots::cusparseDpruneCsr2csrByPercentage_bufferSizeExt, None, ""),
        (slots::cusparseDpruneCsr2csrNnz, None, ""),
        (slots::cusparseDpruneCsr2csrNnzByPercentage, None, ""),
        (slots::cusparseDpruneCsr2csr_bufferSizeExt, None, ""),
        (slots::cusparseDpruneDense2csr, None, ""),
        (slots::cusparseDpruneDense2csrByPercentage, None, ""),
        (slots::cusparseDpruneDense2csrByPercentage_bufferSizeExt, None, ""),
        (slots::cusparseDpruneDense2csrNnz, None, ""),
        (slots::cusparseDpruneDense2csrNnzByPercentage, None, ""),
        (slots::cusparseDpruneDense2csr_bufferSizeExt, None, ""),
        (slots::cusparseGather, None, ""),
        (slots::cusparseGetColorAlgs, None, ""),
        (slots::cusparseGetErrorName, None, ""),
        (slots::cusparseGetErrorString, None, ""),
        (slots::cusparseGetMatDiagType, None, ""),
        (slots::cusparseGetMatFillMode, None, ""),
        (slots::cusparseGetMatIndexBase, None, ""),
        (slots::cusparseGetMatType, None, ""),
        (slots::cusparseGetPointerMode, None, ""),
        (slots::cusparseGetProperty, None, ""),
        (slots::cusparseGetStream, None, ""),
        (slots::cusparseGetVersion, None, ""),
        (slots::cusparseLoggerForceDisable, None, ""),
        (slots::cusparseLoggerOpenFile, None, ""),
        (slots::cusparseLoggerSetCallback, None, ""),
        (slots::cusparseLoggerSetFile, None, ""),
        (slots::cusparseLoggerSetLevel, None, ""),
        (slots::cusparseLoggerSetMask, None, ""),
        (slots::cusparseRot, None, ""),
        (slots::cusparseSDDMM, None, ""),
        (slots::cusparseSDDMM_bufferSize, None, ""),
        (slots::cusparseSDDMM_preprocess, None, ""),
        (slots::cusparseSbsr2csr, None, ""),
        (slots::cusparseSbsric02, None, ""),
        (slots::cusparseSbsric02_analysis, None, ""),
        (slots::cusparseSbsric02_bufferSize, None, ""),
        (slots::cusparseSbsric02_bufferSizeExt, None, ""),
        (slots::cusparseSbsrilu02, None, ""),
        (slots::cusparseSbsrilu02_analysis, None, ""),
        (slots::cusparseSbsrilu02_bufferSize, None, ""),
        (slots::cusparseSbsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseSbsrilu02_numericBoost, None, ""),
        (slots::cusparseSbsrmm, None, ""),
        (slots::cusparseSbsrmv, None, ""),
        (slots::cusparseSbsrsm2_analysis, None, ""),
        (slots::cusparseSbsrsm2_bufferSize, None, ""),
        (slots::cusparseSbsrsm2_bufferSizeExt, None, ""),
        (slots::cusparseSbsrsm2_solve, None, ""),
        (slots::cusparseSbsrsv2_analysis, None, ""),
        (slots::cusparseSbsrsv2_bufferSize, None, ""),
        (slots::cusparseSbsrsv2_bufferSizeExt, None, ""),
        (slots::cusparseSbsrsv2_solve, None, ""),
        (slots::cusparseSbsrxmv, None, ""),
        (slots::cusparseScatter, None, ""),
        (slots::cusparseScsr2bsr, None, ""),
        (slots::cusparseScsr2csr_compress, None, ""),
        (slots::cusparseScsr2csru, None, ""),
        (slots::cusparseScsr2gebsr, None, ""),
        (slots::cusparseScsr2gebsr_bufferSize, None, ""),
        (slots::cusparseScsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseScsrcolor, None, ""),
        (slots::cusparseScsrgeam2, None, ""),
        (slots::cusparseScsrgeam2_bufferSizeExt, None, ""),
        (slots::cusparseScsric02, None, ""),
        (slots::cusparseScsric02_analysis, None, ""),
        (slots::cusparseScsric02_bufferSize, None, ""),
        (slots::cusparseScsric02_bufferSizeExt, None, ""),
        (slots::cusparseScsrilu02, None, ""),
        (slots::cusparseScsrilu02_analysis, None, ""),
        (slots::cusparseScsrilu02_bufferSize, None, ""),
        (slots::cusparseScsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseScsrilu02_numericBoost, None, ""),
        (slots::cusparseScsru2csr, None, ""),
        (slots::cusparseScsru2csr_bufferSizeExt, None, ""),
        (slots::cusparseSetColorAlgs, None, ""),
        (slots::cusparseSetMatDiagType, None, ""),
        (slots::cusparseSetMatFillMode, None, ""),
        (slots::cusparseSetMatIndexBase, None, ""),
        (slots::cusparseSetMatType, None, ""),
        (slots::cusparseSetPointerMode, None, ""),
        (slots::cusparseSetStream, None, ""),
        (slots::cusparseSgebsr2csr, None, ""),
        (slots::cusparseSgebsr2gebsc, None, ""),
        (slots::cusparseSgebsr2gebsc_bufferSize, None, ""),
        (slots::cusparseSgebsr2gebsc_bufferSizeExt, None, ""),
        (slots::cusparseSgebsr2gebsr, None, ""),
        (slots::cusparseSgebsr2gebsr_bufferSize, None, ""),
        (slots::cusparseSgebsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseSgemvi, None, ""),
        (slots::cusparseSgemvi_bufferSize, None, ""),
        (slots::cusparseSgpsvInterleavedBatch, None, ""),
        (slots::cusparseSgpsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseSgtsv2, None, ""),
        (slots::cusparseSgtsv2StridedBatch, None, ""),
        (slots::cusparseSgtsv2StridedBatch_bufferSizeExt, None, ""),
        (slots::cusparseSgtsv2_bufferSizeExt, None, ""),
        (slots::cusparseSgtsv2_nopivot, None, ""),
        (slots::cusparseSgtsv2_nopivot_bufferSizeExt, None, ""),
        (slots::cusparseSgtsvInterleavedBatch, None, ""),
        (slots::cusparseSgtsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseSnnz, None, ""),
        (slots::cusparseSnnz_compress, None, ""),
        (slots::cusparseSpGEMM_compute, None, ""),
        (slots::cusparseSpGEMM_copy, None, ""),
        (slots::cusparseSpGEMM_createDescr, None, ""),
        (slots::cusparseSpGEMM_destroyDescr, None, ""),
        (slots::cusparseSpGEMM_estimateMemory, None, ""),
        (slots::cusparseSpGEMM_getNumProducts, None, ""),
        (slots::cusparseSpGEMM_workEstimation, None, ""),
        (slots::cusparseSpGEMMreuse_compute, None, ""),
        (slots::cusparseSpGEMMreuse_copy, None, ""),
        (slots::cusparseSpGEMMreuse_nnz, None, ""),
        (slots::cusparseSpGEMMreuse_workEstimation, None, ""),
        (slots::cusparseSpMM, None, ""),
        (slots::cusparseSpMMOp, None, ""),
        (slots::cusparseSpMMOp_createPlan, None, ""),
        (slots::cusparseSpMMOp_destroyPlan, None, ""),
        (slots::cusparseSpMM_bufferSize, None, ""),
        (slots::cusparseSpMM_preprocess, None, ""),
        (slots::cusparseSpMV, None, ""),
        (slots::cusparseSpMV_bufferSize, None, ""),
        (slots::cusparseSpMV_preprocess, None, "12.4"),
        (slots::cusparseSpMatGetAttribute, None, ""),
        (slots::cusparseSpMatGetFormat, None, ""),
        (slots::cusparseSpMatGetIndexBase, None, ""),
        (slots::cusparseSpMatGetSize, None, ""),
        (slots::cusparseSpMatGetStridedBatch, None, ""),
        (slots::cusparseSpMatGetValues, None, ""),
        (slots::cusparseSpMatSetAttribute, None, ""),
        (slots::cusparseSpMatSetValues, None, ""),
        (slots::cusparseSpSM_analysis, None, ""),
        (slots::cusparseSpSM_bufferSize, None, ""),
        (slots::cusparseSpSM_createDescr, None, ""),
        (slots::cusparseSpSM_destroyDescr, None, ""),
        (slots::cusparseSpSM_solve, None, ""),
        (slots::cusparseSpSM_updateMatrix, None, "12.4"),
        (slots::cusparseSpSV_analysis, None, ""),
        (slots::cusparseSpSV_bufferSize, None, ""),
        (slots::cusparseSpSV_createDescr, None, ""),
        (slots::cusparseSpSV_destroyDescr, None, ""),
        (slots::cusparseSpSV_solve, None, ""),
        (slots::cusparseSpSV_updateMatrix, None, "12.1"),
        (slots::cusparseSpVV, None, ""),
        (slots::cusparseSpVV_bufferSize, None, ""),
        (slots::cusparseSpVecGet, None, ""),
        (slots::cusparseSpVecGetIndexBase, None, ""),
        (slots::cusparseSpVecGetValues, None, ""),
        (slots::cusparseSpVecSetValues, None, ""),
        (slots::cusparseSparseToDense, None, ""),
        (slots::cusparseSparseToDense_bufferSize, None, ""),
        (slots::cusparseSpruneCsr2csr, None, ""),
        (slots::cusparseSpruneCsr2csrByPercentage, None, ""),
        (slots::cusparseSpruneCsr2csrByPercentage_bufferSizeExt, None, ""),
        (slots::cusparseSpruneCsr2csrNnz, None, ""),
        (slots::cusparseSpruneCsr2csrNnzByPercentage, None, ""),
        (slots::cusparseSpruneCsr2csr_bufferSizeExt, None, ""),
        (slots::cusparseSpruneDense2csr, None, ""),
        (slots::cusparseSpruneDense2csrByPercentage, None, ""),
        (slots::cusparseSpruneDense2csrByPercentage_bufferSizeExt, None, ""),
        (slots::cusparseSpruneDense2csrNnz, None, ""),
        (slots::cusparseSpruneDense2csrNnzByPercentage, None, ""),
        (slots::cusparseSpruneDense2csr_bufferSizeExt, None, ""),
        (slots::cusparseXbsric02_zeroPivot, None, ""),
        (slots::cusparseXbsrilu02_zeroPivot, None, ""),
        (slots::cusparseXbsrsm2_zeroPivot, None, ""),
        (slots::cusparseXbsrsv2_zeroPivot, None, ""),
        (slots::cusparseXcoo2csr, None, ""),
        (slots::cusparseXcoosortByColumn, None, ""),
        (slots::cusparseXcoosortByRow, None, ""),
        (slots::cusparseXcoosort_bufferSizeExt, None, ""),
        (slots::cusparseXcscsort, None, ""),
        (slots::cusparseXcscsort_bufferSizeExt, None, ""),
        (slots::cusparseXcsr2bsrNnz, None, ""),
        (slots::cusparseXcsr2coo, None, ""),
        (slots::cusparseXcsr2gebsrNnz, None, ""),
        (slots::cusparseXcsrgeam2Nnz, None, ""),
        (slots::cusparseXcsric02_zeroPivot, None, ""),
        (slots::cusparseXcsrilu02_zeroPivot, None, ""),
        (slots::cusparseXcsrsort, None, ""),
        (slots::cusparseXcsrsort_bufferSizeExt, None, ""),
        (slots::cusparseXgebsr2csr, None, ""),
        (slots::cusparseXgebsr2gebsrNnz, None, ""),
        (slots::cusparseZbsr2csr, None, ""),
        (slots::cusparseZbsric02, None, ""),
        (slots::cusparseZbsric02_analysis, None, ""),
        (slots::cusparseZbsric02_bufferSize, None, ""),
        (slots::cusparseZbsric02_bufferSizeExt, None, ""),
        (slots::cusparseZbsrilu02, None, ""),
        (slots::cusparseZbsrilu02_analysis, None, ""),
        (slots::cusparseZbsrilu02_bufferSize, None, ""),
        (slots::cusparseZbsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseZbsrilu02_numericBoost, None, ""),
        (slots::cusparseZbsrmm, None, ""),
        (slots::cusparseZbsrmv, None, ""),
        (slots::cusparseZbsrsm2_analysis, None, ""),
        (slots::cusparseZbsrsm2_bufferSize, None, ""),
        (slots::cusparseZbsrsm2_bufferSizeExt, None, ""),
        (slots::cusparseZbsrsm2_solve, None, ""),
        (slots::cusparseZbsrsv2_analysis, None, ""),
        (slots::cusparseZbsrsv2_bufferSize, None, ""),
        (slots::cusparseZbsrsv2_bufferSizeExt, None, ""),
        (slots::cusparseZbsrsv2_solve, None, ""),
        (slots::cusparseZbsrxmv, None, ""),
        (slots::cusparseZcsr2bsr, None, ""),
        (slots::cusparseZcsr2csr_compress, None, ""),
        (slots::cusparseZcsr2csru, None, ""),
        (slots::cusparseZcsr2gebsr, None, ""),
        (slots::cusparseZcsr2gebsr_bufferSize, None, ""),
        (slots::cusparseZcsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseZcsrcolor, None, ""),
        (slots::cusparseZcsrgeam2, None, ""),
        (slots::cusparseZcsrgeam2_bufferSizeExt, None, ""),
        (slots::cusparseZcsric02, None, ""),
        (slots::cusparseZcsric02_analysis, None, ""),
        (slots::cusparseZcsric02_bufferSize, None, ""),
        (slots::cusparseZcsric02_bufferSizeExt, None, ""),
        (slots::cusparseZcsrilu02, None, ""),
        (slots::cusparseZcsrilu02_analysis, None, ""),
        (slots::cusparseZcsrilu02_bufferSize, None, ""),
        (slots::cusparseZcsrilu02_bufferSizeExt, None, ""),
        (slots::cusparseZcsrilu02_numericBoost, None, ""),
        (slots::cusparseZcsru2csr, None, ""),
        (slots::cusparseZcsru2csr_bufferSizeExt, None, ""),
        (slots::cusparseZgebsr2csr, None, ""),
        (slots::cusparseZgebsr2gebsc, None, ""),
        (slots::cusparseZgebsr2gebsc_bufferSize, None, ""),
        (slots::cusparseZgebsr2gebsc_bufferSizeExt, None, ""),
        (slots::cusparseZgebsr2gebsr, None, ""),
        (slots::cusparseZgebsr2gebsr_bufferSize, None, ""),
        (slots::cusparseZgebsr2gebsr_bufferSizeExt, None, ""),
        (slots::cusparseZgemvi, None, ""),
        (slots::cusparseZgemvi_bufferSize, None, ""),
        (slots::cusparseZgpsvInterleavedBatch, None, ""),
        (slots::cusparseZgpsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseZgtsv2, None, ""),
        (slots::cusparseZgtsv2StridedBatch, None, ""),
        (slots::cusparseZgtsv2StridedBatch_bufferSizeExt, None, ""),
        (slots::cusparseZgtsv2_bufferSizeExt, None, ""),
        (slots::cusparseZgtsv2_nopivot, None, ""),
        (slots::cusparseZgtsv2_nopivot_bufferSizeExt, None, ""),
        (slots::cusparseZgtsvInterleavedBatch, None, ""),
        (slots::cusparseZgtsvInterleavedBatch_bufferSizeExt, None, ""),
        (slots::cusparseZnnz, None, ""),
        (slots::cusparseZnnz_compress, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cusparse",
    name: c"cubind.cuda12.cusparse",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cusparseAxpby",
            both::cusparseAxpby,
            c"cusparseAxpby($self, handle, alpha, vecX, beta, vecY)\n--\n\nY = α·X + β·Y for a sparse X and a dense Y.\n\n``cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalpha : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseSpVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby\n",
        );
    table
        .function(
            c"cusparseBlockedEllGet",
            both::cusparseBlockedEllGet,
            c"cusparseBlockedEllGet($self, spMatDescr)\n--\n\nWrites the size, blocks, arrays and types of a Blocked-ELL matrix.\n\n``cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nellBlockSize : int\nellCols : int\nellColInd : int\nellValue : int\nellIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet\n",
        );
    table
        .function(
            c"cusparseBsrSetStridedBatch",
            both::cusparseBsrSetStridedBatch,
            c"cusparseBsrSetStridedBatch($self, spMatDescr, batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride)\n--\n\nMakes a descriptor stand for a batch of BSR matrices at fixed strides.\n\n``cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nbatchCount : int\noffsetsBatchStride : int\ncolumnsBatchStride : int\nValuesBatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch\n",
        );
    table
        .function(
            c"cusparseCbsr2csr",
            both::cusparseCbsr2csr,
            c"cusparseCbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with square blocks into CSR, single-precision complex.\n\n``cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr\n",
        );
    table
        .function(
            c"cusparseCbsric02",
            both::cusparseCbsric02,
            c"cusparseCbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02\n",
        );
    table
        .function(
            c"cusparseCbsric02_analysis",
            both::cusparseCbsric02_analysis,
            c"cusparseCbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)\n--\n\nAnalyzes a BSR A for incomplete Cholesky (``bsric02``), single-precision complex.\n\n``cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npInputBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis\n",
        );
    table
        .function(
            c"cusparseCbsric02_bufferSize",
            both::cusparseCbsric02_bufferSize,
            c"cusparseCbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, single-precision complex.\n\n``cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseCbsrilu02",
            both::cusparseCbsrilu02,
            c"cusparseCbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02\n",
        );
    table
        .function(
            c"cusparseCbsrilu02_analysis",
            both::cusparseCbsrilu02_analysis,
            c"cusparseCbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a BSR A for incomplete LU (``bsrilu02``), single-precision complex.\n\n``cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseCbsrilu02_bufferSize",
            both::cusparseCbsrilu02_bufferSize,
            c"cusparseCbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of BSR needs, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseCbsrilu02_numericBoost",
            both::cusparseCbsrilu02_numericBoost,
            c"cusparseCbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``bsrilu02``, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseCbsrmm",
            both::cusparseCbsrmm,
            c"cusparseCbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)\n--\n\nC = α·op(A)·op(B) + β·C for a BSR A and dense B and C, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransB : cusparseOperation_t\nmb : int\nn : int\nkb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm\n",
        );
    table
        .function(
            c"cusparseCbsrmv",
            both::cusparseCbsrmv,
            c"cusparseCbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv\n",
        );
    table
        .function(
            c"cusparseCbsrsm2_analysis",
            both::cusparseCbsrsm2_analysis,
            c"cusparseCbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsm2_solve``, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis\n",
        );
    table
        .function(
            c"cusparseCbsrsm2_bufferSize",
            both::cusparseCbsrsm2_bufferSize,
            c"cusparseCbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockSize : int\ninfo : bsrsm2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize\n",
        );
    table
        .function(
            c"cusparseCbsrsm2_solve",
            both::cusparseCbsrsm2_solve,
            c"cusparseCbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)\n--\n\nSolves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldx : int\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve\n",
        );
    table
        .function(
            c"cusparseCbsrsv2_analysis",
            both::cusparseCbsrsv2_analysis,
            c"cusparseCbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsv2_solve``, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis\n",
        );
    table
        .function(
            c"cusparseCbsrsv2_bufferSize",
            both::cusparseCbsrsv2_bufferSize,
            c"cusparseCbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nblockDim : int\ninfo : bsrsv2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize\n",
        );
    table
        .function(
            c"cusparseCbsrsv2_solve",
            both::cusparseCbsrsv2_solve,
            c"cusparseCbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)\n--\n\nSolves op(A)·x = α·f for an analyzed triangular BSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\nf : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve\n",
        );
    table
        .function(
            c"cusparseCbsrxmv",
            both::cusparseCbsrxmv,
            c"cusparseCbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, single-precision complex.\n\n``cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nsizeOfMask : int\nmb : int\nnb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedMaskPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedEndPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv\n",
        );
    table
        .function(
            c"cusparseCcsr2bsr",
            both::cusparseCcsr2bsr,
            c"cusparseCcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)\n--\n\nConverts CSR into BSR with square blocks, single-precision complex.\n\n``cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr\n",
        );
    table
        .function(
            c"cusparseCcsr2csr_compress",
            both::cusparseCcsr2csr_compress,
            c"cusparseCcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)\n--\n\nCopies the elements of a CSR A of magnitude above tol into a CSR C, single-precision complex.\n\n``cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzA : int\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : runtime.cuComplex\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress\n",
        );
    table
        .function(
            c"cusparseCcsr2csru",
            both::cusparseCcsr2csru,
            c"cusparseCcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nBrings CSR back into the order that it had before ``csru2csr``, single-precision complex.\n\n``cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru\n",
        );
    table
        .function(
            c"cusparseCcsr2gebsr",
            both::cusparseCcsr2gebsr,
            c"cusparseCcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)\n--\n\nConverts CSR into BSR with rectangular blocks, single-precision complex.\n\n``cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr\n",
        );
    table
        .function(
            c"cusparseCcsr2gebsr_bufferSize",
            both::cusparseCcsr2gebsr_bufferSize,
            c"cusparseCcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``csr2gebsr`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseCcsrcolor",
            both::cusparseCcsrcolor,
            c"cusparseCcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)\n--\n\nColors the graph of a CSR A so that neighbors differ, to a fraction of its rows, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nfractionToColor : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nncolors : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncoloring : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreordering : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor\n",
        );
    table
        .function(
            c"cusparseCcsrgeam2",
            both::cusparseCcsrgeam2,
            c"cusparseCcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nC = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2\n",
        );
    table
        .function(
            c"cusparseCcsrgeam2_bufferSizeExt",
            both::cusparseCcsrgeam2_bufferSizeExt,
            c"cusparseCcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace a CSR sum (``csrgeam2``) needs, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nbeta : complex or address or buffer\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\ncsrSortedRowPtrB : device address or array\ncsrSortedColIndB : device address or array\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCcsric02",
            both::cusparseCcsric02,
            c"cusparseCcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02\n",
        );
    table
        .function(
            c"cusparseCcsric02_analysis",
            both::cusparseCcsric02_analysis,
            c"cusparseCcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete Cholesky (``csric02``), single-precision complex.\n\n``cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis\n",
        );
    table
        .function(
            c"cusparseCcsric02_bufferSize",
            both::cusparseCcsric02_bufferSize,
            c"cusparseCcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, single-precision complex.\n\n``cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseCcsrilu02",
            both::cusparseCcsrilu02,
            c"cusparseCcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02\n",
        );
    table
        .function(
            c"cusparseCcsrilu02_analysis",
            both::cusparseCcsrilu02_analysis,
            c"cusparseCcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete LU (``csrilu02``), single-precision complex.\n\n``cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseCcsrilu02_bufferSize",
            both::cusparseCcsrilu02_bufferSize,
            c"cusparseCcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of CSR needs, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseCcsrilu02_numericBoost",
            both::cusparseCcsrilu02_numericBoost,
            c"cusparseCcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``csrilu02``, single-precision complex.\n\n``cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseCcsru2csr",
            both::cusparseCcsru2csr,
            c"cusparseCcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nSorts the columns of each row of CSR with their values and remembers the order, single-precision complex.\n\n``cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr\n",
        );
    table
        .function(
            c"cusparseCcsru2csr_bufferSizeExt",
            both::cusparseCcsru2csr_bufferSizeExt,
            c"cusparseCcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)\n--\n\nWrites how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, single-precision complex.\n\n``cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\ncsrRowPtr : device address or array\ncsrColInd : device address or array\ninfo : csru2csrInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCgebsr2csr",
            both::cusparseCgebsr2csr,
            c"cusparseCgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with rectangular blocks into CSR, single-precision complex.\n\n``cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr\n",
        );
    table
        .function(
            c"cusparseCgebsr2gebsc",
            both::cusparseCgebsr2gebsc,
            c"cusparseCgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)\n--\n\nConverts rectangular blocks from compressed rows to compressed columns, single-precision complex.\n\n``cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\nbscVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscColPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc\n",
        );
    table
        .function(
            c"cusparseCgebsr2gebsc_bufferSize",
            both::cusparseCgebsr2gebsc_bufferSize,
            c"cusparseCgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize\n",
        );
    table
        .function(
            c"cusparseCgebsr2gebsr",
            both::cusparseCgebsr2gebsr,
            c"cusparseCgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)\n--\n\nConverts BSR into BSR with blocks of another shape, single-precision complex.\n\n``cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimA : int\ncolBlockDimA : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimC : int\ncolBlockDimC : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr\n",
        );
    table
        .function(
            c"cusparseCgebsr2gebsr_bufferSize",
            both::cusparseCgebsr2gebsr_bufferSize,
            c"cusparseCgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nrowBlockDimA : int\ncolBlockDimA : int\nrowBlockDimC : int\ncolBlockDimC : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseCgemvi",
            both::cusparseCgemvi,
            c"cusparseCgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)\n--\n\ny = α·op(A)·x + β·y for a dense A and a sparse x, single-precision complex.\n\n``cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta, cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnz : int\nxVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi\n",
        );
    table
        .function(
            c"cusparseCgemvi_bufferSize",
            both::cusparseCgemvi_bufferSize,
            c"cusparseCgemvi_bufferSize($self, handle, transA, m, n, nnz)\n--\n\nWrites how many bytes of workspace ``gemvi`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nnnz : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize\n",
        );
    table
        .function(
            c"cusparseCgpsvInterleavedBatch",
            both::cusparseCgpsvInterleavedBatch,
            c"cusparseCgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)\n--\n\nSolves many interleaved pentadiagonal systems, single-precision complex; overwrites all arrays.\n\n``cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseCgpsvInterleavedBatch_bufferSizeExt",
            both::cusparseCgpsvInterleavedBatch_bufferSizeExt,
            c"cusparseCgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gpsvInterleavedBatch`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *ds, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *dw, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\ndl : device address or array\nd : device address or array\ndu : device address or array\ndw : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCgtsv2",
            both::cusparseCgtsv2,
            c"cusparseCgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A with pivoting, single-precision complex; X replaces B.\n\n``cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2\n",
        );
    table
        .function(
            c"cusparseCgtsv2StridedBatch",
            both::cusparseCgtsv2StridedBatch,
            c"cusparseCgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)\n--\n\nSolves a batch of tridiagonal systems at a fixed stride, single-precision complex; solutions replace x.\n\n``cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\nbatchStride : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch\n",
        );
    table
        .function(
            c"cusparseCgtsv2StridedBatch_bufferSizeExt",
            both::cusparseCgtsv2StridedBatch_bufferSizeExt,
            c"cusparseCgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)\n--\n\nWrites how many bytes of workspace ``gtsv2StridedBatch`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCgtsv2_bufferSizeExt",
            both::cusparseCgtsv2_bufferSizeExt,
            c"cusparseCgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCgtsv2_nopivot",
            both::cusparseCgtsv2_nopivot,
            c"cusparseCgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A without pivoting, single-precision complex; X replaces B.\n\n``cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot\n",
        );
    table
        .function(
            c"cusparseCgtsv2_nopivot_bufferSizeExt",
            both::cusparseCgtsv2_nopivot_bufferSizeExt,
            c"cusparseCgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace ``gtsv2_nopivot`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCgtsvInterleavedBatch",
            both::cusparseCgtsvInterleavedBatch,
            c"cusparseCgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)\n--\n\nSolves many interleaved tridiagonal systems, single-precision complex; overwrites all arrays.\n\n``cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseCgtsvInterleavedBatch_bufferSizeExt",
            both::cusparseCgtsvInterleavedBatch_bufferSizeExt,
            c"cusparseCgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gtsvInterleavedBatch`` needs, single-precision complex.\n\n``cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseCnnz",
            both::cusparseCnnz,
            c"cusparseCnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)\n--\n\nCounts the nonzeros of each row or column of a dense A, and all of them, single-precision complex.\n\n``cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnzPerRowCol : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz\n",
        );
    table
        .function(
            c"cusparseCnnz_compress",
            both::cusparseCnnz_compress,
            c"cusparseCnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)\n--\n\nCounts the CSR elements of magnitude above tol, of each row and in all, single-precision complex.\n\n``cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndescr : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzC : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : runtime.cuComplex\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress\n",
        );
    table
        .function(
            c"cusparseConstBlockedEllGet",
            both::cusparseConstBlockedEllGet,
            c"cusparseConstBlockedEllGet($self, spMatDescr)\n--\n\nWrites the size, blocks, arrays (only to read) and types of a Blocked-ELL matrix.\n\n``cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nellBlockSize : int\nellCols : int\nellColInd : int\nellValue : int\nellIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet\n",
        );
    table
        .function(
            c"cusparseConstCooGet",
            both::cusparseConstCooGet,
            c"cusparseConstCooGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays (only to read) and types of a matrix of coordinates.\n\n``cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncooRowInd : int\ncooColInd : int\ncooValues : int\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet\n",
        );
    table
        .function(
            c"cusparseConstCscGet",
            both::cusparseConstCscGet,
            c"cusparseConstCscGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays (only to read) and types of a CSC matrix.\n\n``cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncscColOffsets : int\ncscRowInd : int\ncscValues : int\ncscColOffsetsType : cusparseIndexType_t\ncscRowIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet\n",
        );
    table
        .function(
            c"cusparseConstCsrGet",
            both::cusparseConstCsrGet,
            c"cusparseConstCsrGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays (only to read) and types of a CSR matrix.\n\n``cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncsrRowOffsets : int\ncsrColInd : int\ncsrValues : int\ncsrRowOffsetsType : cusparseIndexType_t\ncsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet\n",
        );
    table
        .function(
            c"cusparseConstDnMatGet",
            both::cusparseConstDnMatGet,
            c"cusparseConstDnMatGet($self, dnMatDescr)\n--\n\nWrites a dense matrix's size, leading dimension, array (only to read), type and order.\n\n``cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, const void **values, cudaDataType *type, cusparseOrder_t *order)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nld : int\nvalues : int\ntype : runtime.cudaDataType\norder : cusparseOrder_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet\n",
        );
    table
        .function(
            c"cusparseConstDnMatGetValues",
            both::cusparseConstDnMatGetValues,
            c"cusparseConstDnMatGetValues($self, dnMatDescr)\n--\n\nWrites where a dense matrix's values are, only to read.\n\n``cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr, const void **values)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues\n",
        );
    table
        .function(
            c"cusparseConstDnVecGet",
            both::cusparseConstDnVecGet,
            c"cusparseConstDnVecGet($self, dnVecDescr)\n--\n\nWrites a dense vector's size, array (only to read) and type.\n\n``cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr, int64_t *size, const void **values, cudaDataType *valueType)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nsize : int\nvalues : int\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet\n",
        );
    table
        .function(
            c"cusparseConstDnVecGetValues",
            both::cusparseConstDnVecGetValues,
            c"cusparseConstDnVecGetValues($self, dnVecDescr)\n--\n\nWrites where a dense vector's values are, only to read.\n\n``cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr, const void **values)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues\n",
        );
    table
        .function(
            c"cusparseConstSpMatGetValues",
            both::cusparseConstSpMatGetValues,
            c"cusparseConstSpMatGetValues($self, spMatDescr)\n--\n\nWrites where a sparse matrix's values are, only to read.\n\n``cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr, const void **values)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues\n",
        );
    table
        .function(
            c"cusparseConstSpVecGet",
            both::cusparseConstSpVecGet,
            c"cusparseConstSpVecGet($self, spVecDescr)\n--\n\nWrites a sparse vector's size, number of nonzeros, arrays (only to read) and types.\n\n``cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, const void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nsize : int\nnnz : int\nindices : int\nvalues : int\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet\n",
        );
    table
        .function(
            c"cusparseConstSpVecGetValues",
            both::cusparseConstSpVecGetValues,
            c"cusparseConstSpVecGetValues($self, spVecDescr)\n--\n\nWrites where a sparse vector's values are, only to read.\n\n``cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr, const void **values)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues\n",
        );
    table
        .function(
            c"cusparseCooGet",
            both::cusparseCooGet,
            c"cusparseCooGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays and types of a matrix of coordinates.\n\n``cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncooRowInd : int\ncooColInd : int\ncooValues : int\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet\n",
        );
    table
        .function(
            c"cusparseCooSetPointers",
            both::cusparseCooSetPointers,
            c"cusparseCooSetPointers($self, spMatDescr, cooRows, cooColumns, cooValues)\n--\n\nMakes a matrix of coordinates take its rows, columns and values from other device arrays.\n\n``cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void *cooValues)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\ncooRows : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncooColumns : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncooValues : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers\n",
        );
    table
        .function(
            c"cusparseCooSetStridedBatch",
            both::cusparseCooSetStridedBatch,
            c"cusparseCooSetStridedBatch($self, spMatDescr, batchCount, batchStride)\n--\n\nMakes a descriptor stand for a batch of matrices of coordinates at a fixed stride.\n\n``cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t batchStride)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch\n",
        );
    table
        .function(
            c"cusparseCreate",
            both::cusparseCreate,
            c"cusparseCreate($self)\n--\n\nCreates a cuSPARSE handle on the current device.\n\n``cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nhandle : cusparseHandle_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate\n",
        );
    table
        .function(
            c"cusparseCreateBlockedEll",
            both::cusparseCreateBlockedEll,
            c"cusparseCreateBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)\n--\n\nDescribes a sparse matrix with equally many dense blocks in each row of blocks (Blocked-ELL).\n\n``cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nellBlockSize : int\nellCols : int\nellColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nellValue : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nellIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll\n",
        );
    table
        .function(
            c"cusparseCreateBsr",
            both::cusparseCreateBsr,
            c"cusparseCreateBsr($self, brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)\n--\n\nDescribes a sparse matrix of dense blocks in compressed rows (BSR) in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``\n\nParameters\n----------\nbrows : int\nbcols : int\nbnnz : int\nrowBlockSize : int\ncolBlockSize : int\nbsrRowOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrRowOffsetsType : cusparseIndexType_t\nbsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\norder : cusparseOrder_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr\n",
        );
    table
        .function(
            c"cusparseCreateBsric02Info",
            both::cusparseCreateBsric02Info,
            c"cusparseCreateBsric02Info($self)\n--\n\nCreates the object that holds the analysis of an incomplete Cholesky factorization of BSR.\n\n``cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : bsric02Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info\n",
        );
    table
        .function(
            c"cusparseCreateBsrilu02Info",
            both::cusparseCreateBsrilu02Info,
            c"cusparseCreateBsrilu02Info($self)\n--\n\nCreates the object that holds the analysis of an incomplete LU factorization of BSR.\n\n``cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : bsrilu02Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info\n",
        );
    table
        .function(
            c"cusparseCreateBsrsm2Info",
            both::cusparseCreateBsrsm2Info,
            c"cusparseCreateBsrsm2Info($self)\n--\n\nCreates the object that holds the analysis of a triangular BSR solve with a matrix.\n\n``cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : bsrsm2Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info\n",
        );
    table
        .function(
            c"cusparseCreateBsrsv2Info",
            both::cusparseCreateBsrsv2Info,
            c"cusparseCreateBsrsv2Info($self)\n--\n\nCreates the object that holds the analysis of a triangular BSR solve with a vector.\n\n``cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : bsrsv2Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info\n",
        );
    table
        .function(
            c"cusparseCreateColorInfo",
            both::cusparseCreateColorInfo,
            c"cusparseCreateColorInfo($self)\n--\n\nCreates the settings of graph coloring.\n\n``cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : cusparseColorInfo_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo\n",
        );
    table
        .function(
            c"cusparseCreateConstBlockedEll",
            both::cusparseCreateConstBlockedEll,
            c"cusparseCreateConstBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)\n--\n\nDescribes a Blocked-ELL matrix that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nellBlockSize : int\nellCols : int\nellColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nellValue : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nellIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll\n",
        );
    table
        .function(
            c"cusparseCreateConstBsr",
            both::cusparseCreateConstBsr,
            c"cusparseCreateConstBsr($self, brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)\n--\n\nDescribes a BSR matrix that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``\n\nParameters\n----------\nbrows : int\nbcols : int\nbnnz : int\nrowBlockDim : int\ncolBlockDim : int\nbsrRowOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nbsrRowOffsetsType : cusparseIndexType_t\nbsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\norder : cusparseOrder_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr\n",
        );
    table
        .function(
            c"cusparseCreateConstCoo",
            both::cusparseCreateConstCoo,
            c"cusparseCreateConstCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)\n--\n\nDescribes a sparse matrix of coordinates that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncooRowInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo\n",
        );
    table
        .function(
            c"cusparseCreateConstCsc",
            both::cusparseCreateConstCsc,
            c"cusparseCreateConstCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)\n--\n\nDescribes a CSC matrix that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncscColOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscRowInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscColOffsetsType : cusparseIndexType_t\ncscRowIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc\n",
        );
    table
        .function(
            c"cusparseCreateConstCsr",
            both::cusparseCreateConstCsr,
            c"cusparseCreateConstCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)\n--\n\nDescribes a CSR matrix that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncsrRowOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrRowOffsetsType : cusparseIndexType_t\ncsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr\n",
        );
    table
        .function(
            c"cusparseCreateConstDnMat",
            both::cusparseCreateConstDnMat,
            c"cusparseCreateConstDnMat($self, rows, cols, ld, values, valueType, order)\n--\n\nDescribes a dense matrix that calls only read, in row or column order.\n\n``cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)``\n\nParameters\n----------\nrows : int\ncols : int\nld : int\nvalues : device address or array\n    cubind keeps it alive as long as ``dnMatDescr`` exists.\nvalueType : runtime.cudaDataType\norder : cusparseOrder_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndnMatDescr : cusparseDnMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat\n",
        );
    table
        .function(
            c"cusparseCreateConstDnVec",
            both::cusparseCreateConstDnVec,
            c"cusparseCreateConstDnVec($self, size, values, valueType)\n--\n\nDescribes a dense vector that calls only read, in the caller's device array.\n\n``cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)``\n\nParameters\n----------\nsize : int\nvalues : device address or array\n    cubind keeps it alive as long as ``dnVecDescr`` exists.\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndnVecDescr : cusparseDnVecDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec\n",
        );
    table
        .function(
            c"cusparseCreateConstSlicedEll",
            both::cusparseCreateConstSlicedEll,
            c"cusparseCreateConstSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)\n--\n\nDescribes a Sliced-ELL matrix that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\nsellValuesSize : int\nsliceSize : int\nsellSliceOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellSliceOffsetsType : cusparseIndexType_t\nsellColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll\n",
        );
    table
        .function(
            c"cusparseCreateConstSpVec",
            both::cusparseCreateConstSpVec,
            c"cusparseCreateConstSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)\n--\n\nDescribes a sparse vector that calls only read, in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nsize : int\nnnz : int\nindices : device address or array\n    cubind keeps it alive as long as ``spVecDescr`` exists.\nvalues : device address or array\n    cubind keeps it alive as long as ``spVecDescr`` exists.\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspVecDescr : cusparseSpVecDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec\n",
        );
    table
        .function(
            c"cusparseCreateCoo",
            both::cusparseCreateCoo,
            c"cusparseCreateCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)\n--\n\nDescribes a sparse matrix of coordinates (row, column, value) in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncooRowInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncooIdxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo\n",
        );
    table
        .function(
            c"cusparseCreateCsc",
            both::cusparseCreateCsc,
            c"cusparseCreateCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)\n--\n\nDescribes a sparse matrix in compressed columns (CSC) in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncscColOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscRowInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncscColOffsetsType : cusparseIndexType_t\ncscRowIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc\n",
        );
    table
        .function(
            c"cusparseCreateCsr",
            both::cusparseCreateCsr,
            c"cusparseCreateCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)\n--\n\nDescribes a sparse matrix in compressed rows (CSR) in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\ncsrRowOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\ncsrRowOffsetsType : cusparseIndexType_t\ncsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr\n",
        );
    table
        .function(
            c"cusparseCreateCsric02Info",
            both::cusparseCreateCsric02Info,
            c"cusparseCreateCsric02Info($self)\n--\n\nCreates the object that holds the analysis of an incomplete Cholesky factorization of CSR.\n\n``cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : csric02Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info\n",
        );
    table
        .function(
            c"cusparseCreateCsrilu02Info",
            both::cusparseCreateCsrilu02Info,
            c"cusparseCreateCsrilu02Info($self)\n--\n\nCreates the object that holds the analysis of an incomplete LU factorization of CSR.\n\n``cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : csrilu02Info_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info\n",
        );
    table
        .function(
            c"cusparseCreateCsru2csrInfo",
            both::cusparseCreateCsru2csrInfo,
            c"cusparseCreateCsru2csrInfo($self)\n--\n\nCreates the object that remembers the order of CSR elements before they were sorted.\n\n``cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : csru2csrInfo_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo\n",
        );
    table
        .function(
            c"cusparseCreateDnMat",
            both::cusparseCreateDnMat,
            c"cusparseCreateDnMat($self, rows, cols, ld, values, valueType, order)\n--\n\nDescribes a dense matrix in the caller's device array, in row or column order.\n\n``cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values, cudaDataType valueType, cusparseOrder_t order)``\n\nParameters\n----------\nrows : int\ncols : int\nld : int\nvalues : device address or array\n    cubind keeps it alive as long as ``dnMatDescr`` exists.\nvalueType : runtime.cudaDataType\norder : cusparseOrder_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndnMatDescr : cusparseDnMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat\n",
        );
    table
        .function(
            c"cusparseCreateDnVec",
            both::cusparseCreateDnVec,
            c"cusparseCreateDnVec($self, size, values, valueType)\n--\n\nDescribes a dense vector whose values are in the caller's device array.\n\n``cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType valueType)``\n\nParameters\n----------\nsize : int\nvalues : device address or array\n    cubind keeps it alive as long as ``dnVecDescr`` exists.\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndnVecDescr : cusparseDnVecDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec\n",
        );
    table
        .function(
            c"cusparseCreateIdentityPermutation",
            both::cusparseCreateIdentityPermutation,
            c"cusparseCreateIdentityPermutation($self, handle, n, p)\n--\n\nWrites 0, 1, …, n − 1 into p, from which a sort makes a permutation.\n\n``cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nn : int\np : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation\n",
        );
    table
        .function(
            c"cusparseCreateMatDescr",
            both::cusparseCreateMatDescr,
            c"cusparseCreateMatDescr($self)\n--\n\nCreates the older descriptor of a matrix; it begins as general, with indices from 0.\n\n``cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndescrA : cusparseMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr\n",
        );
    table
        .function(
            c"cusparseCreatePruneInfo",
            both::cusparseCreatePruneInfo,
            c"cusparseCreatePruneInfo($self)\n--\n\nCreates the state of pruning by a percentage.\n\n``cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ninfo : pruneInfo_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo\n",
        );
    table
        .function(
            c"cusparseCreateSlicedEll",
            both::cusparseCreateSlicedEll,
            c"cusparseCreateSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)\n--\n\nDescribes a sparse matrix of slices of rows, each padded to its longest row (Sliced ELL).\n\n``cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nrows : int\ncols : int\nnnz : int\nsellValuesSize : int\nsliceSize : int\nsellSliceOffsets : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellColInd : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellValues : device address or array\n    cubind keeps it alive as long as ``spMatDescr`` exists.\nsellSliceOffsetsType : cusparseIndexType_t\nsellColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspMatDescr : cusparseSpMatDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll\n",
        );
    table
        .function(
            c"cusparseCreateSpVec",
            both::cusparseCreateSpVec,
            c"cusparseCreateSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)\n--\n\nDescribes a sparse vector whose indices and values are in the caller's device arrays.\n\n``cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices, void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``\n\nParameters\n----------\nsize : int\nnnz : int\nindices : device address or array\n    cubind keeps it alive as long as ``spVecDescr`` exists.\nvalues : device address or array\n    cubind keeps it alive as long as ``spVecDescr`` exists.\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nspVecDescr : cusparseSpVecDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec\n",
        );
    table
        .function(
            c"cusparseCscGet",
            both::cusparseCscGet,
            c"cusparseCscGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays and types of a CSC matrix.\n\n``cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncscColOffsets : int\ncscRowInd : int\ncscValues : int\ncscColOffsetsType : cusparseIndexType_t\ncscRowIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet\n",
        );
    table
        .function(
            c"cusparseCscSetPointers",
            both::cusparseCscSetPointers,
            c"cusparseCscSetPointers($self, spMatDescr, cscColOffsets, cscRowInd, cscValues)\n--\n\nMakes a CSC matrix take its offsets, rows and values from other device arrays.\n\n``cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd, void *cscValues)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\ncscColOffsets : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncscRowInd : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncscValues : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers\n",
        );
    table
        .function(
            c"cusparseCsr2cscEx2",
            both::cusparseCsr2cscEx2,
            c"cusparseCsr2cscEx2($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, valType, copyValues, idxBase, alg, buffer)\n--\n\nConverts CSR into CSC, which is the transpose in CSR, with or without the values.\n\n``cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncscVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncscColPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncscRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvalType : runtime.cudaDataType\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\nalg : cusparseCsr2CscAlg_t\nbuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2\n",
        );
    table
        .function(
            c"cusparseCsr2cscEx2_bufferSize",
            both::cusparseCsr2cscEx2_bufferSize,
            c"cusparseCsr2cscEx2_bufferSize($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, valType, copyValues, idxBase, alg)\n--\n\nWrites how many bytes of workspace ``cusparseCsr2cscEx2`` needs.\n\n``cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\ncsrRowPtr : device address or array\ncsrColInd : device address or array\ncscVal : device address or array\ncscColPtr : device address or array\ncscRowInd : device address or array\nvalType : runtime.cudaDataType\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\nalg : cusparseCsr2CscAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize\n",
        );
    table
        .function(
            c"cusparseCsrGet",
            both::cusparseCsrGet,
            c"cusparseCsrGet($self, spMatDescr)\n--\n\nWrites the size, number of nonzeros, arrays and types of a CSR matrix.\n\n``cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\ncsrRowOffsets : int\ncsrColInd : int\ncsrValues : int\ncsrRowOffsetsType : cusparseIndexType_t\ncsrColIndType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet\n",
        );
    table
        .function(
            c"cusparseCsrSetPointers",
            both::cusparseCsrSetPointers,
            c"cusparseCsrSetPointers($self, spMatDescr, csrRowOffsets, csrColInd, csrValues)\n--\n\nMakes a CSR matrix take its offsets, columns and values from other device arrays.\n\n``cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd, void *csrValues)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\ncsrRowOffsets : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncsrColInd : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\ncsrValues : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers\n",
        );
    table
        .function(
            c"cusparseCsrSetStridedBatch",
            both::cusparseCsrSetStridedBatch,
            c"cusparseCsrSetStridedBatch($self, spMatDescr, batchCount, offsetsBatchStride, columnsValuesBatchStride)\n--\n\nMakes a descriptor stand for a batch of CSR matrices at fixed strides.\n\n``cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nbatchCount : int\noffsetsBatchStride : int\ncolumnsValuesBatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch\n",
        );
    table
        .function(
            c"cusparseDbsr2csr",
            both::cusparseDbsr2csr,
            c"cusparseDbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with square blocks into CSR, double precision.\n\n``cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr\n",
        );
    table
        .function(
            c"cusparseDbsric02",
            both::cusparseDbsric02,
            c"cusparseDbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, double precision.\n\n``cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02\n",
        );
    table
        .function(
            c"cusparseDbsric02_analysis",
            both::cusparseDbsric02_analysis,
            c"cusparseDbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)\n--\n\nAnalyzes a BSR A for incomplete Cholesky (``bsric02``), double precision.\n\n``cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npInputBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis\n",
        );
    table
        .function(
            c"cusparseDbsric02_bufferSize",
            both::cusparseDbsric02_bufferSize,
            c"cusparseDbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, double precision.\n\n``cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseDbsrilu02",
            both::cusparseDbsrilu02,
            c"cusparseDbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, double precision.\n\n``cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02\n",
        );
    table
        .function(
            c"cusparseDbsrilu02_analysis",
            both::cusparseDbsrilu02_analysis,
            c"cusparseDbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a BSR A for incomplete LU (``bsrilu02``), double precision.\n\n``cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseDbsrilu02_bufferSize",
            both::cusparseDbsrilu02_bufferSize,
            c"cusparseDbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of BSR needs, double precision.\n\n``cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseDbsrilu02_numericBoost",
            both::cusparseDbsrilu02_numericBoost,
            c"cusparseDbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``bsrilu02``, double precision.\n\n``cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseDbsrmm",
            both::cusparseDbsrmm,
            c"cusparseDbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)\n--\n\nC = α·op(A)·op(B) + β·C for a BSR A and dense B and C, double precision.\n\n``cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransB : cusparseOperation_t\nmb : int\nn : int\nkb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm\n",
        );
    table
        .function(
            c"cusparseDbsrmv",
            both::cusparseDbsrmv,
            c"cusparseDbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, double precision.\n\n``cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv\n",
        );
    table
        .function(
            c"cusparseDbsrsm2_analysis",
            both::cusparseDbsrsm2_analysis,
            c"cusparseDbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsm2_solve``, double precision.\n\n``cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis\n",
        );
    table
        .function(
            c"cusparseDbsrsm2_bufferSize",
            both::cusparseDbsrsm2_bufferSize,
            c"cusparseDbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, double precision.\n\n``cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockSize : int\ninfo : bsrsm2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize\n",
        );
    table
        .function(
            c"cusparseDbsrsm2_solve",
            both::cusparseDbsrsm2_solve,
            c"cusparseDbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)\n--\n\nSolves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, double precision.\n\n``cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldx : int\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve\n",
        );
    table
        .function(
            c"cusparseDbsrsv2_analysis",
            both::cusparseDbsrsv2_analysis,
            c"cusparseDbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsv2_solve``, double precision.\n\n``cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis\n",
        );
    table
        .function(
            c"cusparseDbsrsv2_bufferSize",
            both::cusparseDbsrsv2_bufferSize,
            c"cusparseDbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, double precision.\n\n``cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nblockDim : int\ninfo : bsrsv2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize\n",
        );
    table
        .function(
            c"cusparseDbsrsv2_solve",
            both::cusparseDbsrsv2_solve,
            c"cusparseDbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)\n--\n\nSolves op(A)·x = α·f for an analyzed triangular BSR A, double precision.\n\n``cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\nf : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve\n",
        );
    table
        .function(
            c"cusparseDbsrxmv",
            both::cusparseDbsrxmv,
            c"cusparseDbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, double precision.\n\n``cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nsizeOfMask : int\nmb : int\nnb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedMaskPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedEndPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv\n",
        );
    table
        .function(
            c"cusparseDcsr2bsr",
            both::cusparseDcsr2bsr,
            c"cusparseDcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)\n--\n\nConverts CSR into BSR with square blocks, double precision.\n\n``cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr\n",
        );
    table
        .function(
            c"cusparseDcsr2csr_compress",
            both::cusparseDcsr2csr_compress,
            c"cusparseDcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)\n--\n\nCopies the elements of a CSR A of magnitude above tol into a CSR C, double precision.\n\n``cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzA : int\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress\n",
        );
    table
        .function(
            c"cusparseDcsr2csru",
            both::cusparseDcsr2csru,
            c"cusparseDcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nBrings CSR back into the order that it had before ``csru2csr``, double precision.\n\n``cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru\n",
        );
    table
        .function(
            c"cusparseDcsr2gebsr",
            both::cusparseDcsr2gebsr,
            c"cusparseDcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)\n--\n\nConverts CSR into BSR with rectangular blocks, double precision.\n\n``cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr\n",
        );
    table
        .function(
            c"cusparseDcsr2gebsr_bufferSize",
            both::cusparseDcsr2gebsr_bufferSize,
            c"cusparseDcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``csr2gebsr`` needs, double precision.\n\n``cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseDcsrcolor",
            both::cusparseDcsrcolor,
            c"cusparseDcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)\n--\n\nColors the graph of a CSR A so that neighbors differ, to a fraction of its rows, double precision.\n\n``cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nfractionToColor : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nncolors : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncoloring : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreordering : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor\n",
        );
    table
        .function(
            c"cusparseDcsrgeam2",
            both::cusparseDcsrgeam2,
            c"cusparseDcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nC = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, double precision.\n\n``cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2\n",
        );
    table
        .function(
            c"cusparseDcsrgeam2_bufferSizeExt",
            both::cusparseDcsrgeam2_bufferSizeExt,
            c"cusparseDcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace a CSR sum (``csrgeam2``) needs, double precision.\n\n``cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nbeta : float or address or buffer\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\ncsrSortedRowPtrB : device address or array\ncsrSortedColIndB : device address or array\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDcsric02",
            both::cusparseDcsric02,
            c"cusparseDcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, double precision.\n\n``cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02\n",
        );
    table
        .function(
            c"cusparseDcsric02_analysis",
            both::cusparseDcsric02_analysis,
            c"cusparseDcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete Cholesky (``csric02``), double precision.\n\n``cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis\n",
        );
    table
        .function(
            c"cusparseDcsric02_bufferSize",
            both::cusparseDcsric02_bufferSize,
            c"cusparseDcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, double precision.\n\n``cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseDcsrilu02",
            both::cusparseDcsrilu02,
            c"cusparseDcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, double precision.\n\n``cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02\n",
        );
    table
        .function(
            c"cusparseDcsrilu02_analysis",
            both::cusparseDcsrilu02_analysis,
            c"cusparseDcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete LU (``csrilu02``), double precision.\n\n``cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseDcsrilu02_bufferSize",
            both::cusparseDcsrilu02_bufferSize,
            c"cusparseDcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of CSR needs, double precision.\n\n``cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseDcsrilu02_numericBoost",
            both::cusparseDcsrilu02_numericBoost,
            c"cusparseDcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``csrilu02``, double precision.\n\n``cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseDcsru2csr",
            both::cusparseDcsru2csr,
            c"cusparseDcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nSorts the columns of each row of CSR with their values and remembers the order, double precision.\n\n``cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr\n",
        );
    table
        .function(
            c"cusparseDcsru2csr_bufferSizeExt",
            both::cusparseDcsru2csr_bufferSizeExt,
            c"cusparseDcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)\n--\n\nWrites how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, double precision.\n\n``cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\ncsrRowPtr : device address or array\ncsrColInd : device address or array\ninfo : csru2csrInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDenseToSparse_analysis",
            both::cusparseDenseToSparse_analysis,
            c"cusparseDenseToSparse_analysis($self, handle, matA, matB, alg, externalBuffer)\n--\n\nCounts the nonzeros of a dense matrix into B's descriptor, for B's arrays.\n\n``cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmatA : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseDenseToSparseAlg_t\nexternalBuffer : device address or array\n    cubind keeps it alive until ``matB`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis\n",
        );
    table
        .function(
            c"cusparseDenseToSparse_bufferSize",
            both::cusparseDenseToSparse_bufferSize,
            c"cusparseDenseToSparse_bufferSize($self, handle, matA, matB, alg)\n--\n\nWrites how many bytes of workspace the conversion of a dense matrix needs.\n\n``cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmatA : cusparseDnMatDescr_t or None\nmatB : cusparseSpMatDescr_t or None\nalg : cusparseDenseToSparseAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize\n",
        );
    table
        .function(
            c"cusparseDenseToSparse_convert",
            both::cusparseDenseToSparse_convert,
            c"cusparseDenseToSparse_convert($self, handle, matA, matB, alg, externalBuffer)\n--\n\nWrites the nonzeros of an analyzed dense matrix into the arrays of B.\n\n``cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmatA : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseDenseToSparseAlg_t\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert\n",
        );
    table
        .function(
            c"cusparseDestroy",
            both::cusparseDestroy,
            c"cusparseDestroy($self, handle)\n--\n\nDestroys a cuSPARSE handle and frees what it allocated.\n\n``cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy\n",
        );
    table
        .function(
            c"cusparseDestroyBsric02Info",
            both::cusparseDestroyBsric02Info,
            c"cusparseDestroyBsric02Info($self, info)\n--\n\nDestroys the analysis of an incomplete Cholesky factorization of BSR.\n\n``cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)``\n\nParameters\n----------\ninfo : bsric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info\n",
        );
    table
        .function(
            c"cusparseDestroyBsrilu02Info",
            both::cusparseDestroyBsrilu02Info,
            c"cusparseDestroyBsrilu02Info($self, info)\n--\n\nDestroys the analysis of an incomplete LU factorization of BSR.\n\n``cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)``\n\nParameters\n----------\ninfo : bsrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info\n",
        );
    table
        .function(
            c"cusparseDestroyBsrsm2Info",
            both::cusparseDestroyBsrsm2Info,
            c"cusparseDestroyBsrsm2Info($self, info)\n--\n\nDestroys the analysis of a triangular BSR solve with a matrix.\n\n``cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info)``\n\nParameters\n----------\ninfo : bsrsm2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info\n",
        );
    table
        .function(
            c"cusparseDestroyBsrsv2Info",
            both::cusparseDestroyBsrsv2Info,
            c"cusparseDestroyBsrsv2Info($self, info)\n--\n\nDestroys the analysis of a triangular BSR solve with a vector.\n\n``cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info)``\n\nParameters\n----------\ninfo : bsrsv2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info\n",
        );
    table
        .function(
            c"cusparseDestroyColorInfo",
            both::cusparseDestroyColorInfo,
            c"cusparseDestroyColorInfo($self, info)\n--\n\nDestroys the settings of graph coloring.\n\n``cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)``\n\nParameters\n----------\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo\n",
        );
    table
        .function(
            c"cusparseDestroyCsric02Info",
            both::cusparseDestroyCsric02Info,
            c"cusparseDestroyCsric02Info($self, info)\n--\n\nDestroys the analysis of an incomplete Cholesky factorization of CSR.\n\n``cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)``\n\nParameters\n----------\ninfo : csric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info\n",
        );
    table
        .function(
            c"cusparseDestroyCsrilu02Info",
            both::cusparseDestroyCsrilu02Info,
            c"cusparseDestroyCsrilu02Info($self, info)\n--\n\nDestroys the analysis of an incomplete LU factorization of CSR.\n\n``cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)``\n\nParameters\n----------\ninfo : csrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info\n",
        );
    table
        .function(
            c"cusparseDestroyCsru2csrInfo",
            both::cusparseDestroyCsru2csrInfo,
            c"cusparseDestroyCsru2csrInfo($self, info)\n--\n\nDestroys the remembered order of CSR elements.\n\n``cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)``\n\nParameters\n----------\ninfo : csru2csrInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo\n",
        );
    table
        .function(
            c"cusparseDestroyDnMat",
            both::cusparseDestroyDnMat,
            c"cusparseDestroyDnMat($self, dnMatDescr)\n--\n\nDestroys a dense matrix's descriptor, not its array.\n\n``cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat\n",
        );
    table
        .function(
            c"cusparseDestroyDnVec",
            both::cusparseDestroyDnVec,
            c"cusparseDestroyDnVec($self, dnVecDescr)\n--\n\nDestroys a dense vector's descriptor, not its array.\n\n``cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec\n",
        );
    table
        .function(
            c"cusparseDestroyMatDescr",
            both::cusparseDestroyMatDescr,
            c"cusparseDestroyMatDescr($self, descrA)\n--\n\nDestroys an older descriptor of a matrix.\n\n``cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr\n",
        );
    table
        .function(
            c"cusparseDestroyPruneInfo",
            both::cusparseDestroyPruneInfo,
            c"cusparseDestroyPruneInfo($self, info)\n--\n\nDestroys the state of pruning by a percentage.\n\n``cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)``\n\nParameters\n----------\ninfo : pruneInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo\n",
        );
    table
        .function(
            c"cusparseDestroySpMat",
            both::cusparseDestroySpMat,
            c"cusparseDestroySpMat($self, spMatDescr)\n--\n\nDestroys a sparse matrix's descriptor, not its arrays.\n\n``cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat\n",
        );
    table
        .function(
            c"cusparseDestroySpVec",
            both::cusparseDestroySpVec,
            c"cusparseDestroySpVec($self, spVecDescr)\n--\n\nDestroys a sparse vector's descriptor, not its arrays.\n\n``cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec\n",
        );
    table
        .function(
            c"cusparseDgebsr2csr",
            both::cusparseDgebsr2csr,
            c"cusparseDgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with rectangular blocks into CSR, double precision.\n\n``cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr\n",
        );
    table
        .function(
            c"cusparseDgebsr2gebsc",
            both::cusparseDgebsr2gebsc,
            c"cusparseDgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)\n--\n\nConverts rectangular blocks from compressed rows to compressed columns, double precision.\n\n``cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\nbscVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscColPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc\n",
        );
    table
        .function(
            c"cusparseDgebsr2gebsc_bufferSize",
            both::cusparseDgebsr2gebsc_bufferSize,
            c"cusparseDgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, double precision.\n\n``cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize\n",
        );
    table
        .function(
            c"cusparseDgebsr2gebsr",
            both::cusparseDgebsr2gebsr,
            c"cusparseDgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)\n--\n\nConverts BSR into BSR with blocks of another shape, double precision.\n\n``cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimA : int\ncolBlockDimA : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimC : int\ncolBlockDimC : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr\n",
        );
    table
        .function(
            c"cusparseDgebsr2gebsr_bufferSize",
            both::cusparseDgebsr2gebsr_bufferSize,
            c"cusparseDgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, double precision.\n\n``cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nrowBlockDimA : int\ncolBlockDimA : int\nrowBlockDimC : int\ncolBlockDimC : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseDgemvi",
            both::cusparseDgemvi,
            c"cusparseDgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)\n--\n\ny = α·op(A)·x + β·y for a dense A and a sparse x, double precision.\n\n``cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnz : int\nxVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi\n",
        );
    table
        .function(
            c"cusparseDgemvi_bufferSize",
            both::cusparseDgemvi_bufferSize,
            c"cusparseDgemvi_bufferSize($self, handle, transA, m, n, nnz)\n--\n\nWrites how many bytes of workspace ``gemvi`` needs, double precision.\n\n``cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nnnz : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize\n",
        );
    table
        .function(
            c"cusparseDgpsvInterleavedBatch",
            both::cusparseDgpsvInterleavedBatch,
            c"cusparseDgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)\n--\n\nSolves many interleaved pentadiagonal systems, double precision; overwrites all arrays.\n\n``cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl, double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseDgpsvInterleavedBatch_bufferSizeExt",
            both::cusparseDgpsvInterleavedBatch_bufferSizeExt,
            c"cusparseDgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gpsvInterleavedBatch`` needs, double precision.\n\n``cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\ndl : device address or array\nd : device address or array\ndu : device address or array\ndw : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDgtsv2",
            both::cusparseDgtsv2,
            c"cusparseDgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A with pivoting, double precision; X replaces B.\n\n``cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2\n",
        );
    table
        .function(
            c"cusparseDgtsv2StridedBatch",
            both::cusparseDgtsv2StridedBatch,
            c"cusparseDgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)\n--\n\nSolves a batch of tridiagonal systems at a fixed stride, double precision; solutions replace x.\n\n``cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x, int batchCount, int batchStride, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\nbatchStride : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch\n",
        );
    table
        .function(
            c"cusparseDgtsv2StridedBatch_bufferSizeExt",
            both::cusparseDgtsv2StridedBatch_bufferSizeExt,
            c"cusparseDgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)\n--\n\nWrites how many bytes of workspace ``gtsv2StridedBatch`` needs, double precision.\n\n``cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDgtsv2_bufferSizeExt",
            both::cusparseDgtsv2_bufferSizeExt,
            c"cusparseDgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, double precision.\n\n``cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDgtsv2_nopivot",
            both::cusparseDgtsv2_nopivot,
            c"cusparseDgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A without pivoting, double precision; X replaces B.\n\n``cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot\n",
        );
    table
        .function(
            c"cusparseDgtsv2_nopivot_bufferSizeExt",
            both::cusparseDgtsv2_nopivot_bufferSizeExt,
            c"cusparseDgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace ``gtsv2_nopivot`` needs, double precision.\n\n``cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDgtsvInterleavedBatch",
            both::cusparseDgtsvInterleavedBatch,
            c"cusparseDgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)\n--\n\nSolves many interleaved tridiagonal systems, double precision; overwrites all arrays.\n\n``cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d, double *du, double *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseDgtsvInterleavedBatch_bufferSizeExt",
            both::cusparseDgtsvInterleavedBatch_bufferSizeExt,
            c"cusparseDgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gtsvInterleavedBatch`` needs, double precision.\n\n``cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDnMatGet",
            both::cusparseDnMatGet,
            c"cusparseDnMatGet($self, dnMatDescr)\n--\n\nWrites a dense matrix's size, leading dimension, array, type and order.\n\n``cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, void **values, cudaDataType *type, cusparseOrder_t *order)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nld : int\nvalues : int\ntype : runtime.cudaDataType\norder : cusparseOrder_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet\n",
        );
    table
        .function(
            c"cusparseDnMatGetStridedBatch",
            both::cusparseDnMatGetStridedBatch,
            c"cusparseDnMatGetStridedBatch($self, dnMatDescr)\n--\n\nWrites how many dense matrices a descriptor stands for, and their stride in elements.\n\n``cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr, int *batchCount, int64_t *batchStride)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbatchCount : int\nbatchStride : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch\n",
        );
    table
        .function(
            c"cusparseDnMatGetValues",
            both::cusparseDnMatGetValues,
            c"cusparseDnMatGetValues($self, dnMatDescr)\n--\n\nWrites where a dense matrix's values are.\n\n``cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues\n",
        );
    table
        .function(
            c"cusparseDnMatSetStridedBatch",
            both::cusparseDnMatSetStridedBatch,
            c"cusparseDnMatSetStridedBatch($self, dnMatDescr, batchCount, batchStride)\n--\n\nMakes a descriptor stand for a batch of dense matrices at a stride in elements.\n\n``cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t batchStride)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch\n",
        );
    table
        .function(
            c"cusparseDnMatSetValues",
            both::cusparseDnMatSetValues,
            c"cusparseDnMatSetValues($self, dnMatDescr, values)\n--\n\nMakes a dense matrix take its values from another device array.\n\n``cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)``\n\nParameters\n----------\ndnMatDescr : cusparseDnMatDescr_t or None\nvalues : device address or array\n    cubind keeps it alive until ``dnMatDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues\n",
        );
    table
        .function(
            c"cusparseDnVecGet",
            both::cusparseDnVecGet,
            c"cusparseDnVecGet($self, dnVecDescr)\n--\n\nWrites a dense vector's size, array and type.\n\n``cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr, int64_t *size, void **values, cudaDataType *valueType)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nsize : int\nvalues : int\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet\n",
        );
    table
        .function(
            c"cusparseDnVecGetValues",
            both::cusparseDnVecGetValues,
            c"cusparseDnVecGetValues($self, dnVecDescr)\n--\n\nWrites where a dense vector's values are.\n\n``cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues\n",
        );
    table
        .function(
            c"cusparseDnVecSetValues",
            both::cusparseDnVecSetValues,
            c"cusparseDnVecSetValues($self, dnVecDescr, values)\n--\n\nMakes a dense vector take its values from another device array.\n\n``cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)``\n\nParameters\n----------\ndnVecDescr : cusparseDnVecDescr_t or None\nvalues : device address or array\n    cubind keeps it alive until ``dnVecDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues\n",
        );
    table
        .function(
            c"cusparseDnnz",
            both::cusparseDnnz,
            c"cusparseDnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)\n--\n\nCounts the nonzeros of each row or column of a dense A, and all of them, double precision.\n\n``cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnzPerRowCol : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz\n",
        );
    table
        .function(
            c"cusparseDnnz_compress",
            both::cusparseDnnz_compress,
            c"cusparseDnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)\n--\n\nCounts the CSR elements of magnitude above tol, of each row and in all, double precision.\n\n``cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndescr : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzC : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csr",
            both::cusparseDpruneCsr2csr,
            c"cusparseDpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nCopies the elements of a CSR A whose magnitude exceeds the threshold into a CSR C, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csrByPercentage",
            both::cusparseDpruneCsr2csrByPercentage,
            c"cusparseDpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)\n--\n\nCopies a CSR A into a CSR C without a percentage of the smallest elements, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csrByPercentage_bufferSizeExt",
            both::cusparseDpruneCsr2csrByPercentage_bufferSizeExt,
            c"cusparseDpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)\n--\n\nWrites how many bytes of workspace pruning a CSR matrix by percentage needs, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\ninfo : pruneInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csrNnz",
            both::cusparseDpruneCsr2csrNnz,
            c"cusparseDpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites C's row offsets and how many elements of a CSR A exceed the threshold in magnitude, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csrNnzByPercentage",
            both::cusparseDpruneCsr2csrNnzByPercentage,
            c"cusparseDpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)\n--\n\nWrites C's row offsets and nonzeros if a percentage of a CSR A is dropped, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage\n",
        );
    table
        .function(
            c"cusparseDpruneCsr2csr_bufferSizeExt",
            both::cusparseDpruneCsr2csr_bufferSizeExt,
            c"cusparseDpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace pruning a CSR matrix needs, double precision.\n\n``cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nthreshold : float or address or buffer\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csr",
            both::cusparseDpruneDense2csr,
            c"cusparseDpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nCopies the elements of a dense A whose magnitude exceeds the threshold into a CSR C, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csrByPercentage",
            both::cusparseDpruneDense2csrByPercentage,
            c"cusparseDpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)\n--\n\nCopies a dense A into a CSR C without a percentage of the smallest elements, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csrByPercentage_bufferSizeExt",
            both::cusparseDpruneDense2csrByPercentage_bufferSizeExt,
            c"cusparseDpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)\n--\n\nWrites how many bytes of workspace pruning a dense matrix by percentage needs, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\ninfo : pruneInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csrNnz",
            both::cusparseDpruneDense2csrNnz,
            c"cusparseDpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites C's row offsets and how many elements of a dense A exceed the threshold in magnitude, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csrNnzByPercentage",
            both::cusparseDpruneDense2csrNnzByPercentage,
            c"cusparseDpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)\n--\n\nWrites C's row offsets and nonzeros if a percentage of a dense A is dropped, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage\n",
        );
    table
        .function(
            c"cusparseDpruneDense2csr_bufferSizeExt",
            both::cusparseDpruneDense2csr_bufferSizeExt,
            c"cusparseDpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace pruning a dense matrix needs, double precision.\n\n``cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\nthreshold : float or address or buffer\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseGather",
            both::cusparseGather,
            c"cusparseGather($self, handle, vecY, vecX)\n--\n\nCopies those elements of the dense Y whose indices X has into X's values.\n\n``cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseSpVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather\n",
        );
    table
        .function(
            c"cusparseGetColorAlgs",
            both::cusparseGetColorAlgs,
            c"cusparseGetColorAlgs($self, info)\n--\n\nTells the algorithm of graph coloring.\n\n``cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t *alg)``\n\nParameters\n----------\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nalg : cusparseColorAlg_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier, until CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetColorAlgs\n",
        );
    table
        .function(
            c"cusparseGetErrorName",
            both::cusparseGetErrorName,
            c"cusparseGetErrorName($self, status)\n--\n\nReturns the name of a status as a static string, such as ``CUSPARSE_STATUS_SUCCESS``.\n\n``const char *cusparseGetErrorName(cusparseStatus_t status)``\n\nParameters\n----------\nstatus : cusparseStatus_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName\n",
        );
    table
        .function(
            c"cusparseGetErrorString",
            both::cusparseGetErrorString,
            c"cusparseGetErrorString($self, status)\n--\n\nReturns a static string that explains a status in words.\n\n``const char *cusparseGetErrorString(cusparseStatus_t status)``\n\nParameters\n----------\nstatus : cusparseStatus_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString\n",
        );
    table
        .function(
            c"cusparseGetMatDiagType",
            both::cusparseGetMatDiagType,
            c"cusparseGetMatDiagType($self, descrA)\n--\n\nReturns whether the diagonal is stored or all ones.\n\n``cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : cusparseDiagType_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType\n",
        );
    table
        .function(
            c"cusparseGetMatFillMode",
            both::cusparseGetMatFillMode,
            c"cusparseGetMatFillMode($self, descrA)\n--\n\nReturns whether the lower or the upper triangle counts.\n\n``cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : cusparseFillMode_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode\n",
        );
    table
        .function(
            c"cusparseGetMatIndexBase",
            both::cusparseGetMatIndexBase,
            c"cusparseGetMatIndexBase($self, descrA)\n--\n\nReturns whether indices begin at 0 or 1.\n\n``cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : cusparseIndexBase_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase\n",
        );
    table
        .function(
            c"cusparseGetMatType",
            both::cusparseGetMatType,
            c"cusparseGetMatType($self, descrA)\n--\n\nReturns whether a matrix is general, symmetric, Hermitian or triangular.\n\n``cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : cusparseMatrixType_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType\n",
        );
    table
        .function(
            c"cusparseGetPointerMode",
            both::cusparseGetPointerMode,
            c"cusparseGetPointerMode($self, handle)\n--\n\nTells whether the handle takes pointers to scalars as host or as device addresses.\n\n``cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nmode : cusparsePointerMode_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode\n",
        );
    table
        .function(
            c"cusparseGetProperty",
            both::cusparseGetProperty,
            c"cusparseGetProperty($self, typename)\n--\n\nWrites one part of cuSPARSE's version (major, minor or patch level).\n\n``cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty\n",
        );
    table
        .function(
            c"cusparseGetStream",
            both::cusparseGetStream,
            c"cusparseGetStream($self, handle)\n--\n\nWrites the stream on which the handle's calls run (null is the default stream).\n\n``cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream\n",
        );
    table
        .function(
            c"cusparseGetVersion",
            both::cusparseGetVersion,
            c"cusparseGetVersion($self, handle)\n--\n\nWrites cuSPARSE's version as one number.\n\n``cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion\n",
        );
    table
        .function(
            c"cusparseLoggerForceDisable",
            both::cusparseLoggerForceDisable,
            c"cusparseLoggerForceDisable($self)\n--\n\nTurns cuSPARSE's log off for the rest of the process.\n\n``cusparseStatus_t cusparseLoggerForceDisable(void)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable\n",
        );
    table
        .function(
            c"cusparseLoggerOpenFile",
            both::cusparseLoggerOpenFile,
            c"cusparseLoggerOpenFile($self, logFile)\n--\n\nOpens a file by its path and makes cuSPARSE write its log into it.\n\n``cusparseStatus_t cusparseLoggerOpenFile(const char *logFile)``\n\nParameters\n----------\nlogFile : bytes or str\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile\n",
        );
    table
        .function(
            c"cusparseLoggerSetCallback",
            both::cusparseLoggerSetCallback,
            c"cusparseLoggerSetCallback($self, callback)\n--\n\nInstalls a function that gets every line of cuSPARSE's log.\n\n``cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)``\n\nParameters\n----------\ncallback : callback\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback\n",
        );
    table
        .function(
            c"cusparseLoggerSetFile",
            both::cusparseLoggerSetFile,
            c"cusparseLoggerSetFile($self, file)\n--\n\nMakes cuSPARSE write its log into an open C stream.\n\n``cusparseStatus_t cusparseLoggerSetFile(FILE *file)``\n\nParameters\n----------\nfile : address or buffer\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile\n",
        );
    table
        .function(
            c"cusparseLoggerSetLevel",
            both::cusparseLoggerSetLevel,
            c"cusparseLoggerSetLevel($self, level)\n--\n\nSets how much cuSPARSE logs, from 0 (nothing) upward.\n\n``cusparseStatus_t cusparseLoggerSetLevel(int level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel\n",
        );
    table
        .function(
            c"cusparseLoggerSetMask",
            both::cusparseLoggerSetMask,
            c"cusparseLoggerSetMask($self, mask)\n--\n\nSets what cuSPARSE logs, as a mask of bits instead of a level.\n\n``cusparseStatus_t cusparseLoggerSetMask(int mask)``\n\nParameters\n----------\nmask : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask\n",
        );
    table
        .function(
            c"cusparseRot",
            both::cusparseRot,
            c"cusparseRot($self, handle, c_coeff, s_coeff, vecX, vecY)\n--\n\nRotates a sparse X and a dense Y, (x, y) = (c·x + s·y, c·y − s·x), at X's indices.\n\n``cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nc_coeff : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ns_coeff : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseSpVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot\n",
        );
    table
        .function(
            c"cusparseSDDMM",
            both::cusparseSDDMM,
            c"cusparseSDDMM($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)\n--\n\nC = α·(op(A)·op(B)) + β·C for dense A and B, only where the sparse C has elements.\n\n``cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSDDMMAlg_t\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM\n",
        );
    table
        .function(
            c"cusparseSDDMM_bufferSize",
            both::cusparseSDDMM_bufferSize,
            c"cusparseSDDMM_bufferSize($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg)\n--\n\nWrites how many bytes of workspace ``cusparseSDDMM`` needs.\n\n``cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\nmatA : cusparseDnMatDescr_t or None\nmatB : cusparseDnMatDescr_t or None\nbeta : complex or address or buffer\nmatC : cusparseSpMatDescr_t or None\ncomputeType : runtime.cudaDataType\nalg : cusparseSDDMMAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize\n",
        );
    table
        .function(
            c"cusparseSDDMM_preprocess",
            both::cusparseSDDMM_preprocess,
            c"cusparseSDDMM_preprocess($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)\n--\n\nPrepares in the workspace what makes later ``cusparseSDDMM`` with the same C faster.\n\n``cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSDDMMAlg_t\nexternalBuffer : device address or array\n    cubind keeps it alive until ``matC`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess\n",
        );
    table
        .function(
            c"cusparseSbsr2csr",
            both::cusparseSbsr2csr,
            c"cusparseSbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with square blocks into CSR, single precision.\n\n``cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr\n",
        );
    table
        .function(
            c"cusparseSbsric02",
            both::cusparseSbsric02,
            c"cusparseSbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, single precision.\n\n``cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02\n",
        );
    table
        .function(
            c"cusparseSbsric02_analysis",
            both::cusparseSbsric02_analysis,
            c"cusparseSbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)\n--\n\nAnalyzes a BSR A for incomplete Cholesky (``bsric02``), single precision.\n\n``cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npInputBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis\n",
        );
    table
        .function(
            c"cusparseSbsric02_bufferSize",
            both::cusparseSbsric02_bufferSize,
            c"cusparseSbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, single precision.\n\n``cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseSbsrilu02",
            both::cusparseSbsrilu02,
            c"cusparseSbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, single precision.\n\n``cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02\n",
        );
    table
        .function(
            c"cusparseSbsrilu02_analysis",
            both::cusparseSbsrilu02_analysis,
            c"cusparseSbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a BSR A for incomplete LU (``bsrilu02``), single precision.\n\n``cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseSbsrilu02_bufferSize",
            both::cusparseSbsrilu02_bufferSize,
            c"cusparseSbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of BSR needs, single precision.\n\n``cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseSbsrilu02_numericBoost",
            both::cusparseSbsrilu02_numericBoost,
            c"cusparseSbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``bsrilu02``, single precision.\n\n``cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseSbsrmm",
            both::cusparseSbsrmm,
            c"cusparseSbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)\n--\n\nC = α·op(A)·op(B) + β·C for a BSR A and dense B and C, single precision.\n\n``cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransB : cusparseOperation_t\nmb : int\nn : int\nkb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm\n",
        );
    table
        .function(
            c"cusparseSbsrmv",
            both::cusparseSbsrmv,
            c"cusparseSbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, single precision.\n\n``cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv\n",
        );
    table
        .function(
            c"cusparseSbsrsm2_analysis",
            both::cusparseSbsrsm2_analysis,
            c"cusparseSbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsm2_solve``, single precision.\n\n``cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis\n",
        );
    table
        .function(
            c"cusparseSbsrsm2_bufferSize",
            both::cusparseSbsrsm2_bufferSize,
            c"cusparseSbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, single precision.\n\n``cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockSize : int\ninfo : bsrsm2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize\n",
        );
    table
        .function(
            c"cusparseSbsrsm2_solve",
            both::cusparseSbsrsm2_solve,
            c"cusparseSbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)\n--\n\nSolves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, single precision.\n\n``cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldx : int\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve\n",
        );
    table
        .function(
            c"cusparseSbsrsv2_analysis",
            both::cusparseSbsrsv2_analysis,
            c"cusparseSbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsv2_solve``, single precision.\n\n``cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis\n",
        );
    table
        .function(
            c"cusparseSbsrsv2_bufferSize",
            both::cusparseSbsrsv2_bufferSize,
            c"cusparseSbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, single precision.\n\n``cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nblockDim : int\ninfo : bsrsv2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize\n",
        );
    table
        .function(
            c"cusparseSbsrsv2_solve",
            both::cusparseSbsrsv2_solve,
            c"cusparseSbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)\n--\n\nSolves op(A)·x = α·f for an analyzed triangular BSR A, single precision.\n\n``cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\nf : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve\n",
        );
    table
        .function(
            c"cusparseSbsrxmv",
            both::cusparseSbsrxmv,
            c"cusparseSbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, single precision.\n\n``cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nsizeOfMask : int\nmb : int\nnb : int\nnnzb : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedMaskPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedEndPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv\n",
        );
    table
        .function(
            c"cusparseScatter",
            both::cusparseScatter,
            c"cusparseScatter($self, handle, vecX, vecY)\n--\n\nCopies X's values into the dense Y at X's indices; other elements stay as they are.\n\n``cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nvecX : cusparseSpVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter\n",
        );
    table
        .function(
            c"cusparseScsr2bsr",
            both::cusparseScsr2bsr,
            c"cusparseScsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)\n--\n\nConverts CSR into BSR with square blocks, single precision.\n\n``cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr\n",
        );
    table
        .function(
            c"cusparseScsr2csr_compress",
            both::cusparseScsr2csr_compress,
            c"cusparseScsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)\n--\n\nCopies the elements of a CSR A of magnitude above tol into a CSR C, single precision.\n\n``cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzA : int\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress\n",
        );
    table
        .function(
            c"cusparseScsr2csru",
            both::cusparseScsr2csru,
            c"cusparseScsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nBrings CSR back into the order that it had before ``csru2csr``, single precision.\n\n``cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru\n",
        );
    table
        .function(
            c"cusparseScsr2gebsr",
            both::cusparseScsr2gebsr,
            c"cusparseScsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)\n--\n\nConverts CSR into BSR with rectangular blocks, single precision.\n\n``cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr\n",
        );
    table
        .function(
            c"cusparseScsr2gebsr_bufferSize",
            both::cusparseScsr2gebsr_bufferSize,
            c"cusparseScsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``csr2gebsr`` needs, single precision.\n\n``cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseScsrcolor",
            both::cusparseScsrcolor,
            c"cusparseScsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)\n--\n\nColors the graph of a CSR A so that neighbors differ, to a fraction of its rows, single precision.\n\n``cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nfractionToColor : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nncolors : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncoloring : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreordering : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor\n",
        );
    table
        .function(
            c"cusparseScsrgeam2",
            both::cusparseScsrgeam2,
            c"cusparseScsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nC = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, single precision.\n\n``cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2\n",
        );
    table
        .function(
            c"cusparseScsrgeam2_bufferSizeExt",
            both::cusparseScsrgeam2_bufferSizeExt,
            c"cusparseScsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace a CSR sum (``csrgeam2``) needs, single precision.\n\n``cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nbeta : float or address or buffer\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\ncsrSortedRowPtrB : device address or array\ncsrSortedColIndB : device address or array\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseScsric02",
            both::cusparseScsric02,
            c"cusparseScsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, single precision.\n\n``cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02\n",
        );
    table
        .function(
            c"cusparseScsric02_analysis",
            both::cusparseScsric02_analysis,
            c"cusparseScsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete Cholesky (``csric02``), single precision.\n\n``cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis\n",
        );
    table
        .function(
            c"cusparseScsric02_bufferSize",
            both::cusparseScsric02_bufferSize,
            c"cusparseScsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, single precision.\n\n``cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseScsrilu02",
            both::cusparseScsrilu02,
            c"cusparseScsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, single precision.\n\n``cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02\n",
        );
    table
        .function(
            c"cusparseScsrilu02_analysis",
            both::cusparseScsrilu02_analysis,
            c"cusparseScsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete LU (``csrilu02``), single precision.\n\n``cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseScsrilu02_bufferSize",
            both::cusparseScsrilu02_bufferSize,
            c"cusparseScsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of CSR needs, single precision.\n\n``cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseScsrilu02_numericBoost",
            both::cusparseScsrilu02_numericBoost,
            c"cusparseScsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``csrilu02``, single precision.\n\n``cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseScsru2csr",
            both::cusparseScsru2csr,
            c"cusparseScsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nSorts the columns of each row of CSR with their values and remembers the order, single precision.\n\n``cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr\n",
        );
    table
        .function(
            c"cusparseScsru2csr_bufferSizeExt",
            both::cusparseScsru2csr_bufferSizeExt,
            c"cusparseScsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)\n--\n\nWrites how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, single precision.\n\n``cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\ncsrRowPtr : device address or array\ncsrColInd : device address or array\ninfo : csru2csrInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSetColorAlgs",
            both::cusparseSetColorAlgs,
            c"cusparseSetColorAlgs($self, info, alg)\n--\n\nSets the algorithm of graph coloring.\n\n``cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t alg)``\n\nParameters\n----------\ninfo : cusparseColorInfo_t or None\nalg : cusparseColorAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier, until CUDA 12.0.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetColorAlgs\n",
        );
    table
        .function(
            c"cusparseSetMatDiagType",
            both::cusparseSetMatDiagType,
            c"cusparseSetMatDiagType($self, descrA, diagType)\n--\n\nSets whether the diagonal is stored or all ones.\n\n``cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\ndiagType : cusparseDiagType_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType\n",
        );
    table
        .function(
            c"cusparseSetMatFillMode",
            both::cusparseSetMatFillMode,
            c"cusparseSetMatFillMode($self, descrA, fillMode)\n--\n\nSets whether the lower or the upper triangle counts.\n\n``cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\nfillMode : cusparseFillMode_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode\n",
        );
    table
        .function(
            c"cusparseSetMatIndexBase",
            both::cusparseSetMatIndexBase,
            c"cusparseSetMatIndexBase($self, descrA, base)\n--\n\nSets whether indices begin at 0 or 1.\n\n``cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\nbase : cusparseIndexBase_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase\n",
        );
    table
        .function(
            c"cusparseSetMatType",
            both::cusparseSetMatType,
            c"cusparseSetMatType($self, descrA, typename)\n--\n\nSets whether a matrix is general, symmetric, Hermitian or triangular.\n\n``cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type)``\n\nParameters\n----------\ndescrA : cusparseMatDescr_t or None\ntypename : cusparseMatrixType_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType\n",
        );
    table
        .function(
            c"cusparseSetPointerMode",
            both::cusparseSetPointerMode,
            c"cusparseSetPointerMode($self, handle, mode)\n--\n\nSets whether scalars such as α, β and results are pointers to host or to device memory.\n\n``cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmode : cusparsePointerMode_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode\n",
        );
    table
        .function(
            c"cusparseSetStream",
            both::cusparseSetStream,
            c"cusparseSetStream($self, handle, streamId)\n--\n\nMakes later calls with the handle run on a stream.\n\n``cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``handle`` is destroyed or set again.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream\n",
        );
    table
        .function(
            c"cusparseSgebsr2csr",
            both::cusparseSgebsr2csr,
            c"cusparseSgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with rectangular blocks into CSR, single precision.\n\n``cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr\n",
        );
    table
        .function(
            c"cusparseSgebsr2gebsc",
            both::cusparseSgebsr2gebsc,
            c"cusparseSgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)\n--\n\nConverts rectangular blocks from compressed rows to compressed columns, single precision.\n\n``cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\nbscVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscColPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc\n",
        );
    table
        .function(
            c"cusparseSgebsr2gebsc_bufferSize",
            both::cusparseSgebsr2gebsc_bufferSize,
            c"cusparseSgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, single precision.\n\n``cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize\n",
        );
    table
        .function(
            c"cusparseSgebsr2gebsr",
            both::cusparseSgebsr2gebsr,
            c"cusparseSgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)\n--\n\nConverts BSR into BSR with blocks of another shape, single precision.\n\n``cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimA : int\ncolBlockDimA : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimC : int\ncolBlockDimC : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr\n",
        );
    table
        .function(
            c"cusparseSgebsr2gebsr_bufferSize",
            both::cusparseSgebsr2gebsr_bufferSize,
            c"cusparseSgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, single precision.\n\n``cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nrowBlockDimA : int\ncolBlockDimA : int\nrowBlockDimC : int\ncolBlockDimC : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseSgemvi",
            both::cusparseSgemvi,
            c"cusparseSgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)\n--\n\ny = α·op(A)·x + β·y for a dense A and a sparse x, single precision.\n\n``cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnz : int\nxVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi\n",
        );
    table
        .function(
            c"cusparseSgemvi_bufferSize",
            both::cusparseSgemvi_bufferSize,
            c"cusparseSgemvi_bufferSize($self, handle, transA, m, n, nnz)\n--\n\nWrites how many bytes of workspace ``gemvi`` needs, single precision.\n\n``cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nnnz : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize\n",
        );
    table
        .function(
            c"cusparseSgpsvInterleavedBatch",
            both::cusparseSgpsvInterleavedBatch,
            c"cusparseSgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)\n--\n\nSolves many interleaved pentadiagonal systems, single precision; overwrites all arrays.\n\n``cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl, float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseSgpsvInterleavedBatch_bufferSizeExt",
            both::cusparseSgpsvInterleavedBatch_bufferSizeExt,
            c"cusparseSgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gpsvInterleavedBatch`` needs, single precision.\n\n``cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\ndl : device address or array\nd : device address or array\ndu : device address or array\ndw : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSgtsv2",
            both::cusparseSgtsv2,
            c"cusparseSgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A with pivoting, single precision; X replaces B.\n\n``cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2\n",
        );
    table
        .function(
            c"cusparseSgtsv2StridedBatch",
            both::cusparseSgtsv2StridedBatch,
            c"cusparseSgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)\n--\n\nSolves a batch of tridiagonal systems at a fixed stride, single precision; solutions replace x.\n\n``cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x, int batchCount, int batchStride, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\nbatchStride : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch\n",
        );
    table
        .function(
            c"cusparseSgtsv2StridedBatch_bufferSizeExt",
            both::cusparseSgtsv2StridedBatch_bufferSizeExt,
            c"cusparseSgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)\n--\n\nWrites how many bytes of workspace ``gtsv2StridedBatch`` needs, single precision.\n\n``cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSgtsv2_bufferSizeExt",
            both::cusparseSgtsv2_bufferSizeExt,
            c"cusparseSgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, single precision.\n\n``cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSgtsv2_nopivot",
            both::cusparseSgtsv2_nopivot,
            c"cusparseSgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A without pivoting, single precision; X replaces B.\n\n``cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot\n",
        );
    table
        .function(
            c"cusparseSgtsv2_nopivot_bufferSizeExt",
            both::cusparseSgtsv2_nopivot_bufferSizeExt,
            c"cusparseSgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace ``gtsv2_nopivot`` needs, single precision.\n\n``cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSgtsvInterleavedBatch",
            both::cusparseSgtsvInterleavedBatch,
            c"cusparseSgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)\n--\n\nSolves many interleaved tridiagonal systems, single precision; overwrites all arrays.\n\n``cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d, float *du, float *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseSgtsvInterleavedBatch_bufferSizeExt",
            both::cusparseSgtsvInterleavedBatch_bufferSizeExt,
            c"cusparseSgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gtsvInterleavedBatch`` needs, single precision.\n\n``cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSnnz",
            both::cusparseSnnz,
            c"cusparseSnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)\n--\n\nCounts the nonzeros of each row or column of a dense A, and all of them, single precision.\n\n``cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnzPerRowCol : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz\n",
        );
    table
        .function(
            c"cusparseSnnz_compress",
            both::cusparseSnnz_compress,
            c"cusparseSnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)\n--\n\nCounts the CSR elements of magnitude above tol, of each row and in all, single precision.\n\n``cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndescr : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzC : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress\n",
        );
    table
        .function(
            c"cusparseSpGEMM_compute",
            both::cusparseSpGEMM_compute,
            c"cusparseSpGEMM_compute($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, bufferSize2, externalBuffer2)\n--\n\nComputes a product of sparse matrices; with a null buffer, writes the bytes it needs (step 2).\n\n``cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nbufferSize2 : int\nexternalBuffer2 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize2 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute\n",
        );
    table
        .function(
            c"cusparseSpGEMM_copy",
            both::cusparseSpGEMM_copy,
            c"cusparseSpGEMM_copy($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr)\n--\n\nCopies the computed sparse product into the arrays of C (the last step).\n\n``cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy\n",
        );
    table
        .function(
            c"cusparseSpGEMM_createDescr",
            both::cusparseSpGEMM_createDescr,
            c"cusparseSpGEMM_createDescr($self)\n--\n\nCreates the object that passes state between the steps of a sparse product.\n\n``cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndescr : cusparseSpGEMMDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr\n",
        );
    table
        .function(
            c"cusparseSpGEMM_destroyDescr",
            both::cusparseSpGEMM_destroyDescr,
            c"cusparseSpGEMM_destroyDescr($self, descr)\n--\n\nDestroys the state of a sparse product.\n\n``cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)``\n\nParameters\n----------\ndescr : cusparseSpGEMMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr\n",
        );
    table
        .function(
            c"cusparseSpGEMM_estimateMemory",
            both::cusparseSpGEMM_estimateMemory,
            c"cusparseSpGEMM_estimateMemory($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, chunk_fraction, bufferSize3, externalBuffer3)\n--\n\nWrites how much memory a sparse product needs if it is computed in parts.\n\n``cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nchunk_fraction : float\nbufferSize3 : int\nexternalBuffer3 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize3 : int\nbufferSize2 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory\n",
        );
    table
        .function(
            c"cusparseSpGEMM_getNumProducts",
            both::cusparseSpGEMM_getNumProducts,
            c"cusparseSpGEMM_getNumProducts($self, spgemmDescr)\n--\n\nWrites how many products of elements a sparse product computes, after its work estimation.\n\n``cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr, int64_t *num_prods)``\n\nParameters\n----------\nspgemmDescr : cusparseSpGEMMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nnum_prods : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts\n",
        );
    table
        .function(
            c"cusparseSpGEMM_workEstimation",
            both::cusparseSpGEMM_workEstimation,
            c"cusparseSpGEMM_workEstimation($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, bufferSize1, externalBuffer1)\n--\n\nEstimates a sparse product's work; with a null buffer, writes the bytes it needs (step 1).\n\n``cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nbufferSize1 : int\nexternalBuffer1 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize1 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation\n",
        );
    table
        .function(
            c"cusparseSpGEMMreuse_compute",
            both::cusparseSpGEMMreuse_compute,
            c"cusparseSpGEMMreuse_compute($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr)\n--\n\nC = α·op(A)·op(B) + β·C of sparse matrices by the found pattern; again for other values.\n\n``cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute\n",
        );
    table
        .function(
            c"cusparseSpGEMMreuse_copy",
            both::cusparseSpGEMMreuse_copy,
            c"cusparseSpGEMMreuse_copy($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize5, externalBuffer5)\n--\n\nCopies the pattern of a sparse product into the arrays of C (step 3).\n\n``cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nbufferSize5 : int\nexternalBuffer5 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize5 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy\n",
        );
    table
        .function(
            c"cusparseSpGEMMreuse_nnz",
            both::cusparseSpGEMMreuse_nnz,
            c"cusparseSpGEMMreuse_nnz($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize2, externalBuffer2, bufferSize3, externalBuffer3, bufferSize4, externalBuffer4)\n--\n\nFinds the pattern of a sparse product for more than one use; C then tells its nonzeros (step 2).\n\n``cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nbufferSize2 : int\nexternalBuffer2 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\nbufferSize3 : int\nexternalBuffer3 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\nbufferSize4 : int\nexternalBuffer4 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize2 : int\nbufferSize3 : int\nbufferSize4 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz\n",
        );
    table
        .function(
            c"cusparseSpGEMMreuse_workEstimation",
            both::cusparseSpGEMMreuse_workEstimation,
            c"cusparseSpGEMMreuse_workEstimation($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize1, externalBuffer1)\n--\n\nEstimates the work of a sparse product whose pattern is used more than once (step 1).\n\n``cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseSpGEMMAlg_t\nspgemmDescr : cusparseSpGEMMDescr_t or None\nbufferSize1 : int\nexternalBuffer1 : device address or array\n    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize1 : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation\n",
        );
    table
        .function(
            c"cusparseSpMM",
            both::cusparseSpMM,
            c"cusparseSpMM($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)\n--\n\nC = α·op(A)·op(B) + β·C for a sparse A and dense B and C.\n\n``cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMMAlg_t\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM\n",
        );
    table
        .function(
            c"cusparseSpMMOp",
            both::cusparseSpMMOp,
            c"cusparseSpMMOp($self, plan, externalBuffer)\n--\n\nRuns a planned product of a sparse A and a dense B with the caller's own operators.\n\n``cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)``\n\nParameters\n----------\nplan : cusparseSpMMOpPlan_t or None\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``plan``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp\n",
        );
    table
        .function(
            c"cusparseSpMMOp_createPlan",
            only12::cusparseSpMMOp_createPlan,
            c"cusparseSpMMOp_createPlan($self, handle, opA, opB, matA, matB, matC, computeType, alg, addOperationNvvmBuffer, addOperationBufferSize, mulOperationNvvmBuffer, mulOperationBufferSize, epilogueNvvmBuffer, epilogueBufferSize)\n--\n\nPlans a product of a sparse A and a dense B with the caller's own addition and multiplication.\n\n``cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationNvvmBuffer, size_t addOperationBufferSize, const void *mulOperationNvvmBuffer, size_t mulOperationBufferSize, const void *epilogueNvvmBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive as long as ``plan`` exists.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive as long as ``plan`` exists.\nmatC : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive as long as ``plan`` exists.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMMOpAlg_t\naddOperationNvvmBuffer : address or buffer\naddOperationBufferSize : int\nmulOperationNvvmBuffer : address or buffer\nmulOperationBufferSize : int\nepilogueNvvmBuffer : address or buffer\nepilogueBufferSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nplan : cusparseSpMMOpPlan_t\nSpMMWorkspaceSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan\n",
        );
    table
        .function(
            c"cusparseSpMMOp_destroyPlan",
            both::cusparseSpMMOp_destroyPlan,
            c"cusparseSpMMOp_destroyPlan($self, plan)\n--\n\nDestroys a plan of a product with the caller's own operators.\n\n``cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)``\n\nParameters\n----------\nplan : cusparseSpMMOpPlan_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan\n",
        );
    table
        .function(
            c"cusparseSpMM_bufferSize",
            both::cusparseSpMM_bufferSize,
            c"cusparseSpMM_bufferSize($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg)\n--\n\nWrites how many bytes of workspace ``cusparseSpMM`` needs.\n\n``cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\nmatA : cusparseSpMatDescr_t or None\nmatB : cusparseDnMatDescr_t or None\nbeta : complex or address or buffer\nmatC : cusparseDnMatDescr_t or None\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMMAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpMM_preprocess",
            both::cusparseSpMM_preprocess,
            c"cusparseSpMM_preprocess($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)\n--\n\nPrepares in the workspace what makes later ``cusparseSpMM`` with the same A faster.\n\n``cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMMAlg_t\nexternalBuffer : device address or array\n    cubind keeps it alive until ``matA`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess\n",
        );
    table
        .function(
            c"cusparseSpMV",
            both::cusparseSpMV,
            c"cusparseSpMV($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg, externalBuffer)\n--\n\nY = α·op(A)·X + β·Y for a sparse A and dense vectors.\n\n``cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMVAlg_t\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV\n",
        );
    table
        .function(
            c"cusparseSpMV_bufferSize",
            both::cusparseSpMV_bufferSize,
            c"cusparseSpMV_bufferSize($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg)\n--\n\nWrites how many bytes of workspace ``cusparseSpMV`` needs.\n\n``cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\nmatA : cusparseSpMatDescr_t or None\nvecX : cusparseDnVecDescr_t or None\nbeta : complex or address or buffer\nvecY : cusparseDnVecDescr_t or None\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMVAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpMV_preprocess",
            both::cusparseSpMV_preprocess,
            c"cusparseSpMV_preprocess($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg, externalBuffer)\n--\n\nPrepares in the workspace what makes later ``cusparseSpMV`` with the same A faster.\n\n``cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpMVAlg_t\nexternalBuffer : device address or array\n    cubind keeps it alive until ``matA`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess\n",
        );
    table
        .function(
            c"cusparseSpMatGetAttribute",
            only12::cusparseSpMatGetAttribute,
            c"cusparseSpMatGetAttribute($self, spMatDescr, attribute, dataSize)\n--\n\nReads an attribute of a sparse matrix, such as which triangle counts.\n\n``cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nattribute : cusparseSpMatAttribute_t\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndata : object\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetAttribute\n",
        );
    table
        .function(
            c"cusparseSpMatGetFormat",
            both::cusparseSpMatGetFormat,
            c"cusparseSpMatGetFormat($self, spMatDescr)\n--\n\nTells the format of a sparse matrix, such as CSR or COO.\n\n``cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr, cusparseFormat_t *format)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nformat : cusparseFormat_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat\n",
        );
    table
        .function(
            c"cusparseSpMatGetIndexBase",
            both::cusparseSpMatGetIndexBase,
            c"cusparseSpMatGetIndexBase($self, spMatDescr)\n--\n\nTells whether a sparse matrix's indices begin at 0 or 1.\n\n``cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr, cusparseIndexBase_t *idxBase)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nidxBase : cusparseIndexBase_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase\n",
        );
    table
        .function(
            c"cusparseSpMatGetSize",
            both::cusparseSpMatGetSize,
            c"cusparseSpMatGetSize($self, spMatDescr)\n--\n\nWrites how many rows, columns and nonzeros a sparse matrix has.\n\n``cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nrows : int\ncols : int\nnnz : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize\n",
        );
    table
        .function(
            c"cusparseSpMatGetStridedBatch",
            both::cusparseSpMatGetStridedBatch,
            c"cusparseSpMatGetStridedBatch($self, spMatDescr)\n--\n\nWrites how many matrices a sparse descriptor stands for.\n\n``cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr, int *batchCount)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbatchCount : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch\n",
        );
    table
        .function(
            c"cusparseSpMatGetValues",
            both::cusparseSpMatGetValues,
            c"cusparseSpMatGetValues($self, spMatDescr)\n--\n\nWrites where a sparse matrix's values are.\n\n``cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues\n",
        );
    table
        .function(
            c"cusparseSpMatSetAttribute",
            only12::cusparseSpMatSetAttribute,
            c"cusparseSpMatSetAttribute($self, spMatDescr, attribute, data, dataSize)\n--\n\nSets an attribute of a sparse matrix, such as which triangle counts or a unit diagonal.\n\n``cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nattribute : cusparseSpMatAttribute_t\ndata : object\ndataSize : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute\n",
        );
    table
        .function(
            c"cusparseSpMatSetValues",
            both::cusparseSpMatSetValues,
            c"cusparseSpMatSetValues($self, spMatDescr, values)\n--\n\nMakes a sparse matrix take its values from another device array.\n\n``cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)``\n\nParameters\n----------\nspMatDescr : cusparseSpMatDescr_t or None\nvalues : device address or array\n    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues\n",
        );
    table
        .function(
            c"cusparseSpSM_analysis",
            both::cusparseSpSM_analysis,
            c"cusparseSpSM_analysis($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr, externalBuffer)\n--\n\nAnalyzes a triangular sparse A for ``cusparseSpSM_solve``; the workspace must live on for it.\n\n``cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSMAlg_t\nspsmDescr : cusparseSpSMDescr_t or None\nexternalBuffer : device address or array\n    cubind keeps it alive until ``spsmDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis\n",
        );
    table
        .function(
            c"cusparseSpSM_bufferSize",
            both::cusparseSpSM_bufferSize,
            c"cusparseSpSM_bufferSize($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr)\n--\n\nWrites how many bytes of workspace a triangular solve with a matrix needs.\n\n``cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\nmatA : cusparseSpMatDescr_t or None\nmatB : cusparseDnMatDescr_t or None\nmatC : cusparseDnMatDescr_t or None\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSMAlg_t\nspsmDescr : cusparseSpSMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpSM_createDescr",
            both::cusparseSpSM_createDescr,
            c"cusparseSpSM_createDescr($self)\n--\n\nCreates the object that holds the analysis of a triangular solve with a matrix.\n\n``cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndescr : cusparseSpSMDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr\n",
        );
    table
        .function(
            c"cusparseSpSM_destroyDescr",
            both::cusparseSpSM_destroyDescr,
            c"cusparseSpSM_destroyDescr($self, descr)\n--\n\nDestroys the analysis of a triangular solve with a matrix.\n\n``cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr)``\n\nParameters\n----------\ndescr : cusparseSpSMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr\n",
        );
    table
        .function(
            c"cusparseSpSM_solve",
            both::cusparseSpSM_solve,
            c"cusparseSpSM_solve($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr)\n--\n\nSolves op(A)·C = α·op(B) for an analyzed triangular sparse A and dense matrices.\n\n``cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nopB : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatC : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSMAlg_t\nspsmDescr : cusparseSpSMDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve\n",
        );
    table
        .function(
            c"cusparseSpSM_updateMatrix",
            both::cusparseSpSM_updateMatrix,
            c"cusparseSpSM_updateMatrix($self, handle, spsmDescr, newValues, updatePart)\n--\n\nGives an analyzed triangular solve with a matrix other values of A, or of A's diagonal.\n\n``cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nspsmDescr : cusparseSpSMDescr_t or None\nnewValues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nupdatePart : cusparseSpSMUpdate_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix\n",
        );
    table
        .function(
            c"cusparseSpSV_analysis",
            both::cusparseSpSV_analysis,
            c"cusparseSpSV_analysis($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr, externalBuffer)\n--\n\nAnalyzes a triangular sparse A for ``cusparseSpSV_solve``; the workspace must live on for it.\n\n``cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSVAlg_t\nspsvDescr : cusparseSpSVDescr_t or None\nexternalBuffer : device address or array\n    cubind keeps it alive until ``spsvDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis\n",
        );
    table
        .function(
            c"cusparseSpSV_bufferSize",
            both::cusparseSpSV_bufferSize,
            c"cusparseSpSV_bufferSize($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr)\n--\n\nWrites how many bytes of workspace a triangular solve with a vector needs.\n\n``cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\nmatA : cusparseSpMatDescr_t or None\nvecX : cusparseDnVecDescr_t or None\nvecY : cusparseDnVecDescr_t or None\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSVAlg_t\nspsvDescr : cusparseSpSVDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpSV_createDescr",
            both::cusparseSpSV_createDescr,
            c"cusparseSpSV_createDescr($self)\n--\n\nCreates the object that holds the analysis of a triangular solve with a vector.\n\n``cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)``\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\ndescr : cusparseSpSVDescr_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr\n",
        );
    table
        .function(
            c"cusparseSpSV_destroyDescr",
            both::cusparseSpSV_destroyDescr,
            c"cusparseSpSV_destroyDescr($self, descr)\n--\n\nDestroys the analysis of a triangular solve with a vector.\n\n``cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr)``\n\nParameters\n----------\ndescr : cusparseSpSVDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr\n",
        );
    table
        .function(
            c"cusparseSpSV_solve",
            both::cusparseSpSV_solve,
            c"cusparseSpSV_solve($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr)\n--\n\nSolves op(A)·Y = α·X for an analyzed triangular sparse A and dense vectors.\n\n``cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopA : cusparseOperation_t\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecX : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nalg : cusparseSpSVAlg_t\nspsvDescr : cusparseSpSVDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve\n",
        );
    table
        .function(
            c"cusparseSpSV_updateMatrix",
            both::cusparseSpSV_updateMatrix,
            c"cusparseSpSV_updateMatrix($self, handle, spsvDescr, newValues, updatePart)\n--\n\nGives an analyzed triangular solve other values of A, or of A's diagonal.\n\n``cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nspsvDescr : cusparseSpSVDescr_t or None\nnewValues : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nupdatePart : cusparseSpSVUpdate_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix\n",
        );
    table
        .function(
            c"cusparseSpVV",
            both::cusparseSpVV,
            c"cusparseSpVV($self, handle, opX, vecX, vecY, result, computeType, externalBuffer)\n--\n\nresult = Σ op(X[i])·Y[i] for a sparse X and a dense Y; op may conjugate.\n\n``cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopX : cusparseOperation_t\nvecX : cusparseSpVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvecY : cusparseDnVecDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nresult : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV\n",
        );
    table
        .function(
            c"cusparseSpVV_bufferSize",
            both::cusparseSpVV_bufferSize,
            c"cusparseSpVV_bufferSize($self, handle, opX, vecX, vecY, result, computeType)\n--\n\nWrites how many bytes of workspace ``cusparseSpVV`` needs.\n\n``cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nopX : cusparseOperation_t\nvecX : cusparseSpVecDescr_t or None\nvecY : cusparseDnVecDescr_t or None\nresult : address or buffer\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpVecGet",
            both::cusparseSpVecGet,
            c"cusparseSpVecGet($self, spVecDescr)\n--\n\nWrites a sparse vector's size, number of nonzeros, arrays and types.\n\n``cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, void **indices, void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nsize : int\nnnz : int\nindices : int\nvalues : int\nidxType : cusparseIndexType_t\nidxBase : cusparseIndexBase_t\nvalueType : runtime.cudaDataType\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet\n",
        );
    table
        .function(
            c"cusparseSpVecGetIndexBase",
            both::cusparseSpVecGetIndexBase,
            c"cusparseSpVecGetIndexBase($self, spVecDescr)\n--\n\nTells whether a sparse vector's indices begin at 0 or 1.\n\n``cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr, cusparseIndexBase_t *idxBase)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nidxBase : cusparseIndexBase_t\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase\n",
        );
    table
        .function(
            c"cusparseSpVecGetValues",
            both::cusparseSpVecGetValues,
            c"cusparseSpVecGetValues($self, spVecDescr)\n--\n\nWrites where a sparse vector's values are.\n\n``cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nvalues : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues\n",
        );
    table
        .function(
            c"cusparseSpVecSetValues",
            both::cusparseSpVecSetValues,
            c"cusparseSpVecSetValues($self, spVecDescr, values)\n--\n\nMakes a sparse vector take its values from another device array.\n\n``cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)``\n\nParameters\n----------\nspVecDescr : cusparseSpVecDescr_t or None\nvalues : device address or array\n    cubind keeps it alive until ``spVecDescr`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues\n",
        );
    table
        .function(
            c"cusparseSparseToDense",
            both::cusparseSparseToDense,
            c"cusparseSparseToDense($self, handle, matA, matB, alg, externalBuffer)\n--\n\nWrites a sparse matrix into a dense one, with zeros elsewhere.\n\n``cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmatA : cusparseSpMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmatB : cusparseDnMatDescr_t or None\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nalg : cusparseSparseToDenseAlg_t\nexternalBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense\n",
        );
    table
        .function(
            c"cusparseSparseToDense_bufferSize",
            both::cusparseSparseToDense_bufferSize,
            c"cusparseSparseToDense_bufferSize($self, handle, matA, matB, alg)\n--\n\nWrites how many bytes of workspace ``cusparseSparseToDense`` needs.\n\n``cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, size_t *bufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmatA : cusparseSpMatDescr_t or None\nmatB : cusparseDnMatDescr_t or None\nalg : cusparseSparseToDenseAlg_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csr",
            both::cusparseSpruneCsr2csr,
            c"cusparseSpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nCopies the elements of a CSR A whose magnitude exceeds the threshold into a CSR C, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csrByPercentage",
            both::cusparseSpruneCsr2csrByPercentage,
            c"cusparseSpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)\n--\n\nCopies a CSR A into a CSR C without a percentage of the smallest elements, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csrByPercentage_bufferSizeExt",
            both::cusparseSpruneCsr2csrByPercentage_bufferSizeExt,
            c"cusparseSpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)\n--\n\nWrites how many bytes of workspace pruning a CSR matrix by percentage needs, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\ninfo : pruneInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csrNnz",
            both::cusparseSpruneCsr2csrNnz,
            c"cusparseSpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites C's row offsets and how many elements of a CSR A exceed the threshold in magnitude, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csrNnzByPercentage",
            both::cusparseSpruneCsr2csrNnzByPercentage,
            c"cusparseSpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)\n--\n\nWrites C's row offsets and nonzeros if a percentage of a CSR A is dropped, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage\n",
        );
    table
        .function(
            c"cusparseSpruneCsr2csr_bufferSizeExt",
            both::cusparseSpruneCsr2csr_bufferSizeExt,
            c"cusparseSpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace pruning a CSR matrix needs, single precision.\n\n``cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nthreshold : float or address or buffer\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csr",
            both::cusparseSpruneDense2csr,
            c"cusparseSpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nCopies the elements of a dense A whose magnitude exceeds the threshold into a CSR C, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csrByPercentage",
            both::cusparseSpruneDense2csrByPercentage,
            c"cusparseSpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)\n--\n\nCopies a dense A into a CSR C without a percentage of the smallest elements, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csrByPercentage_bufferSizeExt",
            both::cusparseSpruneDense2csrByPercentage_bufferSizeExt,
            c"cusparseSpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)\n--\n\nWrites how many bytes of workspace pruning a dense matrix by percentage needs, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\ninfo : pruneInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csrNnz",
            both::cusparseSpruneDense2csrNnz,
            c"cusparseSpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrRowPtrC, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites C's row offsets and how many elements of a dense A exceed the threshold in magnitude, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nthreshold : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csrNnzByPercentage",
            both::cusparseSpruneDense2csrNnzByPercentage,
            c"cusparseSpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)\n--\n\nWrites C's row offsets and nonzeros if a percentage of a dense A is dropped, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\npercentage : float\ndescrC : cusparseMatDescr_t or None\ncsrRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : pruneInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage\n",
        );
    table
        .function(
            c"cusparseSpruneDense2csr_bufferSizeExt",
            both::cusparseSpruneDense2csr_bufferSizeExt,
            c"cusparseSpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace pruning a dense matrix needs, single precision.\n\n``cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\nthreshold : float or address or buffer\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseXbsric02_zeroPivot",
            both::cusparseXbsric02_zeroPivot,
            c"cusparseXbsric02_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's block row of incomplete Cholesky of BSR, or −1.\n\n``cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsric02Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXbsrilu02_zeroPivot",
            both::cusparseXbsrilu02_zeroPivot,
            c"cusparseXbsrilu02_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's block row of incomplete LU of BSR, or −1.\n\n``cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrilu02Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXbsrsm2_zeroPivot",
            both::cusparseXbsrsm2_zeroPivot,
            c"cusparseXbsrsm2_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's block row of a BSR solve with a matrix, or −1.\n\n``cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrsm2Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXbsrsv2_zeroPivot",
            both::cusparseXbsrsv2_zeroPivot,
            c"cusparseXbsrsv2_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's block row of a BSR solve with a vector, or −1.\n\n``cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrsv2Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXcoo2csr",
            both::cusparseXcoo2csr,
            c"cusparseXcoo2csr($self, handle, cooRowInd, nnz, m, csrSortedRowPtr, idxBase)\n--\n\nCompresses the sorted row indices of coordinates into the row offsets of CSR.\n\n``cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr, cusparseIndexBase_t idxBase)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ncooRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnz : int\nm : int\ncsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr\n",
        );
    table
        .function(
            c"cusparseXcoosortByColumn",
            both::cusparseXcoosortByColumn,
            c"cusparseXcoosortByColumn($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)\n--\n\nSorts coordinates by column in place, and P along with them.\n\n``cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncooRowsA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncooColsA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn\n",
        );
    table
        .function(
            c"cusparseXcoosortByRow",
            both::cusparseXcoosortByRow,
            c"cusparseXcoosortByRow($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)\n--\n\nSorts coordinates by row in place, and P along with them.\n\n``cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncooRowsA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncooColsA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow\n",
        );
    table
        .function(
            c"cusparseXcoosort_bufferSizeExt",
            both::cusparseXcoosort_bufferSizeExt,
            c"cusparseXcoosort_bufferSizeExt($self, handle, m, n, nnz, cooRowsA, cooColsA)\n--\n\nWrites how many bytes of workspace sorting coordinates needs.\n\n``cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cooRowsA, const int *cooColsA, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncooRowsA : device address or array\ncooColsA : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseXcscsort",
            both::cusparseXcscsort,
            c"cusparseXcscsort($self, handle, m, n, nnz, descrA, cscColPtrA, cscRowIndA, P, pBuffer)\n--\n\nSorts the rows of each column of CSC in place, and P along with them.\n\n``cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncscColPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncscRowIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort\n",
        );
    table
        .function(
            c"cusparseXcscsort_bufferSizeExt",
            both::cusparseXcscsort_bufferSizeExt,
            c"cusparseXcscsort_bufferSizeExt($self, handle, m, n, nnz, cscColPtrA, cscRowIndA)\n--\n\nWrites how many bytes of workspace sorting CSC needs.\n\n``cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cscColPtrA, const int *cscRowIndA, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncscColPtrA : device address or array\ncscRowIndA : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseXcsr2bsrNnz",
            both::cusparseXcsr2bsrNnz,
            c"cusparseXcsr2bsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedRowPtrC, nnzTotalDevHostPtr)\n--\n\nWrites the row offsets and the number of blocks that CSR has as BSR.\n\n``cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz\n",
        );
    table
        .function(
            c"cusparseXcsr2coo",
            both::cusparseXcsr2coo,
            c"cusparseXcsr2coo($self, handle, csrSortedRowPtr, nnz, m, cooRowInd, idxBase)\n--\n\nExpands the row offsets of CSR into one row index for each element.\n\n``cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd, cusparseIndexBase_t idxBase)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ncsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnz : int\nm : int\ncooRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo\n",
        );
    table
        .function(
            c"cusparseXcsr2gebsrNnz",
            both::cusparseXcsr2gebsrNnz,
            c"cusparseXcsr2gebsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedRowPtrC, rowBlockDim, colBlockDim, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites the row offsets and the number of blocks that CSR has as BSR with rectangular blocks.\n\n``cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz\n",
        );
    table
        .function(
            c"cusparseXcsrgeam2Nnz",
            both::cusparseXcsrgeam2Nnz,
            c"cusparseXcsrgeam2Nnz($self, handle, m, n, descrA, nnzA, csrSortedRowPtrA, csrSortedColIndA, descrB, nnzB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, workspace)\n--\n\nWrites C's row offsets and number of nonzeros for a sum of CSR matrices.\n\n``cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *workspace)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedRowPtrB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz\n",
        );
    table
        .function(
            c"cusparseXcsric02_zeroPivot",
            both::cusparseXcsric02_zeroPivot,
            c"cusparseXcsric02_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's row of incomplete Cholesky of CSR, or −1.\n\n``cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csric02Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXcsrilu02_zeroPivot",
            both::cusparseXcsrilu02_zeroPivot,
            c"cusparseXcsrilu02_zeroPivot($self, handle, info, position)\n--\n\nWaits, then writes the first zero pivot's row of incomplete LU of CSR, or −1.\n\n``cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csrilu02Info_t or None\nposition : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot\n",
        );
    table
        .function(
            c"cusparseXcsrsort",
            both::cusparseXcsrsort,
            c"cusparseXcsrsort($self, handle, m, n, nnz, descrA, csrRowPtrA, csrColIndA, P, pBuffer)\n--\n\nSorts the columns of each row of CSR in place, and P along with them.\n\n``cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort\n",
        );
    table
        .function(
            c"cusparseXcsrsort_bufferSizeExt",
            both::cusparseXcsrsort_bufferSizeExt,
            c"cusparseXcsrsort_bufferSizeExt($self, handle, m, n, nnz, csrRowPtrA, csrColIndA)\n--\n\nWrites how many bytes of workspace sorting CSR needs.\n\n``cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *csrRowPtrA, const int *csrColIndA, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrRowPtrA : device address or array\ncsrColIndA : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseXgebsr2gebsrNnz",
            both::cusparseXgebsr2gebsrNnz,
            c"cusparseXgebsr2gebsrNnz($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedRowPtrC, rowBlockDimC, colBlockDimC, nnzTotalDevHostPtr, pBuffer)\n--\n\nWrites the row offsets and the number of blocks that BSR has with blocks of another shape.\n\n``cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimA : int\ncolBlockDimA : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimC : int\ncolBlockDimC : int\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz\n",
        );
    table
        .function(
            c"cusparseZbsr2csr",
            both::cusparseZbsr2csr,
            c"cusparseZbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with square blocks into CSR, double-precision complex.\n\n``cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr\n",
        );
    table
        .function(
            c"cusparseZbsric02",
            both::cusparseZbsric02,
            c"cusparseZbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02\n",
        );
    table
        .function(
            c"cusparseZbsric02_analysis",
            both::cusparseZbsric02_analysis,
            c"cusparseZbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)\n--\n\nAnalyzes a BSR A for incomplete Cholesky (``bsric02``), double-precision complex.\n\n``cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsric02Info_t or None\npolicy : cusparseSolvePolicy_t\npInputBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis\n",
        );
    table
        .function(
            c"cusparseZbsric02_bufferSize",
            both::cusparseZbsric02_bufferSize,
            c"cusparseZbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, double-precision complex.\n\n``cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseZbsrilu02",
            both::cusparseZbsrilu02,
            c"cusparseZbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02\n",
        );
    table
        .function(
            c"cusparseZbsrilu02_analysis",
            both::cusparseZbsrilu02_analysis,
            c"cusparseZbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a BSR A for incomplete LU (``bsrilu02``), double-precision complex.\n\n``cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseZbsrilu02_bufferSize",
            both::cusparseZbsrilu02_bufferSize,
            c"cusparseZbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of BSR needs, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockDim : int\ninfo : bsrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseZbsrilu02_numericBoost",
            both::cusparseZbsrilu02_numericBoost,
            c"cusparseZbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``bsrilu02``, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : bsrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseZbsrmm",
            both::cusparseZbsrmm,
            c"cusparseZbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)\n--\n\nC = α·op(A)·op(B) + β·C for a BSR A and dense B and C, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransB : cusparseOperation_t\nmb : int\nn : int\nkb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm\n",
        );
    table
        .function(
            c"cusparseZbsrmv",
            both::cusparseZbsrmv,
            c"cusparseZbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv\n",
        );
    table
        .function(
            c"cusparseZbsrsm2_analysis",
            both::cusparseZbsrsm2_analysis,
            c"cusparseZbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsm2_solve``, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis\n",
        );
    table
        .function(
            c"cusparseZbsrsm2_bufferSize",
            both::cusparseZbsrsm2_bufferSize,
            c"cusparseZbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nblockSize : int\ninfo : bsrsm2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize\n",
        );
    table
        .function(
            c"cusparseZbsrsm2_solve",
            both::cusparseZbsrsm2_solve,
            c"cusparseZbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)\n--\n\nSolves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\ntransXY : cusparseOperation_t\nmb : int\nn : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockSize : int\ninfo : bsrsm2Info_t or None\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldx : int\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve\n",
        );
    table
        .function(
            c"cusparseZbsrsv2_analysis",
            both::cusparseZbsrsv2_analysis,
            c"cusparseZbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)\n--\n\nAnalyzes a triangular BSR A for ``bsrsv2_solve``, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis\n",
        );
    table
        .function(
            c"cusparseZbsrsv2_bufferSize",
            both::cusparseZbsrsv2_bufferSize,
            c"cusparseZbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)\n--\n\nWrites, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nblockDim : int\ninfo : bsrsv2Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize\n",
        );
    table
        .function(
            c"cusparseZbsrsv2_solve",
            both::cusparseZbsrsv2_solve,
            c"cusparseZbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)\n--\n\nSolves op(A)·x = α·f for an analyzed triangular BSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nmb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ninfo : bsrsv2Info_t or None\nf : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve\n",
        );
    table
        .function(
            c"cusparseZbsrxmv",
            both::cusparseZbsrxmv,
            c"cusparseZbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)\n--\n\ny = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, double-precision complex.\n\n``cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\ntransA : cusparseOperation_t\nsizeOfMask : int\nmb : int\nnb : int\nnnzb : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedMaskPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedEndPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv\n",
        );
    table
        .function(
            c"cusparseZcsr2bsr",
            both::cusparseZcsr2bsr,
            c"cusparseZcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)\n--\n\nConverts CSR into BSR with square blocks, double-precision complex.\n\n``cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nblockDim : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr\n",
        );
    table
        .function(
            c"cusparseZcsr2csr_compress",
            both::cusparseZcsr2csr_compress,
            c"cusparseZcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)\n--\n\nCopies the elements of a CSR A of magnitude above tol into a CSR C, double-precision complex.\n\n``cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzA : int\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : runtime.cuDoubleComplex\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress\n",
        );
    table
        .function(
            c"cusparseZcsr2csru",
            both::cusparseZcsr2csru,
            c"cusparseZcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nBrings CSR back into the order that it had before ``csru2csr``, double-precision complex.\n\n``cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru\n",
        );
    table
        .function(
            c"cusparseZcsr2gebsr",
            both::cusparseZcsr2gebsr,
            c"cusparseZcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)\n--\n\nConverts CSR into BSR with rectangular blocks, double-precision complex.\n\n``cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr\n",
        );
    table
        .function(
            c"cusparseZcsr2gebsr_bufferSize",
            both::cusparseZcsr2gebsr_bufferSize,
            c"cusparseZcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``csr2gebsr`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseZcsrcolor",
            both::cusparseZcsrcolor,
            c"cusparseZcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)\n--\n\nColors the graph of a CSR A so that neighbors differ, to a fraction of its rows, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nfractionToColor : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nncolors : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncoloring : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nreordering : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : cusparseColorInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor\n",
        );
    table
        .function(
            c"cusparseZcsrgeam2",
            both::cusparseZcsrgeam2,
            c"cusparseZcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)\n--\n\nC = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2\n",
        );
    table
        .function(
            c"cusparseZcsrgeam2_bufferSizeExt",
            both::cusparseZcsrgeam2_bufferSizeExt,
            c"cusparseZcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nWrites how many bytes of workspace a CSR sum (``csrgeam2``) needs, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuDoubleComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\ndescrA : cusparseMatDescr_t or None\nnnzA : int\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\nbeta : complex or address or buffer\ndescrB : cusparseMatDescr_t or None\nnnzB : int\ncsrSortedValB : device address or array\ncsrSortedRowPtrB : device address or array\ncsrSortedColIndB : device address or array\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\ncsrSortedRowPtrC : device address or array\ncsrSortedColIndC : device address or array\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZcsric02",
            both::cusparseZcsric02,
            c"cusparseZcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02\n",
        );
    table
        .function(
            c"cusparseZcsric02_analysis",
            both::cusparseZcsric02_analysis,
            c"cusparseZcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete Cholesky (``csric02``), double-precision complex.\n\n``cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csric02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis\n",
        );
    table
        .function(
            c"cusparseZcsric02_bufferSize",
            both::cusparseZcsric02_bufferSize,
            c"cusparseZcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, double-precision complex.\n\n``cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csric02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize\n",
        );
    table
        .function(
            c"cusparseZcsrilu02",
            both::cusparseZcsrilu02,
            c"cusparseZcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nFactors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA_valM : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02\n",
        );
    table
        .function(
            c"cusparseZcsrilu02_analysis",
            both::cusparseZcsrilu02_analysis,
            c"cusparseZcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)\n--\n\nAnalyzes a CSR A for incomplete LU (``csrilu02``), double-precision complex.\n\n``cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrilu02Info_t or None\npolicy : cusparseSolvePolicy_t\npBuffer : device address or array\n    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis\n",
        );
    table
        .function(
            c"cusparseZcsrilu02_bufferSize",
            both::cusparseZcsrilu02_bufferSize,
            c"cusparseZcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)\n--\n\nWrites, as an int, how many bytes of workspace incomplete LU of CSR needs, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\ncsrSortedRowPtrA : device address or array\ncsrSortedColIndA : device address or array\ninfo : csrilu02Info_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize\n",
        );
    table
        .function(
            c"cusparseZcsrilu02_numericBoost",
            both::cusparseZcsrilu02_numericBoost,
            c"cusparseZcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)\n--\n\nSets a value that takes the place of pivots of at most tol in ``csrilu02``, double-precision complex.\n\n``cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ninfo : csrilu02Info_t or None\nenable_boost : int\ntol : float or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nboost_val : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost\n",
        );
    table
        .function(
            c"cusparseZcsru2csr",
            both::cusparseZcsru2csr,
            c"cusparseZcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)\n--\n\nSorts the columns of each row of CSR with their values and remembers the order, double-precision complex.\n\n``cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csru2csrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr\n",
        );
    table
        .function(
            c"cusparseZcsru2csr_bufferSizeExt",
            both::cusparseZcsru2csr_bufferSizeExt,
            c"cusparseZcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)\n--\n\nWrites how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, double-precision complex.\n\n``cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\nnnz : int\ncsrVal : device address or array\ncsrRowPtr : device address or array\ncsrColInd : device address or array\ninfo : csru2csrInfo_t or None\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZgebsr2csr",
            both::cusparseZgebsr2csr,
            c"cusparseZgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)\n--\n\nConverts BSR with rectangular blocks into CSR, double-precision complex.\n\n``cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\ndescrC : cusparseMatDescr_t or None\ncsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr\n",
        );
    table
        .function(
            c"cusparseZgebsr2gebsc",
            both::cusparseZgebsr2gebsc,
            c"cusparseZgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)\n--\n\nConverts rectangular blocks from compressed rows to compressed columns, double-precision complex.\n\n``cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDim : int\ncolBlockDim : int\nbscVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscRowInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbscColPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncopyValues : cusparseAction_t\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc\n",
        );
    table
        .function(
            c"cusparseZgebsr2gebsc_bufferSize",
            both::cusparseZgebsr2gebsc_bufferSize,
            c"cusparseZgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nmb : int\nnb : int\nnnzb : int\nbsrSortedVal : device address or array\nbsrSortedRowPtr : device address or array\nbsrSortedColInd : device address or array\nrowBlockDim : int\ncolBlockDim : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize\n",
        );
    table
        .function(
            c"cusparseZgebsr2gebsr",
            both::cusparseZgebsr2gebsr,
            c"cusparseZgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)\n--\n\nConverts BSR into BSR with blocks of another shape, double-precision complex.\n\n``cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimA : int\ncolBlockDimA : int\ndescrC : cusparseMatDescr_t or None\nbsrSortedValC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedRowPtrC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbsrSortedColIndC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nrowBlockDimC : int\ncolBlockDimC : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr\n",
        );
    table
        .function(
            c"cusparseZgebsr2gebsr_bufferSize",
            both::cusparseZgebsr2gebsr_bufferSize,
            c"cusparseZgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)\n--\n\nWrites, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nmb : int\nnb : int\nnnzb : int\ndescrA : cusparseMatDescr_t or None\nbsrSortedValA : device address or array\nbsrSortedRowPtrA : device address or array\nbsrSortedColIndA : device address or array\nrowBlockDimA : int\ncolBlockDimA : int\nrowBlockDimC : int\ncolBlockDimC : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize\n",
        );
    table
        .function(
            c"cusparseZgemvi",
            both::cusparseZgemvi,
            c"cusparseZgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)\n--\n\ny = α·op(A)·x + β·y for a dense A and a sparse x, double-precision complex.\n\n``cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd, const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnz : int\nxVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nxInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbeta : complex or address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ny : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nidxBase : cusparseIndexBase_t\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi\n",
        );
    table
        .function(
            c"cusparseZgemvi_bufferSize",
            both::cusparseZgemvi_bufferSize,
            c"cusparseZgemvi_bufferSize($self, handle, transA, m, n, nnz)\n--\n\nWrites how many bytes of workspace ``gemvi`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ntransA : cusparseOperation_t\nm : int\nn : int\nnnz : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSize : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize\n",
        );
    table
        .function(
            c"cusparseZgpsvInterleavedBatch",
            both::cusparseZgpsvInterleavedBatch,
            c"cusparseZgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)\n--\n\nSolves many interleaved pentadiagonal systems, double-precision complex; overwrites all arrays.\n\n``cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndw : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseZgpsvInterleavedBatch_bufferSizeExt",
            both::cusparseZgpsvInterleavedBatch_bufferSizeExt,
            c"cusparseZgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gpsvInterleavedBatch`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *ds, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *dw, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\nds : device address or array\ndl : device address or array\nd : device address or array\ndu : device address or array\ndw : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZgtsv2",
            both::cusparseZgtsv2,
            c"cusparseZgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A with pivoting, double-precision complex; X replaces B.\n\n``cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2\n",
        );
    table
        .function(
            c"cusparseZgtsv2StridedBatch",
            both::cusparseZgtsv2StridedBatch,
            c"cusparseZgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)\n--\n\nSolves a batch of tridiagonal systems at a fixed stride, double-precision complex; solutions replace x.\n\n``cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\nbatchStride : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch\n",
        );
    table
        .function(
            c"cusparseZgtsv2StridedBatch_bufferSizeExt",
            both::cusparseZgtsv2StridedBatch_bufferSizeExt,
            c"cusparseZgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)\n--\n\nWrites how many bytes of workspace ``gtsv2StridedBatch`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\nbatchStride : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZgtsv2_bufferSizeExt",
            both::cusparseZgtsv2_bufferSizeExt,
            c"cusparseZgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZgtsv2_nopivot",
            both::cusparseZgtsv2_nopivot,
            c"cusparseZgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)\n--\n\nSolves A·X = B for a tridiagonal A without pivoting, double-precision complex; X replaces B.\n\n``cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot\n",
        );
    table
        .function(
            c"cusparseZgtsv2_nopivot_bufferSizeExt",
            both::cusparseZgtsv2_nopivot_bufferSizeExt,
            c"cusparseZgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)\n--\n\nWrites how many bytes of workspace ``gtsv2_nopivot`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\nn : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nB : device address or array\nldb : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZgtsvInterleavedBatch",
            both::cusparseZgtsvInterleavedBatch,
            c"cusparseZgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)\n--\n\nSolves many interleaved tridiagonal systems, double-precision complex; overwrites all arrays.\n\n``cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchCount : int\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch\n",
        );
    table
        .function(
            c"cusparseZgtsvInterleavedBatch_bufferSizeExt",
            both::cusparseZgtsvInterleavedBatch_bufferSizeExt,
            c"cusparseZgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)\n--\n\nWrites how many bytes of workspace ``gtsvInterleavedBatch`` needs, double-precision complex.\n\n``cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nalgo : int\nm : int\ndl : device address or array\nd : device address or array\ndu : device address or array\nx : device address or array\nbatchCount : int\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\npBufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt\n",
        );
    table
        .function(
            c"cusparseZnnz",
            both::cusparseZnnz,
            c"cusparseZnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)\n--\n\nCounts the nonzeros of each row or column of a dense A, and all of them, double-precision complex.\n\n``cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\ndirA : cusparseDirection_t\nm : int\nn : int\ndescrA : cusparseMatDescr_t or None\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nnnzPerRowCol : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzTotalDevHostPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz\n",
        );
    table
        .function(
            c"cusparseZnnz_compress",
            both::cusparseZnnz_compress,
            c"cusparseZnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)\n--\n\nCounts the CSR elements of magnitude above tol, of each row and in all, double-precision complex.\n\n``cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)``\n\nParameters\n----------\nhandle : cusparseHandle_t or None\nm : int\ndescr : cusparseMatDescr_t or None\ncsrSortedValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrSortedRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzPerRow : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nnnzC : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : runtime.cuDoubleComplex\n\nReturns\n-------\ncusparseStatus_t\n    ``CUSPARSE_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&cusparse::bsric02Info_t));
    table.class(Class::Value(&cusparse::bsrilu02Info_t));
    table.class(Class::Value(&cusparse::bsrsm2Info_t));
    table.class(Class::Value(&cusparse::bsrsv2Info_t));
    table.class(Class::Value(&cusparse::csric02Info_t));
    table.class(Class::Value(&cusparse::csrilu02Info_t));
    table.class(Class::Value(&cusparse::csru2csrInfo_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cusparse::cusparseAction_t));
    table.class(Class::Enum(&cusparse::cusparseColorAlg_t));
    table.class(Class::Value(&cusparse::cusparseColorInfo_t));
    table
        .class_as(
            "cusparseConstDnMatDescr_t",
            Class::Value(&cusparse::cusparseDnMatDescr_t),
        );
    table
        .class_as(
            "cusparseConstDnVecDescr_t",
            Class::Value(&cusparse::cusparseDnVecDescr_t),
        );
    table
        .class_as(
            "cusparseConstSpMatDescr_t",
            Class::Value(&cusparse::cusparseSpMatDescr_t),
        );
    table
        .class_as(
            "cusparseConstSpVecDescr_t",
            Class::Value(&cusparse::cusparseSpVecDescr_t),
        );
    table.class(Class::Enum(&cusparse::cusparseCsr2CscAlg_t));
    table.class(Class::Enum(&cusparse::cusparseDenseToSparseAlg_t));
    table.class(Class::Enum(&cusparse::cusparseDiagType_t));
    table.class(Class::Enum(&cusparse::cusparseDirection_t));
    table.class(Class::Value(&cusparse::cusparseDnMatDescr_t));
    table.class(Class::Value(&cusparse::cusparseDnVecDescr_t));
    table.class(Class::Enum(&cusparse::cusparseFillMode_t));
    table.class(Class::Enum(&cusparse::cusparseFormat_t));
    table.class(Class::Value(&cusparse::cusparseHandle_t));
    table.class(Class::Enum(&cusparse::cusparseIndexBase_t));
    table.class(Class::Enum(&cusparse::cusparseIndexType_t));
    table.class(Class::Value(&cusparse::cusparseLoggerCallback_t));
    table.class(Class::Value(&cusparse::cusparseMatDescr_t));
    table.class(Class::Enum(&cusparse::cusparseMatrixType_t));
    table.class(Class::Enum(&cusparse::cusparseOperation_t));
    table.class(Class::Enum(&cusparse::cusparseOrder_t));
    table.class(Class::Enum(&cusparse::cusparsePointerMode_t));
    table.class(Class::Enum(&cusparse::cusparseSDDMMAlg_t));
    table.class(Class::Enum(&cusparse::cusparseSolvePolicy_t));
    table.class(Class::Enum(&cusparse::cusparseSpGEMMAlg_t));
    table.class(Class::Value(&cusparse::cusparseSpGEMMDescr_t));
    table.class(Class::Enum(&cusparse::cusparseSpMMAlg_t));
    table.class(Class::Enum(&cusparse::cusparseSpMMOpAlg_t));
    table.class(Class::Value(&cusparse::cusparseSpMMOpPlan_t));
    table.class(Class::Enum(&cusparse::cusparseSpMVAlg_t));
    table.class(Class::Enum(&cusparse::cusparseSpMatAttribute_t));
    table.class(Class::Value(&cusparse::cusparseSpMatDescr_t));
    table.class(Class::Enum(&cusparse::cusparseSpSMAlg_t));
    table.class(Class::Value(&cusparse::cusparseSpSMDescr_t));
    table.class(Class::Enum(&cusparse::cusparseSpSMUpdate_t));
    table.class(Class::Enum(&cusparse::cusparseSpSVAlg_t));
    table.class(Class::Value(&cusparse::cusparseSpSVDescr_t));
    table.class(Class::Enum(&cusparse::cusparseSpSVUpdate_t));
    table.class(Class::Value(&cusparse::cusparseSpVecDescr_t));
    table.class(Class::Enum(&cusparse::cusparseSparseToDenseAlg_t));
    table.class(Class::Enum(&cusparse::cusparseStatus_t));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class_as("float2", Class::Record(&runtime::float2));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
    table.class(Class::Value(&cusparse::pruneInfo_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUSPARSE_VERSION", Constant::Int(12510));
    table.constant("CUSPARSE_VER_BUILD", Constant::Int(65));
    table.constant("CUSPARSE_VER_MAJOR", Constant::Int(12));
    table.constant("CUSPARSE_VER_MINOR", Constant::Int(5));
    table.constant("CUSPARSE_VER_PATCH", Constant::Int(10));
}
