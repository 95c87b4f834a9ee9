"""cuSPARSE of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import Final as _Final

from cubind import _typing
from cubind.cuda12.runtime import (
    cudaDataType as cudaDataType,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cusparse import (
    CUSPARSE_VER_MAJOR as CUSPARSE_VER_MAJOR,
    bsric02Info_t as bsric02Info_t,
    bsrilu02Info_t as bsrilu02Info_t,
    bsrsm2Info_t as bsrsm2Info_t,
    bsrsv2Info_t as bsrsv2Info_t,
    csric02Info_t as csric02Info_t,
    csrilu02Info_t as csrilu02Info_t,
    csru2csrInfo_t as csru2csrInfo_t,
    cusparseAction_t as cusparseAction_t,
    cusparseAxpby as cusparseAxpby,
    cusparseBlockedEllGet as cusparseBlockedEllGet,
    cusparseBsrSetStridedBatch as cusparseBsrSetStridedBatch,
    cusparseCbsr2csr as cusparseCbsr2csr,
    cusparseCbsric02 as cusparseCbsric02,
    cusparseCbsric02_analysis as cusparseCbsric02_analysis,
    cusparseCbsric02_bufferSize as cusparseCbsric02_bufferSize,
    cusparseCbsrilu02 as cusparseCbsrilu02,
    cusparseCbsrilu02_analysis as cusparseCbsrilu02_analysis,
    cusparseCbsrilu02_bufferSize as cusparseCbsrilu02_bufferSize,
    cusparseCbsrilu02_numericBoost as cusparseCbsrilu02_numericBoost,
    cusparseCbsrmm as cusparseCbsrmm,
    cusparseCbsrsm2_analysis as cusparseCbsrsm2_analysis,
    cusparseCbsrsm2_bufferSize as cusparseCbsrsm2_bufferSize,
    cusparseCbsrsm2_solve as cusparseCbsrsm2_solve,
    cusparseCbsrsv2_analysis as cusparseCbsrsv2_analysis,
    cusparseCbsrsv2_bufferSize as cusparseCbsrsv2_bufferSize,
    cusparseCbsrsv2_solve as cusparseCbsrsv2_solve,
    cusparseCbsrxmv as cusparseCbsrxmv,
    cusparseCcsr2bsr as cusparseCcsr2bsr,
    cusparseCcsr2csr_compress as cusparseCcsr2csr_compress,
    cusparseCcsr2csru as cusparseCcsr2csru,
    cusparseCcsr2gebsr as cusparseCcsr2gebsr,
    cusparseCcsr2gebsr_bufferSize as cusparseCcsr2gebsr_bufferSize,
    cusparseCcsrcolor as cusparseCcsrcolor,
    cusparseCcsrgeam2 as cusparseCcsrgeam2,
    cusparseCcsrgeam2_bufferSizeExt as cusparseCcsrgeam2_bufferSizeExt,
    cusparseCcsric02 as cusparseCcsric02,
    cusparseCcsric02_analysis as cusparseCcsric02_analysis,
    cusparseCcsric02_bufferSize as cusparseCcsric02_bufferSize,
    cusparseCcsrilu02 as cusparseCcsrilu02,
    cusparseCcsrilu02_analysis as cusparseCcsrilu02_analysis,
    cusparseCcsrilu02_bufferSize as cusparseCcsrilu02_bufferSize,
    cusparseCcsrilu02_numericBoost as cusparseCcsrilu02_numericBoost,
    cusparseCcsru2csr as cusparseCcsru2csr,
    cusparseCcsru2csr_bufferSizeExt as cusparseCcsru2csr_bufferSizeExt,
    cusparseCgebsr2csr as cusparseCgebsr2csr,
    cusparseCgebsr2gebsc as cusparseCgebsr2gebsc,
    cusparseCgebsr2gebsc_bufferSize as cusparseCgebsr2gebsc_bufferSize,
    cusparseCgebsr2gebsr as cusparseCgebsr2gebsr,
    cusparseCgebsr2gebsr_bufferSize as cusparseCgebsr2gebsr_bufferSize,
    cusparseCgemvi as cusparseCgemvi,
    cusparseCgemvi_bufferSize as cusparseCgemvi_bufferSize,
    cusparseCgpsvInterleavedBatch as cusparseCgpsvInterleavedBatch,
    cusparseCgpsvInterleavedBatch_bufferSizeExt as cusparseCgpsvInterleavedBatch_bufferSizeExt,
    cusparseCgtsv2 as cusparseCgtsv2,
    cusparseCgtsv2StridedBatch as cusparseCgtsv2StridedBatch,
    cusparseCgtsv2StridedBatch_bufferSizeExt as cusparseCgtsv2StridedBatch_bufferSizeExt,
    cusparseCgtsv2_bufferSizeExt as cusparseCgtsv2_bufferSizeExt,
    cusparseCgtsv2_nopivot as cusparseCgtsv2_nopivot,
    cusparseCgtsv2_nopivot_bufferSizeExt as cusparseCgtsv2_nopivot_bufferSizeExt,
    cusparseCgtsvInterleavedBatch as cusparseCgtsvInterleavedBatch,
    cusparseCgtsvInterleavedBatch_bufferSizeExt as cusparseCgtsvInterleavedBatch_bufferSizeExt,
    cusparseCnnz as cusparseCnnz,
    cusparseCnnz_compress as cusparseCnnz_compress,
    cusparseColorAlg_t as cusparseColorAlg_t,
    cusparseColorInfo_t as cusparseColorInfo_t,
    cusparseConstBlockedEllGet as cusparseConstBlockedEllGet,
    cusparseConstCooGet as cusparseConstCooGet,
    cusparseConstCscGet as cusparseConstCscGet,
    cusparseConstCsrGet as cusparseConstCsrGet,
    cusparseConstDnMatDescr_t as cusparseConstDnMatDescr_t,
    cusparseConstDnMatGet as cusparseConstDnMatGet,
    cusparseConstDnMatGetValues as cusparseConstDnMatGetValues,
    cusparseConstDnVecDescr_t as cusparseConstDnVecDescr_t,
    cusparseConstDnVecGet as cusparseConstDnVecGet,
    cusparseConstDnVecGetValues as cusparseConstDnVecGetValues,
    cusparseConstSpMatDescr_t as cusparseConstSpMatDescr_t,
    cusparseConstSpMatGetValues as cusparseConstSpMatGetValues,
    cusparseConstSpVecDescr_t as cusparseConstSpVecDescr_t,
    cusparseConstSpVecGet as cusparseConstSpVecGet,
    cusparseConstSpVecGetValues as cusparseConstSpVecGetValues,
    cusparseCooGet as cusparseCooGet,
    cusparseCooSetPointers as cusparseCooSetPointers,
    cusparseCooSetStridedBatch as cusparseCooSetStridedBatch,
    cusparseCreate as cusparseCreate,
    cusparseCreateBlockedEll as cusparseCreateBlockedEll,
    cusparseCreateBsr as cusparseCreateBsr,
    cusparseCreateBsric02Info as cusparseCreateBsric02Info,
    cusparseCreateBsrilu02Info as cusparseCreateBsrilu02Info,
    cusparseCreateBsrsm2Info as cusparseCreateBsrsm2Info,
    cusparseCreateBsrsv2Info as cusparseCreateBsrsv2Info,
    cusparseCreateColorInfo as cusparseCreateColorInfo,
    cusparseCreateConstBlockedEll as cusparseCreateConstBlockedEll,
    cusparseCreateConstBsr as cusparseCreateConstBsr,
    cusparseCreateConstCoo as cusparseCreateConstCoo,
    cusparseCreateConstCsc as cusparseCreateConstCsc,
    cusparseCreateConstCsr as cusparseCreateConstCsr,
    cusparseCreateConstDnMat as cusparseCreateConstDnMat,
    cusparseCreateConstDnVec as cusparseCreateConstDnVec,
    cusparseCreateConstSlicedEll as cusparseCreateConstSlicedEll,
    cusparseCreateConstSpVec as cusparseCreateConstSpVec,
    cusparseCreateCoo as cusparseCreateCoo,
    cusparseCreateCsc as cusparseCreateCsc,
    cusparseCreateCsr as cusparseCreateCsr,
    cusparseCreateCsric02Info as cusparseCreateCsric02Info,
    cusparseCreateCsrilu02Info as cusparseCreateCsrilu02Info,
    cusparseCreateCsru2csrInfo as cusparseCreateCsru2csrInfo,
    cusparseCreateDnMat as cusparseCreateDnMat,
    cusparseCreateDnVec as cusparseCreateDnVec,
    cusparseCreateIdentityPermutation as cusparseCreateIdentityPermutation,
    cusparseCreateMatDescr as cusparseCreateMatDescr,
    cusparseCreatePruneInfo as cusparseCreatePruneInfo,
    cusparseCreateSlicedEll as cusparseCreateSlicedEll,
    cusparseCreateSpVec as cusparseCreateSpVec,
    cusparseCscGet as cusparseCscGet,
    cusparseCscSetPointers as cusparseCscSetPointers,
    cusparseCsr2CscAlg_t as cusparseCsr2CscAlg_t,
    cusparseCsr2cscEx2 as cusparseCsr2cscEx2,
    cusparseCsr2cscEx2_bufferSize as cusparseCsr2cscEx2_bufferSize,
    cusparseCsrGet as cusparseCsrGet,
    cusparseCsrSetPointers as cusparseCsrSetPointers,
    cusparseCsrSetStridedBatch as cusparseCsrSetStridedBatch,
    cusparseDbsr2csr as cusparseDbsr2csr,
    cusparseDbsric02 as cusparseDbsric02,
    cusparseDbsric02_analysis as cusparseDbsric02_analysis,
    cusparseDbsric02_bufferSize as cusparseDbsric02_bufferSize,
    cusparseDbsrilu02 as cusparseDbsrilu02,
    cusparseDbsrilu02_analysis as cusparseDbsrilu02_analysis,
    cusparseDbsrilu02_bufferSize as cusparseDbsrilu02_bufferSize,
    cusparseDbsrilu02_numericBoost as cusparseDbsrilu02_numericBoost,
    cusparseDbsrmm as cusparseDbsrmm,
    cusparseDbsrsm2_analysis as cusparseDbsrsm2_analysis,
    cusparseDbsrsm2_bufferSize as cusparseDbsrsm2_bufferSize,
    cusparseDbsrsm2_solve as cusparseDbsrsm2_solve,
    cusparseDbsrsv2_analysis as cusparseDbsrsv2_analysis,
    cusparseDbsrsv2_bufferSize as cusparseDbsrsv2_bufferSize,
    cusparseDbsrsv2_solve as cusparseDbsrsv2_solve,
    cusparseDbsrxmv as cusparseDbsrxmv,
    cusparseDcsr2bsr as cusparseDcsr2bsr,
    cusparseDcsr2csr_compress as cusparseDcsr2csr_compress,
    cusparseDcsr2csru as cusparseDcsr2csru,
    cusparseDcsr2gebsr as cusparseDcsr2gebsr,
    cusparseDcsr2gebsr_bufferSize as cusparseDcsr2gebsr_bufferSize,
    cusparseDcsrcolor as cusparseDcsrcolor,
    cusparseDcsrgeam2 as cusparseDcsrgeam2,
    cusparseDcsrgeam2_bufferSizeExt as cusparseDcsrgeam2_bufferSizeExt,
    cusparseDcsric02 as cusparseDcsric02,
    cusparseDcsric02_analysis as cusparseDcsric02_analysis,
    cusparseDcsric02_bufferSize as cusparseDcsric02_bufferSize,
    cusparseDcsrilu02 as cusparseDcsrilu02,
    cusparseDcsrilu02_analysis as cusparseDcsrilu02_analysis,
    cusparseDcsrilu02_bufferSize as cusparseDcsrilu02_bufferSize,
    cusparseDcsrilu02_numericBoost as cusparseDcsrilu02_numericBoost,
    cusparseDcsru2csr as cusparseDcsru2csr,
    cusparseDcsru2csr_bufferSizeExt as cusparseDcsru2csr_bufferSizeExt,
    cusparseDenseToSparseAlg_t as cusparseDenseToSparseAlg_t,
    cusparseDenseToSparse_analysis as cusparseDenseToSparse_analysis,
    cusparseDenseToSparse_bufferSize as cusparseDenseToSparse_bufferSize,
    cusparseDenseToSparse_convert as cusparseDenseToSparse_convert,
    cusparseDestroy as cusparseDestroy,
    cusparseDestroyBsric02Info as cusparseDestroyBsric02Info,
    cusparseDestroyBsrilu02Info as cusparseDestroyBsrilu02Info,
    cusparseDestroyBsrsm2Info as cusparseDestroyBsrsm2Info,
    cusparseDestroyBsrsv2Info as cusparseDestroyBsrsv2Info,
    cusparseDestroyColorInfo as cusparseDestroyColorInfo,
    cusparseDestroyCsric02Info as cusparseDestroyCsric02Info,
    cusparseDestroyCsrilu02Info as cusparseDestroyCsrilu02Info,
    cusparseDestroyCsru2csrInfo as cusparseDestroyCsru2csrInfo,
    cusparseDestroyDnMat as cusparseDestroyDnMat,
    cusparseDestroyDnVec as cusparseDestroyDnVec,
    cusparseDestroyMatDescr as cusparseDestroyMatDescr,
    cusparseDestroyPruneInfo as cusparseDestroyPruneInfo,
    cusparseDestroySpMat as cusparseDestroySpMat,
    cusparseDestroySpVec as cusparseDestroySpVec,
    cusparseDgebsr2csr as cusparseDgebsr2csr,
    cusparseDgebsr2gebsc as cusparseDgebsr2gebsc,
    cusparseDgebsr2gebsc_bufferSize as cusparseDgebsr2gebsc_bufferSize,
    cusparseDgebsr2gebsr as cusparseDgebsr2gebsr,
    cusparseDgebsr2gebsr_bufferSize as cusparseDgebsr2gebsr_bufferSize,
    cusparseDgemvi as cusparseDgemvi,
    cusparseDgemvi_bufferSize as cusparseDgemvi_bufferSize,
    cusparseDgpsvInterleavedBatch as cusparseDgpsvInterleavedBatch,
    cusparseDgpsvInterleavedBatch_bufferSizeExt as cusparseDgpsvInterleavedBatch_bufferSizeExt,
    cusparseDgtsv2 as cusparseDgtsv2,
    cusparseDgtsv2StridedBatch as cusparseDgtsv2StridedBatch,
    cusparseDgtsv2StridedBatch_bufferSizeExt as cusparseDgtsv2StridedBatch_bufferSizeExt,
    cusparseDgtsv2_bufferSizeExt as cusparseDgtsv2_bufferSizeExt,
    cusparseDgtsv2_nopivot as cusparseDgtsv2_nopivot,
    cusparseDgtsv2_nopivot_bufferSizeExt as cusparseDgtsv2_nopivot_bufferSizeExt,
    cusparseDgtsvInterleavedBatch as cusparseDgtsvInterleavedBatch,
    cusparseDgtsvInterleavedBatch_bufferSizeExt as cusparseDgtsvInterleavedBatch_bufferSizeExt,
    cusparseDiagType_t as cusparseDiagType_t,
    cusparseDirection_t as cusparseDirection_t,
    cusparseDnMatDescr_t as cusparseDnMatDescr_t,
    cusparseDnMatGet as cusparseDnMatGet,
    cusparseDnMatGetStridedBatch as cusparseDnMatGetStridedBatch,
    cusparseDnMatGetValues as cusparseDnMatGetValues,
    cusparseDnMatSetStridedBatch as cusparseDnMatSetStridedBatch,
    cusparseDnMatSetValues as cusparseDnMatSetValues,
    cusparseDnVecDescr_t as cusparseDnVecDescr_t,
    cusparseDnVecGet as cusparseDnVecGet,
    cusparseDnVecGetValues as cusparseDnVecGetValues,
    cusparseDnVecSetValues as cusparseDnVecSetValues,
    cusparseDnnz as cusparseDnnz,
    cusparseDnnz_compress as cusparseDnnz_compress,
    cusparseDpruneCsr2csr as cusparseDpruneCsr2csr,
    cusparseDpruneCsr2csrByPercentage as cusparseDpruneCsr2csrByPercentage,
    cusparseDpruneCsr2csrByPercentage_bufferSizeExt as cusparseDpruneCsr2csrByPercentage_bufferSizeExt,
    cusparseDpruneCsr2csrNnz as cusparseDpruneCsr2csrNnz,
    cusparseDpruneCsr2csrNnzByPercentage as cusparseDpruneCsr2csrNnzByPercentage,
    cusparseDpruneCsr2csr_bufferSizeExt as cusparseDpruneCsr2csr_bufferSizeExt,
    cusparseDpruneDense2csr as cusparseDpruneDense2csr,
    cusparseDpruneDense2csrByPercentage as cusparseDpruneDense2csrByPercentage,
    cusparseDpruneDense2csrByPercentage_bufferSizeExt as cusparseDpruneDense2csrByPercentage_bufferSizeExt,
    cusparseDpruneDense2csrNnz as cusparseDpruneDense2csrNnz,
    cusparseDpruneDense2csrNnzByPercentage as cusparseDpruneDense2csrNnzByPercentage,
    cusparseDpruneDense2csr_bufferSizeExt as cusparseDpruneDense2csr_bufferSizeExt,
    cusparseFillMode_t as cusparseFillMode_t,
    cusparseFormat_t as cusparseFormat_t,
    cusparseGather as cusparseGather,
    cusparseGetErrorName as cusparseGetErrorName,
    cusparseGetErrorString as cusparseGetErrorString,
    cusparseGetMatDiagType as cusparseGetMatDiagType,
    cusparseGetMatFillMode as cusparseGetMatFillMode,
    cusparseGetMatIndexBase as cusparseGetMatIndexBase,
    cusparseGetMatType as cusparseGetMatType,
    cusparseGetPointerMode as cusparseGetPointerMode,
    cusparseGetProperty as cusparseGetProperty,
    cusparseGetStream as cusparseGetStream,
    cusparseGetVersion as cusparseGetVersion,
    cusparseHandle_t as cusparseHandle_t,
    cusparseHpruneCsr2csr as cusparseHpruneCsr2csr,
    cusparseHpruneCsr2csrByPercentage as cusparseHpruneCsr2csrByPercentage,
    cusparseHpruneCsr2csrByPercentage_bufferSizeExt as cusparseHpruneCsr2csrByPercentage_bufferSizeExt,
    cusparseHpruneCsr2csrNnz as cusparseHpruneCsr2csrNnz,
    cusparseHpruneCsr2csrNnzByPercentage as cusparseHpruneCsr2csrNnzByPercentage,
    cusparseHpruneCsr2csr_bufferSizeExt as cusparseHpruneCsr2csr_bufferSizeExt,
    cusparseHpruneDense2csr as cusparseHpruneDense2csr,
    cusparseHpruneDense2csrByPercentage as cusparseHpruneDense2csrByPercentage,
    cusparseHpruneDense2csrByPercentage_bufferSizeExt as cusparseHpruneDense2csrByPercentage_bufferSizeExt,
    cusparseHpruneDense2csrNnz as cusparseHpruneDense2csrNnz,
    cusparseHpruneDense2csrNnzByPercentage as cusparseHpruneDense2csrNnzByPercentage,
    cusparseHpruneDense2csr_bufferSizeExt as cusparseHpruneDense2csr_bufferSizeExt,
    cusparseIndexBase_t as cusparseIndexBase_t,
    cusparseIndexType_t as cusparseIndexType_t,
    cusparseLoggerCallback_t as cusparseLoggerCallback_t,
    cusparseLoggerForceDisable as cusparseLoggerForceDisable,
    cusparseLoggerOpenFile as cusparseLoggerOpenFile,
    cusparseLoggerSetCallback as cusparseLoggerSetCallback,
    cusparseLoggerSetFile as cusparseLoggerSetFile,
    cusparseLoggerSetLevel as cusparseLoggerSetLevel,
    cusparseLoggerSetMask as cusparseLoggerSetMask,
    cusparseMatDescr_t as cusparseMatDescr_t,
    cusparseMatrixType_t as cusparseMatrixType_t,
    cusparseOperation_t as cusparseOperation_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparsePointerMode_t as cusparsePointerMode_t,
    cusparseRot as cusparseRot,
    cusparseSDDMM as cusparseSDDMM,
    cusparseSDDMMAlg_t as cusparseSDDMMAlg_t,
    cusparseSDDMM_bufferSize as cusparseSDDMM_bufferSize,
    cusparseSDDMM_preprocess as cusparseSDDMM_preprocess,
    cusparseSbsr2csr as cusparseSbsr2csr,
    cusparseSbsric02 as cusparseSbsric02,
    cusparseSbsric02_analysis as cusparseSbsric02_analysis,
    cusparseSbsric02_bufferSize as cusparseSbsric02_bufferSize,
    cusparseSbsrilu02 as cusparseSbsrilu02,
    cusparseSbsrilu02_analysis as cusparseSbsrilu02_analysis,
    cusparseSbsrilu02_bufferSize as cusparseSbsrilu02_bufferSize,
    cusparseSbsrilu02_numericBoost as cusparseSbsrilu02_numericBoost,
    cusparseSbsrmm as cusparseSbsrmm,
    cusparseSbsrsm2_analysis as cusparseSbsrsm2_analysis,
    cusparseSbsrsm2_bufferSize as cusparseSbsrsm2_bufferSize,
    cusparseSbsrsm2_solve as cusparseSbsrsm2_solve,
    cusparseSbsrsv2_analysis as cusparseSbsrsv2_analysis,
    cusparseSbsrsv2_bufferSize as cusparseSbsrsv2_bufferSize,
    cusparseSbsrsv2_solve as cusparseSbsrsv2_solve,
    cusparseSbsrxmv as cusparseSbsrxmv,
    cusparseScatter as cusparseScatter,
    cusparseScsr2bsr as cusparseScsr2bsr,
    cusparseScsr2csr_compress as cusparseScsr2csr_compress,
    cusparseScsr2csru as cusparseScsr2csru,
    cusparseScsr2gebsr as cusparseScsr2gebsr,
    cusparseScsr2gebsr_bufferSize as cusparseScsr2gebsr_bufferSize,
    cusparseScsrcolor as cusparseScsrcolor,
    cusparseScsrgeam2 as cusparseScsrgeam2,
    cusparseScsrgeam2_bufferSizeExt as cusparseScsrgeam2_bufferSizeExt,
    cusparseScsric02 as cusparseScsric02,
    cusparseScsric02_analysis as cusparseScsric02_analysis,
    cusparseScsric02_bufferSize as cusparseScsric02_bufferSize,
    cusparseScsrilu02 as cusparseScsrilu02,
    cusparseScsrilu02_analysis as cusparseScsrilu02_analysis,
    cusparseScsrilu02_bufferSize as cusparseScsrilu02_bufferSize,
    cusparseScsrilu02_numericBoost as cusparseScsrilu02_numericBoost,
    cusparseScsru2csr as cusparseScsru2csr,
    cusparseScsru2csr_bufferSizeExt as cusparseScsru2csr_bufferSizeExt,
    cusparseSetMatDiagType as cusparseSetMatDiagType,
    cusparseSetMatFillMode as cusparseSetMatFillMode,
    cusparseSetMatIndexBase as cusparseSetMatIndexBase,
    cusparseSetMatType as cusparseSetMatType,
    cusparseSetPointerMode as cusparseSetPointerMode,
    cusparseSetStream as cusparseSetStream,
    cusparseSgebsr2csr as cusparseSgebsr2csr,
    cusparseSgebsr2gebsc as cusparseSgebsr2gebsc,
    cusparseSgebsr2gebsc_bufferSize as cusparseSgebsr2gebsc_bufferSize,
    cusparseSgebsr2gebsr as cusparseSgebsr2gebsr,
    cusparseSgebsr2gebsr_bufferSize as cusparseSgebsr2gebsr_bufferSize,
    cusparseSgemvi as cusparseSgemvi,
    cusparseSgemvi_bufferSize as cusparseSgemvi_bufferSize,
    cusparseSgpsvInterleavedBatch as cusparseSgpsvInterleavedBatch,
    cusparseSgpsvInterleavedBatch_bufferSizeExt as cusparseSgpsvInterleavedBatch_bufferSizeExt,
    cusparseSgtsv2 as cusparseSgtsv2,
    cusparseSgtsv2StridedBatch as cusparseSgtsv2StridedBatch,
    cusparseSgtsv2StridedBatch_bufferSizeExt as cusparseSgtsv2StridedBatch_bufferSizeExt,
    cusparseSgtsv2_bufferSizeExt as cusparseSgtsv2_bufferSizeExt,
    cusparseSgtsv2_nopivot as cusparseSgtsv2_nopivot,
    cusparseSgtsv2_nopivot_bufferSizeExt as cusparseSgtsv2_nopivot_bufferSizeExt,
    cusparseSgtsvInterleavedBatch as cusparseSgtsvInterleavedBatch,
    cusparseSgtsvInterleavedBatch_bufferSizeExt as cusparseSgtsvInterleavedBatch_bufferSizeExt,
    cusparseSnnz as cusparseSnnz,
    cusparseSnnz_compress as cusparseSnnz_compress,
    cusparseSolvePolicy_t as cusparseSolvePolicy_t,
    cusparseSpGEMMAlg_t as cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t as cusparseSpGEMMDescr_t,
    cusparseSpGEMM_compute as cusparseSpGEMM_compute,
    cusparseSpGEMM_copy as cusparseSpGEMM_copy,
    cusparseSpGEMM_createDescr as cusparseSpGEMM_createDescr,
    cusparseSpGEMM_destroyDescr as cusparseSpGEMM_destroyDescr,
    cusparseSpGEMM_estimateMemory as cusparseSpGEMM_estimateMemory,
    cusparseSpGEMM_getNumProducts as cusparseSpGEMM_getNumProducts,
    cusparseSpGEMM_workEstimation as cusparseSpGEMM_workEstimation,
    cusparseSpMM as cusparseSpMM,
    cusparseSpMMAlg_t as cusparseSpMMAlg_t,
    cusparseSpMMOpAlg_t as cusparseSpMMOpAlg_t,
    cusparseSpMMOpPlan_t as cusparseSpMMOpPlan_t,
    cusparseSpMM_bufferSize as cusparseSpMM_bufferSize,
    cusparseSpMM_preprocess as cusparseSpMM_preprocess,
    cusparseSpMV as cusparseSpMV,
    cusparseSpMVAlg_t as cusparseSpMVAlg_t,
    cusparseSpMV_bufferSize as cusparseSpMV_bufferSize,
    cusparseSpMV_preprocess as cusparseSpMV_preprocess,
    cusparseSpMatAttribute_t as cusparseSpMatAttribute_t,
    cusparseSpMatDescr_t as cusparseSpMatDescr_t,
    cusparseSpMatGetAttribute as cusparseSpMatGetAttribute,
    cusparseSpMatGetFormat as cusparseSpMatGetFormat,
    cusparseSpMatGetIndexBase as cusparseSpMatGetIndexBase,
    cusparseSpMatGetSize as cusparseSpMatGetSize,
    cusparseSpMatGetStridedBatch as cusparseSpMatGetStridedBatch,
    cusparseSpMatGetValues as cusparseSpMatGetValues,
    cusparseSpMatSetAttribute as cusparseSpMatSetAttribute,
    cusparseSpMatSetValues as cusparseSpMatSetValues,
    cusparseSpSMAlg_t as cusparseSpSMAlg_t,
    cusparseSpSMDescr_t as cusparseSpSMDescr_t,
    cusparseSpSMUpdate_t as cusparseSpSMUpdate_t,
    cusparseSpSM_analysis as cusparseSpSM_analysis,
    cusparseSpSM_bufferSize as cusparseSpSM_bufferSize,
    cusparseSpSM_createDescr as cusparseSpSM_createDescr,
    cusparseSpSM_destroyDescr as cusparseSpSM_destroyDescr,
    cusparseSpSM_solve as cusparseSpSM_solve,
    cusparseSpSM_updateMatrix as cusparseSpSM_updateMatrix,
    cusparseSpSVAlg_t as cusparseSpSVAlg_t,
    cusparseSpSVDescr_t as cusparseSpSVDescr_t,
    cusparseSpSVUpdate_t as cusparseSpSVUpdate_t,
    cusparseSpSV_analysis as cusparseSpSV_analysis,
    cusparseSpSV_bufferSize as cusparseSpSV_bufferSize,
    cusparseSpSV_createDescr as cusparseSpSV_createDescr,
    cusparseSpSV_destroyDescr as cusparseSpSV_destroyDescr,
    cusparseSpSV_solve as cusparseSpSV_solve,
    cusparseSpSV_updateMatrix as cusparseSpSV_updateMatrix,
    cusparseSpVV as cusparseSpVV,
    cusparseSpVV_bufferSize as cusparseSpVV_bufferSize,
    cusparseSpVecDescr_t as cusparseSpVecDescr_t,
    cusparseSpVecGet as cusparseSpVecGet,
    cusparseSpVecGetIndexBase as cusparseSpVecGetIndexBase,
    cusparseSpVecGetValues as cusparseSpVecGetValues,
    cusparseSpVecSetValues as cusparseSpVecSetValues,
    cusparseSparseToDense as cusparseSparseToDense,
    cusparseSparseToDenseAlg_t as cusparseSparseToDenseAlg_t,
    cusparseSparseToDense_bufferSize as cusparseSparseToDense_bufferSize,
    cusparseSpruneCsr2csr as cusparseSpruneCsr2csr,
    cusparseSpruneCsr2csrByPercentage as cusparseSpruneCsr2csrByPercentage,
    cusparseSpruneCsr2csrByPercentage_bufferSizeExt as cusparseSpruneCsr2csrByPercentage_bufferSizeExt,
    cusparseSpruneCsr2csrNnz as cusparseSpruneCsr2csrNnz,
    cusparseSpruneCsr2csrNnzByPercentage as cusparseSpruneCsr2csrNnzByPercentage,
    cusparseSpruneCsr2csr_bufferSizeExt as cusparseSpruneCsr2csr_bufferSizeExt,
    cusparseSpruneDense2csr as cusparseSpruneDense2csr,
    cusparseSpruneDense2csrByPercentage as cusparseSpruneDense2csrByPercentage,
    cusparseSpruneDense2csrByPercentage_bufferSizeExt as cusparseSpruneDense2csrByPercentage_bufferSizeExt,
    cusparseSpruneDense2csrNnz as cusparseSpruneDense2csrNnz,
    cusparseSpruneDense2csrNnzByPercentage as cusparseSpruneDense2csrNnzByPercentage,
    cusparseSpruneDense2csr_bufferSizeExt as cusparseSpruneDense2csr_bufferSizeExt,
    cusparseStatus_t as cusparseStatus_t,
    cusparseXbsric02_zeroPivot as cusparseXbsric02_zeroPivot,
    cusparseXbsrilu02_zeroPivot as cusparseXbsrilu02_zeroPivot,
    cusparseXbsrsm2_zeroPivot as cusparseXbsrsm2_zeroPivot,
    cusparseXbsrsv2_zeroPivot as cusparseXbsrsv2_zeroPivot,
    cusparseXcoo2csr as cusparseXcoo2csr,
    cusparseXcoosortByColumn as cusparseXcoosortByColumn,
    cusparseXcoosortByRow as cusparseXcoosortByRow,
    cusparseXcoosort_bufferSizeExt as cusparseXcoosort_bufferSizeExt,
    cusparseXcscsort as cusparseXcscsort,
    cusparseXcscsort_bufferSizeExt as cusparseXcscsort_bufferSizeExt,
    cusparseXcsr2bsrNnz as cusparseXcsr2bsrNnz,
    cusparseXcsr2coo as cusparseXcsr2coo,
    cusparseXcsr2gebsrNnz as cusparseXcsr2gebsrNnz,
    cusparseXcsrgeam2Nnz as cusparseXcsrgeam2Nnz,
    cusparseXcsric02_zeroPivot as cusparseXcsric02_zeroPivot,
    cusparseXcsrilu02_zeroPivot as cusparseXcsrilu02_zeroPivot,
    cusparseXcsrsort as cusparseXcsrsort,
    cusparseXcsrsort_bufferSizeExt as cusparseXcsrsort_bufferSizeExt,
    cusparseXgebsr2gebsrNnz as cusparseXgebsr2gebsrNnz,
    cusparseZbsr2csr as cusparseZbsr2csr,
    cusparseZbsric02 as cusparseZbsric02,
    cusparseZbsric02_analysis as cusparseZbsric02_analysis,
    cusparseZbsric02_bufferSize as cusparseZbsric02_bufferSize,
    cusparseZbsrilu02 as cusparseZbsrilu02,
    cusparseZbsrilu02_analysis as cusparseZbsrilu02_analysis,
    cusparseZbsrilu02_bufferSize as cusparseZbsrilu02_bufferSize,
    cusparseZbsrilu02_numericBoost as cusparseZbsrilu02_numericBoost,
    cusparseZbsrmm as cusparseZbsrmm,
    cusparseZbsrsm2_analysis as cusparseZbsrsm2_analysis,
    cusparseZbsrsm2_bufferSize as cusparseZbsrsm2_bufferSize,
    cusparseZbsrsm2_solve as cusparseZbsrsm2_solve,
    cusparseZbsrsv2_analysis as cusparseZbsrsv2_analysis,
    cusparseZbsrsv2_bufferSize as cusparseZbsrsv2_bufferSize,
    cusparseZbsrsv2_solve as cusparseZbsrsv2_solve,
    cusparseZbsrxmv as cusparseZbsrxmv,
    cusparseZcsr2bsr as cusparseZcsr2bsr,
    cusparseZcsr2csr_compress as cusparseZcsr2csr_compress,
    cusparseZcsr2csru as cusparseZcsr2csru,
    cusparseZcsr2gebsr as cusparseZcsr2gebsr,
    cusparseZcsr2gebsr_bufferSize as cusparseZcsr2gebsr_bufferSize,
    cusparseZcsrcolor as cusparseZcsrcolor,
    cusparseZcsrgeam2 as cusparseZcsrgeam2,
    cusparseZcsrgeam2_bufferSizeExt as cusparseZcsrgeam2_bufferSizeExt,
    cusparseZcsric02 as cusparseZcsric02,
    cusparseZcsric02_analysis as cusparseZcsric02_analysis,
    cusparseZcsric02_bufferSize as cusparseZcsric02_bufferSize,
    cusparseZcsrilu02 as cusparseZcsrilu02,
    cusparseZcsrilu02_analysis as cusparseZcsrilu02_analysis,
    cusparseZcsrilu02_bufferSize as cusparseZcsrilu02_bufferSize,
    cusparseZcsrilu02_numericBoost as cusparseZcsrilu02_numericBoost,
    cusparseZcsru2csr as cusparseZcsru2csr,
    cusparseZcsru2csr_bufferSizeExt as cusparseZcsru2csr_bufferSizeExt,
    cusparseZgebsr2csr as cusparseZgebsr2csr,
    cusparseZgebsr2gebsc as cusparseZgebsr2gebsc,
    cusparseZgebsr2gebsc_bufferSize as cusparseZgebsr2gebsc_bufferSize,
    cusparseZgebsr2gebsr as cusparseZgebsr2gebsr,
    cusparseZgebsr2gebsr_bufferSize as cusparseZgebsr2gebsr_bufferSize,
    cusparseZgemvi as cusparseZgemvi,
    cusparseZgemvi_bufferSize as cusparseZgemvi_bufferSize,
    cusparseZgpsvInterleavedBatch as cusparseZgpsvInterleavedBatch,
    cusparseZgpsvInterleavedBatch_bufferSizeExt as cusparseZgpsvInterleavedBatch_bufferSizeExt,
    cusparseZgtsv2 as cusparseZgtsv2,
    cusparseZgtsv2StridedBatch as cusparseZgtsv2StridedBatch,
    cusparseZgtsv2StridedBatch_bufferSizeExt as cusparseZgtsv2StridedBatch_bufferSizeExt,
    cusparseZgtsv2_bufferSizeExt as cusparseZgtsv2_bufferSizeExt,
    cusparseZgtsv2_nopivot as cusparseZgtsv2_nopivot,
    cusparseZgtsv2_nopivot_bufferSizeExt as cusparseZgtsv2_nopivot_bufferSizeExt,
    cusparseZgtsvInterleavedBatch as cusparseZgtsvInterleavedBatch,
    cusparseZgtsvInterleavedBatch_bufferSizeExt as cusparseZgtsvInterleavedBatch_bufferSizeExt,
    cusparseZnnz as cusparseZnnz,
    cusparseZnnz_compress as cusparseZnnz_compress,
    pruneInfo_t as pruneInfo_t,
)

CUSPARSE_VERSION: _Final = 12510
CUSPARSE_VER_BUILD: _Final = 65
CUSPARSE_VER_MINOR: _Final = 5
CUSPARSE_VER_PATCH: _Final = 10

def sizeof(objType: type) -> int: ...
def cusparseCbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.

    ``cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex
    *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv
    """

def cusparseDbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, double precision.

    ``cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv
    """

def cusparseGetColorAlgs(
    info: cusparseColorInfo_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseColorAlg_t]:
    """Returns the algorithm of graph coloring.

    ``cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t *alg)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    alg : cusparseColorAlg_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0, until CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetColorAlgs
    """

def cusparseSbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, single precision.

    ``cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv
    """

def cusparseSetColorAlgs(
    info: cusparseColorInfo_t | _typing.Integer | None,
    alg: cusparseColorAlg_t,
) -> tuple[cusparseStatus_t]:
    """Sets the algorithm of graph coloring.

    ``cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t alg)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0, until CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetColorAlgs
    """

def cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.

    ``cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute
    """

def cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize5: _typing.Integer,
    externalBuffer5: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int]:
    """Copies the reusable pattern of a sparse product into the arrays of C (step 3).

    ``cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t
    alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer5
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize5 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy
    """

def cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize2: _typing.Integer,
    externalBuffer2: _typing.DevicePointer,
    bufferSize3: _typing.Integer,
    externalBuffer3: _typing.DevicePointer,
    bufferSize4: _typing.Integer,
    externalBuffer4: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int, int, int]:
    """Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).

    ``cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t
    alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void
    *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer2, externalBuffer3, externalBuffer4
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize2 : int
    bufferSize3 : int
    bufferSize4 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz
    """

def cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize1: _typing.Integer,
    externalBuffer1: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int]:
    """Estimates the work of a sparse product whose pattern will be reused (step 1).

    ``cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA,
    cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC,
    cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer1
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize1 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation
    """

def cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.

    ``cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)``

    Parameters
    ----------
    plan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``plan``'s stream.
    externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp
    """

def cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMMOpAlg_t,
    addOperationNvvmBuffer: _typing.Pointer,
    addOperationBufferSize: _typing.Integer,
    mulOperationNvvmBuffer: _typing.Pointer,
    mulOperationBufferSize: _typing.Integer,
    epilogueNvvmBuffer: _typing.Pointer,
    epilogueBufferSize: _typing.Integer,
) -> tuple[cusparseStatus_t, cusparseSpMMOpPlan_t, int]:
    """Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.

    ``cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan,
    cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB,
    cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationNvvmBuffer,
    size_t addOperationBufferSize, const void *mulOperationNvvmBuffer, size_t mulOperationBufferSize, const void
    *epilogueNvvmBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive as long as ``plan`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    plan : cusparseSpMMOpPlan_t
    SpMMWorkspaceSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan
    """

def cusparseSpMMOp_destroyPlan(
    plan: cusparseSpMMOpPlan_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the plan of a product with user-defined operators.

    ``cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan
    """

def cusparseZbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.

    ``cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA,
    const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const
    cuDoubleComplex *beta, cuDoubleComplex *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv
    """
