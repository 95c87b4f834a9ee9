//! The contents of `cubind.cuda12.cublas`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cublas::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cublas, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLAS and cuBLASXt of CUDA 12",
        &["libcublas.so.12"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cublas/lib"],
        "cublas",
        &[],
    )
    .installed_by(&["nvidia-cublas-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cublasAsumEx, None, ""),
        (slots::cublasAsumEx_64, None, ""),
        (slots::cublasAxpyEx, None, ""),
        (slots::cublasAxpyEx_64, None, ""),
        (slots::cublasCaxpy_v2, None, ""),
        (slots::cublasCaxpy_v2_64, None, ""),
        (slots::cublasCcopy_v2, None, ""),
        (slots::cublasCcopy_v2_64, None, ""),
        (slots::cublasCdgmm, None, ""),
        (slots::cublasCdgmm_64, None, ""),
        (slots::cublasCdotc_v2, None, ""),
        (slots::cublasCdotc_v2_64, None, ""),
        (slots::cublasCdotu_v2, None, ""),
        (slots::cublasCdotu_v2_64, None, ""),
        (slots::cublasCgbmv_v2, None, ""),
        (slots::cublasCgbmv_v2_64, None, ""),
        (slots::cublasCgeam, None, ""),
        (slots::cublasCgeam_64, None, ""),
        (slots::cublasCgelsBatched, None, ""),
        (slots::cublasCgemm3m, None, ""),
        (slots::cublasCgemm3mBatched, None, ""),
        (slots::cublasCgemm3mBatched_64, None, ""),
        (slots::cublasCgemm3mEx, None, ""),
        (slots::cublasCgemm3mEx_64, None, ""),
        (slots::cublasCgemm3mStridedBatched, None, ""),
        (slots::cublasCgemm3mStridedBatched_64, None, ""),
        (slots::cublasCgemm3m_64, None, ""),
        (slots::cublasCgemmBatched, None, ""),
        (slots::cublasCgemmBatched_64, None, ""),
        (slots::cublasCgemmEx, None, ""),
        (slots::cublasCgemmEx_64, None, ""),
        (slots::cublasCgemmStridedBatched, None, ""),
        (slots::cublasCgemmStridedBatched_64, None, ""),
        (slots::cublasCgemm_v2, None, ""),
        (slots::cublasCgemm_v2_64, None, ""),
        (slots::cublasCgemvBatched, None, ""),
        (slots::cublasCgemvBatched_64, None, ""),
        (slots::cublasCgemvStridedBatched, None, ""),
        (slots::cublasCgemvStridedBatched_64, None, ""),
        (slots::cublasCgemv_v2, None, ""),
        (slots::cublasCgemv_v2_64, None, ""),
        (slots::cublasCgeqrfBatched, None, ""),
        (slots::cublasCgerc_v2, None, ""),
        (slots::cublasCgerc_v2_64, None, ""),
        (slots::cublasCgeru_v2, None, ""),
        (slots::cublasCgeru_v2_64, None, ""),
        (slots::cublasCgetrfBatched, None, ""),
        (slots::cublasCgetriBatched, None, ""),
        (slots::cublasCgetrsBatched, None, ""),
        (slots::cublasChbmv_v2, None, ""),
        (slots::cublasChbmv_v2_64, None, ""),
        (slots::cublasChemm_v2, None, ""),
        (slots::cublasChemm_v2_64, None, ""),
        (slots::cublasChemv_v2, None, ""),
        (slots::cublasChemv_v2_64, None, ""),
        (slots::cublasCher2_v2, None, ""),
        (slots::cublasCher2_v2_64, None, ""),
        (slots::cublasCher2k_v2, None, ""),
        (slots::cublasCher2k_v2_64, None, ""),
        (slots::cublasCher_v2, None, ""),
        (slots::cublasCher_v2_64, None, ""),
        (slots::cublasCherk3mEx, None, ""),
        (slots::cublasCherk3mEx_64, None, ""),
        (slots::cublasCherkEx, None, ""),
        (slots::cublasCherkEx_64, None, ""),
        (slots::cublasCherk_v2, None, ""),
        (slots::cublasCherk_v2_64, None, ""),
        (slots::cublasCherkx, None, ""),
        (slots::cublasCherkx_64, None, ""),
        (slots::cublasChpmv_v2, None, ""),
        (slots::cublasChpmv_v2_64, None, ""),
        (slots::cublasChpr2_v2, None, ""),
        (slots::cublasChpr2_v2_64, None, ""),
        (slots::cublasChpr_v2, None, ""),
        (slots::cublasChpr_v2_64, None, ""),
        (slots::cublasCmatinvBatched, None, ""),
        (slots::cublasCopyEx, None, ""),
        (slots::cublasCopyEx_64, None, ""),
        (slots::cublasCreate_v2, None, ""),
        (slots::cublasCrot_v2, None, ""),
        (slots::cublasCrot_v2_64, None, ""),
        (slots::cublasCrotg_v2, None, ""),
        (slots::cublasCscal_v2, None, ""),
        (slots::cublasCscal_v2_64, None, ""),
        (slots::cublasCsrot_v2, None, ""),
        (slots::cublasCsrot_v2_64, None, ""),
        (slots::cublasCsscal_v2, None, ""),
        (slots::cublasCsscal_v2_64, None, ""),
        (slots::cublasCswap_v2, None, ""),
        (slots::cublasCswap_v2_64, None, ""),
        (slots::cublasCsymm_v2, None, ""),
        (slots::cublasCsymm_v2_64, None, ""),
        (slots::cublasCsymv_v2, None, ""),
        (slots::cublasCsymv_v2_64, None, ""),
        (slots::cublasCsyr2_v2, None, ""),
        (slots::cublasCsyr2_v2_64, None, ""),
        (slots::cublasCsyr2k_v2, None, ""),
        (slots::cublasCsyr2k_v2_64, None, ""),
        (slots::cublasCsyr_v2, None, ""),
        (slots::cublasCsyr_v2_64, None, ""),
        (slots::cublasCsyrk3mEx, None, ""),
        (slots::cublasCsyrk3mEx_64, None, ""),
        (slots::cublasCsyrkEx, None, ""),
        (slots::cublasCsyrkEx_64, None, ""),
        (slots::cublasCsyrk_v2, None, ""),
        (slots::cublasCsyrk_v2_64, None, ""),
        (slots::cublasCsyrkx, None, ""),
        (slots::cublasCsyrkx_64, None, ""),
        (slots::cublasCtbmv_v2, None, ""),
        (slots::cublasCtbmv_v2_64, None, ""),
        (slots::cublasCtbsv_v2, None, ""),
        (slots::cublasCtbsv_v2_64, None, ""),
        (slots::cublasCtpmv_v2, None, ""),
        (slots::cublasCtpmv_v2_64, None, ""),
        (slots::cublasCtpsv_v2, None, ""),
        (slots::cublasCtpsv_v2_64, None, ""),
        (slots::cublasCtpttr, None, ""),
        (slots::cublasCtrmm_v2, None, ""),
        (slots::cublasCtrmm_v2_64, None, ""),
        (slots::cublasCtrmv_v2, None, ""),
        (slots::cublasCtrmv_v2_64, None, ""),
        (slots::cublasCtrsmBatched, None, ""),
        (slots::cublasCtrsmBatched_64, None, ""),
        (slots::cublasCtrsm_v2, None, ""),
        (slots::cublasCtrsm_v2_64, None, ""),
        (slots::cublasCtrsv_v2, None, ""),
        (slots::cublasCtrsv_v2_64, None, ""),
        (slots::cublasCtrttp, None, ""),
        (slots::cublasDasum_v2, None, ""),
        (slots::cublasDasum_v2_64, None, ""),
        (slots::cublasDaxpy_v2, None, ""),
        (slots::cublasDaxpy_v2_64, None, ""),
        (slots::cublasDcopy_v2, None, ""),
        (slots::cublasDcopy_v2_64, None, ""),
        (slots::cublasDdgmm, None, ""),
        (slots::cublasDdgmm_64, None, ""),
        (slots::cublasDdot_v2, None, ""),
        (slots::cublasDdot_v2_64, None, ""),
        (slots::cublasDestroy_v2, None, ""),
        (slots::cublasDgbmv_v2, None, ""),
        (slots::cublasDgbmv_v2_64, None, ""),
        (slots::cublasDgeam, None, ""),
        (slots::cublasDgeam_64, None, ""),
        (slots::cublasDgelsBatched, None, ""),
        (slots::cublasDgemmBatched, None, ""),
        (slots::cublasDgemmBatched_64, None, ""),
        (slots::cublasDgemmGroupedBatched, None, "12.4"),
        (slots::cublasDgemmGroupedBatched_64, None, "12.4"),
        (slots::cublasDgemmStridedBatched, None, ""),
        (slots::cublasDgemmStridedBatched_64, None, ""),
        (slots::cublasDgemm_v2, None, ""),
        (slots::cublasDgemm_v2_64, None, ""),
        (slots::cublasDgemvBatched, None, ""),
        (slots::cublasDgemvBatched_64, None, ""),
        (slots::cublasDgemvStridedBatched, None, ""),
        (slots::cublasDgemvStridedBatched_64, None, ""),
        (slots::cublasDgemv_v2, None, ""),
        (slots::cublasDgemv_v2_64, None, ""),
        (slots::cublasDgeqrfBatched, None, ""),
        (slots::cublasDger_v2, None, ""),
        (slots::cublasDger_v2_64, None, ""),
        (slots::cublasDgetrfBatched, None, ""),
        (slots::cublasDgetriBatched, None, ""),
        (slots::cublasDgetrsBatched, None, ""),
        (slots::cublasDmatinvBatched, None, ""),
        (slots::cublasDnrm2_v2, None, ""),
        (slots::cublasDnrm2_v2_64, None, ""),
        (slots::cublasDotEx, None, ""),
        (slots::cublasDotEx_64, None, ""),
        (slots::cublasDotcEx, None, ""),
        (slots::cublasDotcEx_64, None, ""),
        (slots::cublasDrot_v2, None, ""),
        (slots::cublasDrot_v2_64, None, ""),
        (slots::cublasDrotg_v2, None, ""),
        (slots::cublasDrotm_v2, None, ""),
        (slots::cublasDrotm_v2_64, None, ""),
        (slots::cublasDrotmg_v2, None, ""),
        (slots::cublasDsbmv_v2, None, ""),
        (slots::cublasDsbmv_v2_64, None, ""),
        (slots::cublasDscal_v2, None, ""),
        (slots::cublasDscal_v2_64, None, ""),
        (slots::cublasDspmv_v2, None, ""),
        (slots::cublasDspmv_v2_64, None, ""),
        (slots::cublasDspr2_v2, None, ""),
        (slots::cublasDspr2_v2_64, None, ""),
        (slots::cublasDspr_v2, None, ""),
        (slots::cublasDspr_v2_64, None, ""),
        (slots::cublasDswap_v2, None, ""),
        (slots::cublasDswap_v2_64, None, ""),
        (slots::cublasDsymm_v2, None, ""),
        (slots::cublasDsymm_v2_64, None, ""),
        (slots::cublasDsymv_v2, None, ""),
        (slots::cublasDsymv_v2_64, None, ""),
        (slots::cublasDsyr2_v2, None, ""),
        (slots::cublasDsyr2_v2_64, None, ""),
        (slots::cublasDsyr2k_v2, None, ""),
        (slots::cublasDsyr2k_v2_64, None, ""),
        (slots::cublasDsyr_v2, None, ""),
        (slots::cublasDsyr_v2_64, None, ""),
        (slots::cublasDsyrk_v2, None, ""),
        (slots::cublasDsyrk_v2_64, None, ""),
        (slots::cublasDsyrkx, None, ""),
        (slots::cublasDsyrkx_64, None, ""),
        (slots::cublasDtbmv_v2, None, ""),
        (slots::cublasDtbmv_v2_64, None, ""),
        (slots::cublasDtbsv_v2, None, ""),
        (slots::cublasDtbsv_v2_64, None, ""),
        (slots::cublasDtpmv_v2, None, ""),
        (slots::cublasDtpmv_v2_64, None, ""),
        (slots::cublasDtpsv_v2, None, ""),
        (slots::cublasDtpsv_v2_64, None, ""),
        (slots::cublasDtpttr, None, ""),
        (slots::cublasDtrmm_v2, None, ""),
        (slots::cublasDtrmm_v2_64, None, ""),
        (slots::cublasDtrmv_v2, None, ""),
        (slots::cublasDtrmv_v2_64, None, ""),
        (slots::cublasDtrsmBatched, None, ""),
        (slots::cublasDtrsmBatched_64, None, ""),
        (slots::cublasDtrsm_v2, None, ""),
        (slots::cublasDtrsm_v2_64, None, ""),
        (slots::cublasDtrsv_v2, None, ""),
        (slots::cublasDtrsv_v2_64, None, ""),
        (slots::cublasDtrttp, None, ""),
        (slots::cublasDzasum_v2, None, ""),
        (slots::cublasDzasum_v2_64, None, ""),
        (slots::cublasDznrm2_v2, None, ""),
        (slots::cublasDznrm2_v2_64, None, ""),
        (slots::cublasGemmBatchedEx, None, ""),
        (slots::cublasGemmBatchedEx_64, None, ""),
        (slots::cublasGemmEx, None, ""),
        (slots::cublasGemmEx_64, None, ""),
        (slots::cublasGemmGroupedBatchedEx, None, "12.5"),
        (slots::cublasGemmGroupedBatchedEx_64, None, "12.5"),
        (slots::cublasGemmStridedBatchedEx, None, ""),
        (slots::cublasGemmStridedBatchedEx_64, None, ""),
        (slots::cublasGetAtomicsMode, None, ""),
        (slots::cublasGetCudartVersion, None, ""),
        (slots::cublasGetEmulationStrategy, None, "12.9"),
        (slots::cublasGetLoggerCallback, None, ""),
        (slots::cublasGetMathMode, None, ""),
        (slots::cublasGetMatrix, None, ""),
        (slots::cublasGetMatrixAsync, None, ""),
        (slots::cublasGetMatrixAsync_64, None, ""),
        (slots::cublasGetMatrix_64, None, ""),
        (slots::cublasGetPointerMode_v2, None, ""),
        (slots::cublasGetProperty, None, ""),
        (slots::cublasGetSmCountTarget, None, ""),
        (slots::cublasGetStatusName, None, ""),
        (slots::cublasGetStatusString, None, ""),
        (slots::cublasGetStream_v2, None, ""),
        (slots::cublasGetVector, None, ""),
        (slots::cublasGetVectorAsync, None, ""),
        (slots::cublasGetVectorAsync_64, None, ""),
        (slots::cublasGetVector_64, None, ""),
        (slots::cublasGetVersion_v2, None, ""),
        (slots::cublasIamaxEx, None, ""),
        (slots::cublasIamaxEx_64, None, ""),
        (slots::cublasIaminEx, None, ""),
        (slots::cublasIaminEx_64, None, ""),
        (slots::cublasIcamax_v2, None, ""),
        (slots::cublasIcamax_v2_64, None, ""),
        (slots::cublasIcamin_v2, None, ""),
        (slots::cublasIcamin_v2_64, None, ""),
        (slots::cublasIdamax_v2, None, ""),
        (slots::cublasIdamax_v2_64, None, ""),
        (slots::cublasIdamin_v2, None, ""),
        (slots::cublasIdamin_v2_64, None, ""),
        (slots::cublasIsamax_v2, None, ""),
        (slots::cublasIsamax_v2_64, None, ""),
        (slots::cublasIsamin_v2, None, ""),
        (slots::cublasIsamin_v2_64, None, ""),
        (slots::cublasIzamax_v2, None, ""),
        (slots::cublasIzamax_v2_64, None, ""),
        (slots::cublasIzamin_v2, None, ""),
        (slots::cublasIzamin_v2_64, None, ""),
        (slots::cublasLoggerConfigure, None, ""),
        (slots::cublasNrm2Ex, None, ""),
        (slots::cublasNrm2Ex_64, None, ""),
        (slots::cublasRotEx, None, ""),
        (slots::cublasRotEx_64, None, ""),
        (slots::cublasRotgEx, None, ""),
        (slots::cublasRotmEx, None, ""),
        (slots::cublasRotmEx_64, None, ""),
        (slots::cublasRotmgEx, None, ""),
        (slots::cublasSasum_v2, None, ""),
        (slots::cublasSasum_v2_64, None, ""),
        (slots::cublasSaxpy_v2, None, ""),
        (slots::cublasSaxpy_v2_64, None, ""),
        (slots::cublasScalEx, None, ""),
        (slots::cublasScalEx_64, None, ""),
        (slots::cublasScasum_v2, None, ""),
        (slots::cublasScasum_v2_64, None, ""),
        (slots::cublasScnrm2_v2, None, ""),
        (slots::cublasScnrm2_v2_64, None, ""),
        (slots::cublasScopy_v2, None, ""),
        (slots::cublasScopy_v2_64, None, ""),
        (slots::cublasSdgmm, None, ""),
        (slots::cublasSdgmm_64, None, ""),
        (slots::cublasSdot_v2, None, ""),
        (slots::cublasSdot_v2_64, None, ""),
        (slots::cublasSetAtomicsMode, None, ""),
        (slots::cublasSetEmulationStrategy, None, "12.9"),
        (slots::cublasSetLoggerCallback, None, ""),
        (slots::cublasSetMathMode, None, ""),
        (slots::cublasSetMatrix, None, ""),
        (slots::cublasSetMatrixAsync, None, ""),
        (slots::cublasSetMatrixAsync_64, None, ""),
        (slots::cublasSetMatrix_64, None, ""),
        (slots::cublasSetPointerMode_v2, None, ""),
        (slots::cublasSetSmCountTarget, None, ""),
        (slots::cublasSetStream_v2, None, ""),
        (slots::cublasSetVector, None, ""),
        (slots::cublasSetVectorAsync, None, ""),
        (slots::cublasSetVectorAsync_64, None, ""),
        (slots::cublasSetVector_64, None, ""),
        (slots::cublasSetWorkspace_v2, None, ""),
        (slots::cublasSgbmv_v2, None, ""),
        (slots::cublasSgbmv_v2_64, None, ""),
        (slots::cublasSgeam, None, ""),
        (slots::cublasSgeam_64, None, ""),
        (slots::cublasSgelsBatched, None, ""),
        (slots::cublasSgemmBatched, None, ""),
        (slots::cublasSgemmBatched_64, None, ""),
        (slots::cublasSgemmEx, None, ""),
        (slots::cublasSgemmEx_64, None, ""),
        (slots::cublasSgemmGroupedBatched, None, "12.4"),
        (slots::cublasSgemmGroupedBatched_64, None, "12.4"),
        (slots::cublasSgemmStridedBatched, None, ""),
        (slots::cublasSgemmStridedBatched_64, None, ""),
        (slots::cublasSgemm_v2, None, ""),
        (slots::cublasSgemm_v2_64, None, ""),
        (slots::cublasSgemvBatched, None, ""),
        (slots::cublasSgemvBatched_64, None, ""),
        (slots::cublasSgemvStridedBatched, None, ""),
        (slots::cublasSgemvStridedBatched_64, None, ""),
        (slots::cublasSgemv_v2, None, ""),
        (slots::cublasSgemv_v2_64, None, ""),
        (slots::cublasSgeqrfBatched, None, ""),
        (slots::cublasSger_v2, None, ""),
        (slots::cublasSger_v2_64, None, ""),
        (slots::cublasSgetrfBatched, None, ""),
        (slots::cublasSgetriBatched, None, ""),
        (slots::cublasSgetrsBatched, None, ""),
        (slots::cublasSmatinvBatched, None, ""),
        (slots::cublasSnrm2_v2, None, ""),
        (slots::cublasSnrm2_v2_64, None, ""),
        (slots::cublasSrot_v2, None, ""),
        (slots::cublasSrot_v2_64, None, ""),
        (slots::cublasSrotg_v2, None, ""),
        (slots::cublasSrotm_v2, None, ""),
        (slots::cublasSrotm_v2_64, None, ""),
        (slots::cublasSrotmg_v2, None, ""),
        (slots::cublasSsbmv_v2, None, ""),
        (slots::cublasSsbmv_v2_64, None, ""),
        (slots::cublasSscal_v2, None, ""),
        (slots::cublasSscal_v2_64, None, ""),
        (slots::cublasSspmv_v2, None, ""),
        (slots::cublasSspmv_v2_64, None, ""),
        (slots::cublasSspr2_v2, None, ""),
        (slots::cublasSspr2_v2_64, None, ""),
        (slots::cublasSspr_v2, None, ""),
        (slots::cublasSspr_v2_64, None, ""),
        (slots::cublasSswap_v2, None, ""),
        (slots::cublasSswap_v2_64, None, ""),
        (slots::cublasSsymm_v2, None, ""),
        (slots::cublasSsymm_v2_64, None, ""),
        (slots::cublasSsymv_v2, None, ""),
        (slots::cublasSsymv_v2_64, None, ""),
        (slots::cublasSsyr2_v2, None, ""),
        (slots::cublasSsyr2_v2_64, None, ""),
        (slots::cublasSsyr2k_v2, None, ""),
        (slots::cublasSsyr2k_v2_64, None, ""),
        (slots::cublasSsyr_v2, None, ""),
        (slots::cublasSsyr_v2_64, None, ""),
        (slots::cublasSsyrk_v2, None, ""),
        (slots::cublasSsyrk_v2_64, None, ""),
        (slots::cublasSsyrkx, None, ""),
        (slots::cublasSsyrkx_64, None, ""),
        (slots::cublasStbmv_v2, None, ""),
        (slots::cublasStbmv_v2_64, None, ""),
        (slots::cublasStbsv_v2, None, ""),
        (slots::cublasStbsv_v2_64, None, ""),
        (slots::cublasStpmv_v2, None, ""),
        (slots::cublasStpmv_v2_64, None, ""),
        (slots::cublasStpsv_v2, None, ""),
        (slots::cublasStpsv_v2_64, None, ""),
        (slots::cublasStpttr, None, ""),
        (slots::cublasStrmm_v2, None, ""),
        (slots::cublasStrmm_v2_64, None, ""),
        (slots::cublasStrmv_v2, None, ""),
        (slots::cublasStrmv_v2_64, None, ""),
        (slots::cublasStrsmBatched, None, ""),
        (slots::cublasStrsmBatched_64, None, ""),
        (slots::cublasStrsm_v2, None, ""),
        (slots::cublasStrsm_v2_64, None, ""),
        (slots::cublasStrsv_v2, None, ""),
        (slots::cublasStrsv_v2_64, None, ""),
        (slots::cublasStrttp, None, ""),
        (slots::cublasSwapEx, None, ""),
        (slots::cublasSwapEx_64, None, ""),
        (slots::cublasUint8gemmBias, None, ""),
        (slots::cublasXerbla, None, ""),
        (slots::cublasXtCgemm, None, ""),
        (slots::cublasXtChemm, None, ""),
        (slots::cublasXtCher2k, None, ""),
        (slots::cublasXtCherk, None, ""),
        (slots::cublasXtCherkx, None, ""),
        (slots::cublasXtCreate, None, ""),
        (slots::cublasXtCspmm, None, ""),
        (slots::cublasXtCsymm, None, ""),
        (slots::cublasXtCsyr2k, None, ""),
        (slots::cublasXtCsyrk, None, ""),
        (slots::cublasXtCsyrkx, None, ""),
        (slots::cublasXtCtrmm, None, ""),
        (slots::cublasXtCtrsm, None, ""),
        (slots::cublasXtDestroy, None, ""),
        (slots::cublasXtDeviceSelect, None, ""),
        (slots::cublasXtDgemm, None, ""),
        (slots::cublasXtDspmm, None, ""),
        (slots::cublasXtDsymm, None, ""),
        (slots::cublasXtDsyr2k, None, ""),
        (slots::cublasXtDsyrk, None, ""),
        (slots::cublasXtDsyrkx, None, ""),
        (slots::cublasXtDtrmm, None, ""),
        (slots::cublasXtDtrsm, None, ""),
        (slots::cublasXtGetBlockDim, None, ""),
        (slots::cublasXtGetNumBoards, None, ""),
        (slots::cublasXtGetPinningMemMode, None, ""),
        (slots::cublasXtMaxBoards, None, ""),
        (slots::cublasXtSetBlockDim, None, ""),
        (slots::cublasXtSetCpuRatio, None, ""),
        (slots::cublasXtSetCpuRoutine, None, ""),
        (slots::cublasXtSetPinningMemMode, None, ""),
        (slots::cublasXtSgemm, None, ""),
        (slots::cublasXtSspmm, None, ""),
        (slots::cublasXtSsymm, None, ""),
        (slots::cublasXtSsyr2k, None, ""),
        (slots::cublasXtSsyrk, None, ""),
        (slots::cublasXtSsyrkx, None, ""),
        (slots::cublasXtStrmm, None, ""),
        (slots::cublasXtStrsm, None, ""),
        (slots::cublasXtZgemm, None, ""),
        (slots::cublasXtZhemm, None, ""),
        (slots::cublasXtZher2k, None, ""),
        (slots::cublasXtZherk, None, ""),
        (slots::cublasXtZherkx, None, ""),
        (slots::cublasXtZspmm, None, ""),
        (slots::cublasXtZsymm, None, ""),
        (slots::cublasXtZsyr2k, None, ""),
        (slots::cublasXtZsyrk, None, ""),
        (slots::cublasXtZsyrkx, None, ""),
        (slots::cublasXtZtrmm, None, ""),
        (slots::cublasXtZtrsm, None, ""),
        (slots::cublasZaxpy_v2, None, ""),
        (slots::cublasZaxpy_v2_64, None, ""),
        (slots::cublasZcopy_v2, None, ""),
        (slots::cublasZcopy_v2_64, None, ""),
        (slots::cublasZdgmm, None, ""),
        (slots::cublasZdgmm_64, None, ""),
        (slots::cublasZdotc_v2, None, ""),
        (slots::cublasZdotc_v2_64, None, ""),
        (slots::cublasZdotu_v2, None, ""),
        (slots::cublasZdotu_v2_64, None, ""),
        (slots::cublasZdrot_v2, None, ""),
        (slots::cublasZdrot_v2_64, None, ""),
        (slots::cublasZdscal_v2, None, ""),
        (slots::cublasZdscal_v2_64, None, ""),
        (slots::cublasZgbmv_v2, None, ""),
        (slots::cublasZgbmv_v2_64, None, ""),
        (slots::cublasZgeam, None, ""),
        (slots::cublasZgeam_64, None, ""),
        (slots::cublasZgelsBatched, None, ""),
        (slots::cublasZgemm3m, None, ""),
        (slots::cublasZgemm3m_64, None, ""),
        (slots::cublasZgemmBatched, None, ""),
        (slots::cublasZgemmBatched_64, None, ""),
        (slots::cublasZgemmStridedBatched, None, ""),
        (slots::cublasZgemmStridedBatched_64, None, ""),
        (slots::cublasZgemm_v2, None, ""),
        (slots::cublasZgemm_v2_64, None, ""),
        (slots::cublasZgemvBatched, None, ""),
        (slots::cublasZgemvBatched_64, None, ""),
        (slots::cublasZgemvStridedBatched, None, ""),
        (slots::cublasZgemvStridedBatched_64, None, ""),
        (slots::cublasZgemv_v2, None, ""),
        (slots::cublasZgemv_v2_64, None, ""),
        (slots::cublasZgeqrfBatched, None, ""),
        (slots::cublasZgerc_v2, None, ""),
        (slots::cublasZgerc_v2_64, None, ""),
        (slots::cublasZgeru_v2, None, ""),
        (slots::cublasZgeru_v2_64, None, ""),
        (slots::cublasZgetrfBatched, None, ""),
        (slots::cublasZgetriBatched, None, ""),
        (slots::cublasZgetrsBatched, None, ""),
        (slots::cublasZhbmv_v2, None, ""),
        (slots::cublasZhbmv_v2_64, None, ""),
        (slots::cublasZhemm_v2, None, ""),
        (slots::cublasZhemm_v2_64, None, ""),
        (slots::cublasZhemv_v2, None, ""),
        (slots::cublasZhemv_v2_64, None, ""),
        (slots::cublasZher2_v2, None, ""),
        (slots::cublasZher2_v2_64, None, ""),
        (slots::cublasZher2k_v2, None, ""),
        (slots::cublasZher2k_v2_64, None, ""),
        (slots::cublasZher_v2, None, ""),
        (slots::cublasZher_v2_64, None, ""),
        (slots::cublasZherk_v2, None, ""),
        (slots::cublasZherk_v2_64, None, ""),
        (slots::cublasZherkx, None, ""),
        (slots::cublasZherkx_64, None, ""),
        (slots::cublasZhpmv_v2, None, ""),
        (slots::cublasZhpmv_v2_64, None, ""),
        (slots::cublasZhpr2_v2, None, ""),
        (slots::cublasZhpr2_v2_64, None, ""),
        (slots::cublasZhpr_v2, None, ""),
        (slots::cublasZhpr_v2_64, None, ""),
        (slots::cublasZmatinvBatched, None, ""),
        (slots::cublasZrot_v2, None, ""),
        (slots::cublasZrot_v2_64, None, ""),
        (slots::cublasZrotg_v2, None, ""),
        (slots::cublasZscal_v2, None, ""),
        (slots::cublasZscal_v2_64, None, ""),
        (slots::cublasZswap_v2, None, ""),
        (slots::cublasZswap_v2_64, None, ""),
        (slots::cublasZsymm_v2, None, ""),
        (slots::cublasZsymm_v2_64, None, ""),
        (slots::cublasZsymv_v2, None, ""),
        (slots::cublasZsymv_v2_64, None, ""),
        (slots::cublasZsyr2_v2, None, ""),
        (slots::cublasZsyr2_v2_64, None, ""),
        (slots::cublasZsyr2k_v2, None, ""),
        (slots::cublasZsyr2k_v2_64, None, ""),
        (slots::cublasZsyr_v2, None, ""),
        (slots::cublasZsyr_v2_64, None, ""),
        (slots::cublasZsyrk_v2, None, ""),
        (slots::cublasZsyrk_v2_64, None, ""),
        (slots::cublasZsyrkx, None, ""),
        (slots::cublasZsyrkx_64, None, ""),
        (slots::cublasZtbmv_v2, None, ""),
        (slots::cublasZtbmv_v2_64, None, ""),
        (slots::cublasZtbsv_v2, None, ""),
        (slots::cublasZtbsv_v2_64, None, ""),
        (slots::cublasZtpmv_v2, None, ""),
        (slots::cublasZtpmv_v2_64, None, ""),
        (slots::cublasZtpsv_v2, None, ""),
        (slots::cublasZtpsv_v2_64, None, ""),
        (slots::cublasZtpttr, None, ""),
        (slots::cublasZtrmm_v2, None, ""),
        (slots::cublasZtrmm_v2_64, None, ""),
        (slots::cublasZtrmv_v2, None, ""),
        (slots::cublasZtrmv_v2_64, None, ""),
        (slots::cublasZtrsmBatched, None, ""),
        (slots::cublasZtrsmBatched_64, None, ""),
        (slots::cublasZtrsm_v2, None, ""),
        (slots::cublasZtrsm_v2_64, None, ""),
        (slots::cublasZtrsv_v2, None, ""),
        (slots::cublasZtrsv_v2_64, None, ""),
        (slots::cublasZtrttp, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cublas",
    name: c"cubind.cuda12.cublas",
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
            c"cublasAsumEx",
            both::cublasAsumEx,
            c"cublasAsumEx($self, handle, n, x, xType, incx, result, resultType, executiontype)\n--\n\n``cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx\n",
        );
    table
        .function(
            c"cublasAsumEx_64",
            both::cublasAsumEx_64,
            c"cublasAsumEx_64($self, handle, n, x, xType, incx, result, resultType, executiontype)\n--\n\n``cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx_64\n",
        );
    table
        .function(
            c"cublasAxpyEx",
            both::cublasAxpyEx,
            c"cublasAxpyEx($self, handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)\n--\n\n``cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nalphaType : runtime.cudaDataType\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx\n",
        );
    table
        .function(
            c"cublasAxpyEx_64",
            both::cublasAxpyEx_64,
            c"cublasAxpyEx_64($self, handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)\n--\n\n``cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nalphaType : runtime.cudaDataType\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx_64\n",
        );
    table
        .function(
            c"cublasCaxpy",
            both::cublasCaxpy,
            c"cublasCaxpy($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy\n",
        );
    table
        .function(
            c"cublasCaxpy_v2",
            both::cublasCaxpy,
            c"cublasCaxpy_v2($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy\n",
        );
    table
        .function(
            c"cublasCaxpy_64",
            both::cublasCaxpy_64,
            c"cublasCaxpy_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_64\n",
        );
    table
        .function(
            c"cublasCaxpy_v2_64",
            both::cublasCaxpy_64,
            c"cublasCaxpy_v2_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_64\n",
        );
    table
        .function(
            c"cublasCcopy",
            both::cublasCcopy,
            c"cublasCcopy($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy\n",
        );
    table
        .function(
            c"cublasCcopy_v2",
            both::cublasCcopy,
            c"cublasCcopy_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy\n",
        );
    table
        .function(
            c"cublasCcopy_64",
            both::cublasCcopy_64,
            c"cublasCcopy_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_64\n",
        );
    table
        .function(
            c"cublasCcopy_v2_64",
            both::cublasCcopy_64,
            c"cublasCcopy_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_64\n",
        );
    table
        .function(
            c"cublasCdgmm",
            both::cublasCdgmm,
            c"cublasCdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm\n",
        );
    table
        .function(
            c"cublasCdgmm_64",
            both::cublasCdgmm_64,
            c"cublasCdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm_64\n",
        );
    table
        .function(
            c"cublasCdotc",
            both::cublasCdotc,
            c"cublasCdotc($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc\n",
        );
    table
        .function(
            c"cublasCdotc_v2",
            both::cublasCdotc,
            c"cublasCdotc_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc\n",
        );
    table
        .function(
            c"cublasCdotc_64",
            both::cublasCdotc_64,
            c"cublasCdotc_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_64\n",
        );
    table
        .function(
            c"cublasCdotc_v2_64",
            both::cublasCdotc_64,
            c"cublasCdotc_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_64\n",
        );
    table
        .function(
            c"cublasCdotu",
            both::cublasCdotu,
            c"cublasCdotu($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu\n",
        );
    table
        .function(
            c"cublasCdotu_v2",
            both::cublasCdotu,
            c"cublasCdotu_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu\n",
        );
    table
        .function(
            c"cublasCdotu_64",
            both::cublasCdotu_64,
            c"cublasCdotu_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_64\n",
        );
    table
        .function(
            c"cublasCdotu_v2_64",
            both::cublasCdotu_64,
            c"cublasCdotu_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_64\n",
        );
    table
        .function(
            c"cublasCgbmv",
            both::cublasCgbmv,
            c"cublasCgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv\n",
        );
    table
        .function(
            c"cublasCgbmv_v2",
            both::cublasCgbmv,
            c"cublasCgbmv_v2($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv\n",
        );
    table
        .function(
            c"cublasCgbmv_64",
            both::cublasCgbmv_64,
            c"cublasCgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_64\n",
        );
    table
        .function(
            c"cublasCgbmv_v2_64",
            both::cublasCgbmv_64,
            c"cublasCgbmv_v2_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_64\n",
        );
    table
        .function(
            c"cublasCgeam",
            both::cublasCgeam,
            c"cublasCgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam\n",
        );
    table
        .function(
            c"cublasCgeam_64",
            both::cublasCgeam_64,
            c"cublasCgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam_64\n",
        );
    table
        .function(
            c"cublasCgelsBatched",
            both::cublasCgelsBatched,
            c"cublasCgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)\n--\n\n``cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ndevInfoArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgelsBatched\n",
        );
    table
        .function(
            c"cublasCgemm",
            both::cublasCgemm,
            c"cublasCgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm\n",
        );
    table
        .function(
            c"cublasCgemm_v2",
            both::cublasCgemm,
            c"cublasCgemm_v2($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm\n",
        );
    table
        .function(
            c"cublasCgemm3m",
            both::cublasCgemm3m,
            c"cublasCgemm3m($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m\n",
        );
    table
        .function(
            c"cublasCgemm3mBatched",
            both::cublasCgemm3mBatched,
            c"cublasCgemm3mBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched\n",
        );
    table
        .function(
            c"cublasCgemm3mBatched_64",
            both::cublasCgemm3mBatched_64,
            c"cublasCgemm3mBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched_64\n",
        );
    table
        .function(
            c"cublasCgemm3mEx",
            both::cublasCgemm3mEx,
            c"cublasCgemm3mEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx\n",
        );
    table
        .function(
            c"cublasCgemm3mEx_64",
            both::cublasCgemm3mEx_64,
            c"cublasCgemm3mEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx_64\n",
        );
    table
        .function(
            c"cublasCgemm3mStridedBatched",
            both::cublasCgemm3mStridedBatched,
            c"cublasCgemm3mStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched\n",
        );
    table
        .function(
            c"cublasCgemm3mStridedBatched_64",
            both::cublasCgemm3mStridedBatched_64,
            c"cublasCgemm3mStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched_64\n",
        );
    table
        .function(
            c"cublasCgemm3m_64",
            both::cublasCgemm3m_64,
            c"cublasCgemm3m_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m_64\n",
        );
    table
        .function(
            c"cublasCgemmBatched",
            both::cublasCgemmBatched,
            c"cublasCgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched\n",
        );
    table
        .function(
            c"cublasCgemmBatched_64",
            both::cublasCgemmBatched_64,
            c"cublasCgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched_64\n",
        );
    table
        .function(
            c"cublasCgemmEx",
            both::cublasCgemmEx,
            c"cublasCgemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx\n",
        );
    table
        .function(
            c"cublasCgemmEx_64",
            both::cublasCgemmEx_64,
            c"cublasCgemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx_64\n",
        );
    table
        .function(
            c"cublasCgemmStridedBatched",
            both::cublasCgemmStridedBatched,
            c"cublasCgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched\n",
        );
    table
        .function(
            c"cublasCgemmStridedBatched_64",
            both::cublasCgemmStridedBatched_64,
            c"cublasCgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched_64\n",
        );
    table
        .function(
            c"cublasCgemm_64",
            both::cublasCgemm_64,
            c"cublasCgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_64\n",
        );
    table
        .function(
            c"cublasCgemm_v2_64",
            both::cublasCgemm_64,
            c"cublasCgemm_v2_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_64\n",
        );
    table
        .function(
            c"cublasCgemv",
            both::cublasCgemv,
            c"cublasCgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv\n",
        );
    table
        .function(
            c"cublasCgemv_v2",
            both::cublasCgemv,
            c"cublasCgemv_v2($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv\n",
        );
    table
        .function(
            c"cublasCgemvBatched",
            both::cublasCgemvBatched,
            c"cublasCgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched\n",
        );
    table
        .function(
            c"cublasCgemvBatched_64",
            both::cublasCgemvBatched_64,
            c"cublasCgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched_64\n",
        );
    table
        .function(
            c"cublasCgemvStridedBatched",
            both::cublasCgemvStridedBatched,
            c"cublasCgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched\n",
        );
    table
        .function(
            c"cublasCgemvStridedBatched_64",
            both::cublasCgemvStridedBatched_64,
            c"cublasCgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched_64\n",
        );
    table
        .function(
            c"cublasCgemv_64",
            both::cublasCgemv_64,
            c"cublasCgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_64\n",
        );
    table
        .function(
            c"cublasCgemv_v2_64",
            both::cublasCgemv_64,
            c"cublasCgemv_v2_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_64\n",
        );
    table
        .function(
            c"cublasCgeqrfBatched",
            both::cublasCgeqrfBatched,
            c"cublasCgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)\n--\n\n``cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nTauArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeqrfBatched\n",
        );
    table
        .function(
            c"cublasCgerc",
            both::cublasCgerc,
            c"cublasCgerc($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc\n",
        );
    table
        .function(
            c"cublasCgerc_v2",
            both::cublasCgerc,
            c"cublasCgerc_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc\n",
        );
    table
        .function(
            c"cublasCgerc_64",
            both::cublasCgerc_64,
            c"cublasCgerc_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_64\n",
        );
    table
        .function(
            c"cublasCgerc_v2_64",
            both::cublasCgerc_64,
            c"cublasCgerc_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_64\n",
        );
    table
        .function(
            c"cublasCgeru",
            both::cublasCgeru,
            c"cublasCgeru($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru\n",
        );
    table
        .function(
            c"cublasCgeru_v2",
            both::cublasCgeru,
            c"cublasCgeru_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru\n",
        );
    table
        .function(
            c"cublasCgeru_64",
            both::cublasCgeru_64,
            c"cublasCgeru_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_64\n",
        );
    table
        .function(
            c"cublasCgeru_v2_64",
            both::cublasCgeru_64,
            c"cublasCgeru_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_64\n",
        );
    table
        .function(
            c"cublasCgetrfBatched",
            both::cublasCgetrfBatched,
            c"cublasCgetrfBatched($self, handle, n, A, lda, P, info, batchSize)\n--\n\n``cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrfBatched\n",
        );
    table
        .function(
            c"cublasCgetriBatched",
            both::cublasCgetriBatched,
            c"cublasCgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)\n--\n\n``cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetriBatched\n",
        );
    table
        .function(
            c"cublasCgetrsBatched",
            both::cublasCgetrsBatched,
            c"cublasCgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)\n--\n\n``cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\ndevIpiv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrsBatched\n",
        );
    table
        .function(
            c"cublasChbmv",
            both::cublasChbmv,
            c"cublasChbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv\n",
        );
    table
        .function(
            c"cublasChbmv_v2",
            both::cublasChbmv,
            c"cublasChbmv_v2($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv\n",
        );
    table
        .function(
            c"cublasChbmv_64",
            both::cublasChbmv_64,
            c"cublasChbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_64\n",
        );
    table
        .function(
            c"cublasChbmv_v2_64",
            both::cublasChbmv_64,
            c"cublasChbmv_v2_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_64\n",
        );
    table
        .function(
            c"cublasChemm",
            both::cublasChemm,
            c"cublasChemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm\n",
        );
    table
        .function(
            c"cublasChemm_v2",
            both::cublasChemm,
            c"cublasChemm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm\n",
        );
    table
        .function(
            c"cublasChemm_64",
            both::cublasChemm_64,
            c"cublasChemm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_64\n",
        );
    table
        .function(
            c"cublasChemm_v2_64",
            both::cublasChemm_64,
            c"cublasChemm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_64\n",
        );
    table
        .function(
            c"cublasChemv",
            both::cublasChemv,
            c"cublasChemv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv\n",
        );
    table
        .function(
            c"cublasChemv_v2",
            both::cublasChemv,
            c"cublasChemv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv\n",
        );
    table
        .function(
            c"cublasChemv_64",
            both::cublasChemv_64,
            c"cublasChemv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_64\n",
        );
    table
        .function(
            c"cublasChemv_v2_64",
            both::cublasChemv_64,
            c"cublasChemv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_64\n",
        );
    table
        .function(
            c"cublasCher",
            both::cublasCher,
            c"cublasCher($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher\n",
        );
    table
        .function(
            c"cublasCher_v2",
            both::cublasCher,
            c"cublasCher_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher\n",
        );
    table
        .function(
            c"cublasCher2",
            both::cublasCher2,
            c"cublasCher2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2\n",
        );
    table
        .function(
            c"cublasCher2_v2",
            both::cublasCher2,
            c"cublasCher2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2\n",
        );
    table
        .function(
            c"cublasCher2_64",
            both::cublasCher2_64,
            c"cublasCher2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_64\n",
        );
    table
        .function(
            c"cublasCher2_v2_64",
            both::cublasCher2_64,
            c"cublasCher2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_64\n",
        );
    table
        .function(
            c"cublasCher2k",
            both::cublasCher2k,
            c"cublasCher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k\n",
        );
    table
        .function(
            c"cublasCher2k_v2",
            both::cublasCher2k,
            c"cublasCher2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k\n",
        );
    table
        .function(
            c"cublasCher2k_64",
            both::cublasCher2k_64,
            c"cublasCher2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_64\n",
        );
    table
        .function(
            c"cublasCher2k_v2_64",
            both::cublasCher2k_64,
            c"cublasCher2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_64\n",
        );
    table
        .function(
            c"cublasCher_64",
            both::cublasCher_64,
            c"cublasCher_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_64\n",
        );
    table
        .function(
            c"cublasCher_v2_64",
            both::cublasCher_64,
            c"cublasCher_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_64\n",
        );
    table
        .function(
            c"cublasCherk",
            both::cublasCherk,
            c"cublasCherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk\n",
        );
    table
        .function(
            c"cublasCherk_v2",
            both::cublasCherk,
            c"cublasCherk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk\n",
        );
    table
        .function(
            c"cublasCherk3mEx",
            both::cublasCherk3mEx,
            c"cublasCherk3mEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx\n",
        );
    table
        .function(
            c"cublasCherk3mEx_64",
            both::cublasCherk3mEx_64,
            c"cublasCherk3mEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx_64\n",
        );
    table
        .function(
            c"cublasCherkEx",
            both::cublasCherkEx,
            c"cublasCherkEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx\n",
        );
    table
        .function(
            c"cublasCherkEx_64",
            both::cublasCherkEx_64,
            c"cublasCherkEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx_64\n",
        );
    table
        .function(
            c"cublasCherk_64",
            both::cublasCherk_64,
            c"cublasCherk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_64\n",
        );
    table
        .function(
            c"cublasCherk_v2_64",
            both::cublasCherk_64,
            c"cublasCherk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_64\n",
        );
    table
        .function(
            c"cublasCherkx",
            both::cublasCherkx,
            c"cublasCherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx\n",
        );
    table
        .function(
            c"cublasCherkx_64",
            both::cublasCherkx_64,
            c"cublasCherkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx_64\n",
        );
    table
        .function(
            c"cublasChpmv",
            both::cublasChpmv,
            c"cublasChpmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv\n",
        );
    table
        .function(
            c"cublasChpmv_v2",
            both::cublasChpmv,
            c"cublasChpmv_v2($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv\n",
        );
    table
        .function(
            c"cublasChpmv_64",
            both::cublasChpmv_64,
            c"cublasChpmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_64\n",
        );
    table
        .function(
            c"cublasChpmv_v2_64",
            both::cublasChpmv_64,
            c"cublasChpmv_v2_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_64\n",
        );
    table
        .function(
            c"cublasChpr",
            both::cublasChpr,
            c"cublasChpr($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr\n",
        );
    table
        .function(
            c"cublasChpr_v2",
            both::cublasChpr,
            c"cublasChpr_v2($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr\n",
        );
    table
        .function(
            c"cublasChpr2",
            both::cublasChpr2,
            c"cublasChpr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2\n",
        );
    table
        .function(
            c"cublasChpr2_v2",
            both::cublasChpr2,
            c"cublasChpr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2\n",
        );
    table
        .function(
            c"cublasChpr2_64",
            both::cublasChpr2_64,
            c"cublasChpr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_64\n",
        );
    table
        .function(
            c"cublasChpr2_v2_64",
            both::cublasChpr2_64,
            c"cublasChpr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_64\n",
        );
    table
        .function(
            c"cublasChpr_64",
            both::cublasChpr_64,
            c"cublasChpr_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_64\n",
        );
    table
        .function(
            c"cublasChpr_v2_64",
            both::cublasChpr_64,
            c"cublasChpr_v2_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_64\n",
        );
    table
        .function(
            c"cublasCmatinvBatched",
            both::cublasCmatinvBatched,
            c"cublasCmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)\n--\n\n``cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAinv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_inv : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCmatinvBatched\n",
        );
    table
        .function(
            c"cublasCopyEx",
            both::cublasCopyEx,
            c"cublasCopyEx($self, handle, n, x, xType, incx, y, yType, incy)\n--\n\n``cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx\n",
        );
    table
        .function(
            c"cublasCopyEx_64",
            both::cublasCopyEx_64,
            c"cublasCopyEx_64($self, handle, n, x, xType, incx, y, yType, incy)\n--\n\n``cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx_64\n",
        );
    table
        .function(
            c"cublasCreate",
            both::cublasCreate,
            c"cublasCreate($self)\n--\n\n``cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nhandle : cublasHandle_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate\n",
        );
    table
        .function(
            c"cublasCreate_v2",
            both::cublasCreate,
            c"cublasCreate_v2($self)\n--\n\n``cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nhandle : cublasHandle_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate\n",
        );
    table
        .function(
            c"cublasCrot",
            both::cublasCrot,
            c"cublasCrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot\n",
        );
    table
        .function(
            c"cublasCrot_v2",
            both::cublasCrot,
            c"cublasCrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot\n",
        );
    table
        .function(
            c"cublasCrot_64",
            both::cublasCrot_64,
            c"cublasCrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_64\n",
        );
    table
        .function(
            c"cublasCrot_v2_64",
            both::cublasCrot_64,
            c"cublasCrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_64\n",
        );
    table
        .function(
            c"cublasCrotg",
            both::cublasCrotg,
            c"cublasCrotg($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg\n",
        );
    table
        .function(
            c"cublasCrotg_v2",
            both::cublasCrotg,
            c"cublasCrotg_v2($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg\n",
        );
    table
        .function(
            c"cublasCscal",
            both::cublasCscal,
            c"cublasCscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal\n",
        );
    table
        .function(
            c"cublasCscal_v2",
            both::cublasCscal,
            c"cublasCscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal\n",
        );
    table
        .function(
            c"cublasCscal_64",
            both::cublasCscal_64,
            c"cublasCscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_64\n",
        );
    table
        .function(
            c"cublasCscal_v2_64",
            both::cublasCscal_64,
            c"cublasCscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_64\n",
        );
    table
        .function(
            c"cublasCsrot",
            both::cublasCsrot,
            c"cublasCsrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot\n",
        );
    table
        .function(
            c"cublasCsrot_v2",
            both::cublasCsrot,
            c"cublasCsrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot\n",
        );
    table
        .function(
            c"cublasCsrot_64",
            both::cublasCsrot_64,
            c"cublasCsrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_64\n",
        );
    table
        .function(
            c"cublasCsrot_v2_64",
            both::cublasCsrot_64,
            c"cublasCsrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_64\n",
        );
    table
        .function(
            c"cublasCsscal",
            both::cublasCsscal,
            c"cublasCsscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal\n",
        );
    table
        .function(
            c"cublasCsscal_v2",
            both::cublasCsscal,
            c"cublasCsscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal\n",
        );
    table
        .function(
            c"cublasCsscal_64",
            both::cublasCsscal_64,
            c"cublasCsscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_64\n",
        );
    table
        .function(
            c"cublasCsscal_v2_64",
            both::cublasCsscal_64,
            c"cublasCsscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_64\n",
        );
    table
        .function(
            c"cublasCswap",
            both::cublasCswap,
            c"cublasCswap($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap\n",
        );
    table
        .function(
            c"cublasCswap_v2",
            both::cublasCswap,
            c"cublasCswap_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap\n",
        );
    table
        .function(
            c"cublasCswap_64",
            both::cublasCswap_64,
            c"cublasCswap_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_64\n",
        );
    table
        .function(
            c"cublasCswap_v2_64",
            both::cublasCswap_64,
            c"cublasCswap_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_64\n",
        );
    table
        .function(
            c"cublasCsymm",
            both::cublasCsymm,
            c"cublasCsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm\n",
        );
    table
        .function(
            c"cublasCsymm_v2",
            both::cublasCsymm,
            c"cublasCsymm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm\n",
        );
    table
        .function(
            c"cublasCsymm_64",
            both::cublasCsymm_64,
            c"cublasCsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_64\n",
        );
    table
        .function(
            c"cublasCsymm_v2_64",
            both::cublasCsymm_64,
            c"cublasCsymm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_64\n",
        );
    table
        .function(
            c"cublasCsymv",
            both::cublasCsymv,
            c"cublasCsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv\n",
        );
    table
        .function(
            c"cublasCsymv_v2",
            both::cublasCsymv,
            c"cublasCsymv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv\n",
        );
    table
        .function(
            c"cublasCsymv_64",
            both::cublasCsymv_64,
            c"cublasCsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_64\n",
        );
    table
        .function(
            c"cublasCsymv_v2_64",
            both::cublasCsymv_64,
            c"cublasCsymv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_64\n",
        );
    table
        .function(
            c"cublasCsyr",
            both::cublasCsyr,
            c"cublasCsyr($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr\n",
        );
    table
        .function(
            c"cublasCsyr_v2",
            both::cublasCsyr,
            c"cublasCsyr_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr\n",
        );
    table
        .function(
            c"cublasCsyr2",
            both::cublasCsyr2,
            c"cublasCsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2\n",
        );
    table
        .function(
            c"cublasCsyr2_v2",
            both::cublasCsyr2,
            c"cublasCsyr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2\n",
        );
    table
        .function(
            c"cublasCsyr2_64",
            both::cublasCsyr2_64,
            c"cublasCsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_64\n",
        );
    table
        .function(
            c"cublasCsyr2_v2_64",
            both::cublasCsyr2_64,
            c"cublasCsyr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_64\n",
        );
    table
        .function(
            c"cublasCsyr2k",
            both::cublasCsyr2k,
            c"cublasCsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k\n",
        );
    table
        .function(
            c"cublasCsyr2k_v2",
            both::cublasCsyr2k,
            c"cublasCsyr2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k\n",
        );
    table
        .function(
            c"cublasCsyr2k_64",
            both::cublasCsyr2k_64,
            c"cublasCsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_64\n",
        );
    table
        .function(
            c"cublasCsyr2k_v2_64",
            both::cublasCsyr2k_64,
            c"cublasCsyr2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_64\n",
        );
    table
        .function(
            c"cublasCsyr_64",
            both::cublasCsyr_64,
            c"cublasCsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_64\n",
        );
    table
        .function(
            c"cublasCsyr_v2_64",
            both::cublasCsyr_64,
            c"cublasCsyr_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_64\n",
        );
    table
        .function(
            c"cublasCsyrk",
            both::cublasCsyrk,
            c"cublasCsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk\n",
        );
    table
        .function(
            c"cublasCsyrk_v2",
            both::cublasCsyrk,
            c"cublasCsyrk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk\n",
        );
    table
        .function(
            c"cublasCsyrk3mEx",
            both::cublasCsyrk3mEx,
            c"cublasCsyrk3mEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx\n",
        );
    table
        .function(
            c"cublasCsyrk3mEx_64",
            both::cublasCsyrk3mEx_64,
            c"cublasCsyrk3mEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx_64\n",
        );
    table
        .function(
            c"cublasCsyrkEx",
            both::cublasCsyrkEx,
            c"cublasCsyrkEx($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx\n",
        );
    table
        .function(
            c"cublasCsyrkEx_64",
            both::cublasCsyrkEx_64,
            c"cublasCsyrkEx_64($self, handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx_64\n",
        );
    table
        .function(
            c"cublasCsyrk_64",
            both::cublasCsyrk_64,
            c"cublasCsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_64\n",
        );
    table
        .function(
            c"cublasCsyrk_v2_64",
            both::cublasCsyrk_64,
            c"cublasCsyrk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_64\n",
        );
    table
        .function(
            c"cublasCsyrkx",
            both::cublasCsyrkx,
            c"cublasCsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx\n",
        );
    table
        .function(
            c"cublasCsyrkx_64",
            both::cublasCsyrkx_64,
            c"cublasCsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx_64\n",
        );
    table
        .function(
            c"cublasCtbmv",
            both::cublasCtbmv,
            c"cublasCtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv\n",
        );
    table
        .function(
            c"cublasCtbmv_v2",
            both::cublasCtbmv,
            c"cublasCtbmv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv\n",
        );
    table
        .function(
            c"cublasCtbmv_64",
            both::cublasCtbmv_64,
            c"cublasCtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_64\n",
        );
    table
        .function(
            c"cublasCtbmv_v2_64",
            both::cublasCtbmv_64,
            c"cublasCtbmv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_64\n",
        );
    table
        .function(
            c"cublasCtbsv",
            both::cublasCtbsv,
            c"cublasCtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv\n",
        );
    table
        .function(
            c"cublasCtbsv_v2",
            both::cublasCtbsv,
            c"cublasCtbsv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv\n",
        );
    table
        .function(
            c"cublasCtbsv_64",
            both::cublasCtbsv_64,
            c"cublasCtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_64\n",
        );
    table
        .function(
            c"cublasCtbsv_v2_64",
            both::cublasCtbsv_64,
            c"cublasCtbsv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_64\n",
        );
    table
        .function(
            c"cublasCtpmv",
            both::cublasCtpmv,
            c"cublasCtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv\n",
        );
    table
        .function(
            c"cublasCtpmv_v2",
            both::cublasCtpmv,
            c"cublasCtpmv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv\n",
        );
    table
        .function(
            c"cublasCtpmv_64",
            both::cublasCtpmv_64,
            c"cublasCtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_64\n",
        );
    table
        .function(
            c"cublasCtpmv_v2_64",
            both::cublasCtpmv_64,
            c"cublasCtpmv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_64\n",
        );
    table
        .function(
            c"cublasCtpsv",
            both::cublasCtpsv,
            c"cublasCtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv\n",
        );
    table
        .function(
            c"cublasCtpsv_v2",
            both::cublasCtpsv,
            c"cublasCtpsv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv\n",
        );
    table
        .function(
            c"cublasCtpsv_64",
            both::cublasCtpsv_64,
            c"cublasCtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_64\n",
        );
    table
        .function(
            c"cublasCtpsv_v2_64",
            both::cublasCtpsv_64,
            c"cublasCtpsv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_64\n",
        );
    table
        .function(
            c"cublasCtpttr",
            both::cublasCtpttr,
            c"cublasCtpttr($self, handle, uplo, n, AP, A, lda)\n--\n\n``cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpttr\n",
        );
    table
        .function(
            c"cublasCtrmm",
            both::cublasCtrmm,
            c"cublasCtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm\n",
        );
    table
        .function(
            c"cublasCtrmm_v2",
            both::cublasCtrmm,
            c"cublasCtrmm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm\n",
        );
    table
        .function(
            c"cublasCtrmm_64",
            both::cublasCtrmm_64,
            c"cublasCtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_64\n",
        );
    table
        .function(
            c"cublasCtrmm_v2_64",
            both::cublasCtrmm_64,
            c"cublasCtrmm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_64\n",
        );
    table
        .function(
            c"cublasCtrmv",
            both::cublasCtrmv,
            c"cublasCtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv\n",
        );
    table
        .function(
            c"cublasCtrmv_v2",
            both::cublasCtrmv,
            c"cublasCtrmv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv\n",
        );
    table
        .function(
            c"cublasCtrmv_64",
            both::cublasCtrmv_64,
            c"cublasCtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_64\n",
        );
    table
        .function(
            c"cublasCtrmv_v2_64",
            both::cublasCtrmv_64,
            c"cublasCtrmv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_64\n",
        );
    table
        .function(
            c"cublasCtrsm",
            both::cublasCtrsm,
            c"cublasCtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm\n",
        );
    table
        .function(
            c"cublasCtrsm_v2",
            both::cublasCtrsm,
            c"cublasCtrsm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm\n",
        );
    table
        .function(
            c"cublasCtrsmBatched",
            both::cublasCtrsmBatched,
            c"cublasCtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched\n",
        );
    table
        .function(
            c"cublasCtrsmBatched_64",
            both::cublasCtrsmBatched_64,
            c"cublasCtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched_64\n",
        );
    table
        .function(
            c"cublasCtrsm_64",
            both::cublasCtrsm_64,
            c"cublasCtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_64\n",
        );
    table
        .function(
            c"cublasCtrsm_v2_64",
            both::cublasCtrsm_64,
            c"cublasCtrsm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_64\n",
        );
    table
        .function(
            c"cublasCtrsv",
            both::cublasCtrsv,
            c"cublasCtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv\n",
        );
    table
        .function(
            c"cublasCtrsv_v2",
            both::cublasCtrsv,
            c"cublasCtrsv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv\n",
        );
    table
        .function(
            c"cublasCtrsv_64",
            both::cublasCtrsv_64,
            c"cublasCtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_64\n",
        );
    table
        .function(
            c"cublasCtrsv_v2_64",
            both::cublasCtrsv_64,
            c"cublasCtrsv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_64\n",
        );
    table
        .function(
            c"cublasCtrttp",
            both::cublasCtrttp,
            c"cublasCtrttp($self, handle, uplo, n, A, lda, AP)\n--\n\n``cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrttp\n",
        );
    table
        .function(
            c"cublasDasum",
            both::cublasDasum,
            c"cublasDasum($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum\n",
        );
    table
        .function(
            c"cublasDasum_v2",
            both::cublasDasum,
            c"cublasDasum_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum\n",
        );
    table
        .function(
            c"cublasDasum_64",
            both::cublasDasum_64,
            c"cublasDasum_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_64\n",
        );
    table
        .function(
            c"cublasDasum_v2_64",
            both::cublasDasum_64,
            c"cublasDasum_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_64\n",
        );
    table
        .function(
            c"cublasDaxpy",
            both::cublasDaxpy,
            c"cublasDaxpy($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy\n",
        );
    table
        .function(
            c"cublasDaxpy_v2",
            both::cublasDaxpy,
            c"cublasDaxpy_v2($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy\n",
        );
    table
        .function(
            c"cublasDaxpy_64",
            both::cublasDaxpy_64,
            c"cublasDaxpy_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_64\n",
        );
    table
        .function(
            c"cublasDaxpy_v2_64",
            both::cublasDaxpy_64,
            c"cublasDaxpy_v2_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_64\n",
        );
    table
        .function(
            c"cublasDcopy",
            both::cublasDcopy,
            c"cublasDcopy($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy\n",
        );
    table
        .function(
            c"cublasDcopy_v2",
            both::cublasDcopy,
            c"cublasDcopy_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy\n",
        );
    table
        .function(
            c"cublasDcopy_64",
            both::cublasDcopy_64,
            c"cublasDcopy_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_64\n",
        );
    table
        .function(
            c"cublasDcopy_v2_64",
            both::cublasDcopy_64,
            c"cublasDcopy_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_64\n",
        );
    table
        .function(
            c"cublasDdgmm",
            both::cublasDdgmm,
            c"cublasDdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm\n",
        );
    table
        .function(
            c"cublasDdgmm_64",
            both::cublasDdgmm_64,
            c"cublasDdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm_64\n",
        );
    table
        .function(
            c"cublasDdot",
            both::cublasDdot,
            c"cublasDdot($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot\n",
        );
    table
        .function(
            c"cublasDdot_v2",
            both::cublasDdot,
            c"cublasDdot_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot\n",
        );
    table
        .function(
            c"cublasDdot_64",
            both::cublasDdot_64,
            c"cublasDdot_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_64\n",
        );
    table
        .function(
            c"cublasDdot_v2_64",
            both::cublasDdot_64,
            c"cublasDdot_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_64\n",
        );
    table
        .function(
            c"cublasDestroy",
            both::cublasDestroy,
            c"cublasDestroy($self, handle)\n--\n\n``cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy\n",
        );
    table
        .function(
            c"cublasDestroy_v2",
            both::cublasDestroy,
            c"cublasDestroy_v2($self, handle)\n--\n\n``cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy\n",
        );
    table
        .function(
            c"cublasDgbmv",
            both::cublasDgbmv,
            c"cublasDgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv\n",
        );
    table
        .function(
            c"cublasDgbmv_v2",
            both::cublasDgbmv,
            c"cublasDgbmv_v2($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv\n",
        );
    table
        .function(
            c"cublasDgbmv_64",
            both::cublasDgbmv_64,
            c"cublasDgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_64\n",
        );
    table
        .function(
            c"cublasDgbmv_v2_64",
            both::cublasDgbmv_64,
            c"cublasDgbmv_v2_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_64\n",
        );
    table
        .function(
            c"cublasDgeam",
            both::cublasDgeam,
            c"cublasDgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam\n",
        );
    table
        .function(
            c"cublasDgeam_64",
            both::cublasDgeam_64,
            c"cublasDgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam_64\n",
        );
    table
        .function(
            c"cublasDgelsBatched",
            both::cublasDgelsBatched,
            c"cublasDgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)\n--\n\n``cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ndevInfoArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgelsBatched\n",
        );
    table
        .function(
            c"cublasDgemm",
            both::cublasDgemm,
            c"cublasDgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm\n",
        );
    table
        .function(
            c"cublasDgemm_v2",
            both::cublasDgemm,
            c"cublasDgemm_v2($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm\n",
        );
    table
        .function(
            c"cublasDgemmBatched",
            both::cublasDgemmBatched,
            c"cublasDgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched\n",
        );
    table
        .function(
            c"cublasDgemmBatched_64",
            both::cublasDgemmBatched_64,
            c"cublasDgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched_64\n",
        );
    table
        .function(
            c"cublasDgemmGroupedBatched",
            both::cublasDgemmGroupedBatched,
            c"cublasDgemmGroupedBatched($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)\n--\n\n``cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : list[float] or None\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb_array : list[int] or None\nbeta_array : list[float] or None\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched\n",
        );
    table
        .function(
            c"cublasDgemmGroupedBatched_64",
            both::cublasDgemmGroupedBatched_64,
            c"cublasDgemmGroupedBatched_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)\n--\n\n``cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : list[float] or None\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb_array : list[int] or None\nbeta_array : list[float] or None\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched_64\n",
        );
    table
        .function(
            c"cublasDgemmStridedBatched",
            both::cublasDgemmStridedBatched,
            c"cublasDgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched\n",
        );
    table
        .function(
            c"cublasDgemmStridedBatched_64",
            both::cublasDgemmStridedBatched_64,
            c"cublasDgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched_64\n",
        );
    table
        .function(
            c"cublasDgemm_64",
            both::cublasDgemm_64,
            c"cublasDgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_64\n",
        );
    table
        .function(
            c"cublasDgemm_v2_64",
            both::cublasDgemm_64,
            c"cublasDgemm_v2_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_64\n",
        );
    table
        .function(
            c"cublasDgemv",
            both::cublasDgemv,
            c"cublasDgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv\n",
        );
    table
        .function(
            c"cublasDgemv_v2",
            both::cublasDgemv,
            c"cublasDgemv_v2($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv\n",
        );
    table
        .function(
            c"cublasDgemvBatched",
            both::cublasDgemvBatched,
            c"cublasDgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched\n",
        );
    table
        .function(
            c"cublasDgemvBatched_64",
            both::cublasDgemvBatched_64,
            c"cublasDgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched_64\n",
        );
    table
        .function(
            c"cublasDgemvStridedBatched",
            both::cublasDgemvStridedBatched,
            c"cublasDgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched\n",
        );
    table
        .function(
            c"cublasDgemvStridedBatched_64",
            both::cublasDgemvStridedBatched_64,
            c"cublasDgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched_64\n",
        );
    table
        .function(
            c"cublasDgemv_64",
            both::cublasDgemv_64,
            c"cublasDgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_64\n",
        );
    table
        .function(
            c"cublasDgemv_v2_64",
            both::cublasDgemv_64,
            c"cublasDgemv_v2_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_64\n",
        );
    table
        .function(
            c"cublasDgeqrfBatched",
            both::cublasDgeqrfBatched,
            c"cublasDgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)\n--\n\n``cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nTauArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeqrfBatched\n",
        );
    table
        .function(
            c"cublasDger",
            both::cublasDger,
            c"cublasDger($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger\n",
        );
    table
        .function(
            c"cublasDger_v2",
            both::cublasDger,
            c"cublasDger_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger\n",
        );
    table
        .function(
            c"cublasDger_64",
            both::cublasDger_64,
            c"cublasDger_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_64\n",
        );
    table
        .function(
            c"cublasDger_v2_64",
            both::cublasDger_64,
            c"cublasDger_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_64\n",
        );
    table
        .function(
            c"cublasDgetrfBatched",
            both::cublasDgetrfBatched,
            c"cublasDgetrfBatched($self, handle, n, A, lda, P, info, batchSize)\n--\n\n``cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrfBatched\n",
        );
    table
        .function(
            c"cublasDgetriBatched",
            both::cublasDgetriBatched,
            c"cublasDgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)\n--\n\n``cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetriBatched\n",
        );
    table
        .function(
            c"cublasDgetrsBatched",
            both::cublasDgetrsBatched,
            c"cublasDgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)\n--\n\n``cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\ndevIpiv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrsBatched\n",
        );
    table
        .function(
            c"cublasDmatinvBatched",
            both::cublasDmatinvBatched,
            c"cublasDmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)\n--\n\n``cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAinv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_inv : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDmatinvBatched\n",
        );
    table
        .function(
            c"cublasDnrm2",
            both::cublasDnrm2,
            c"cublasDnrm2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2\n",
        );
    table
        .function(
            c"cublasDnrm2_v2",
            both::cublasDnrm2,
            c"cublasDnrm2_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2\n",
        );
    table
        .function(
            c"cublasDnrm2_64",
            both::cublasDnrm2_64,
            c"cublasDnrm2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_64\n",
        );
    table
        .function(
            c"cublasDnrm2_v2_64",
            both::cublasDnrm2_64,
            c"cublasDnrm2_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_64\n",
        );
    table
        .function(
            c"cublasDotEx",
            both::cublasDotEx,
            c"cublasDotEx($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx\n",
        );
    table
        .function(
            c"cublasDotEx_64",
            both::cublasDotEx_64,
            c"cublasDotEx_64($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx_64\n",
        );
    table
        .function(
            c"cublasDotcEx",
            both::cublasDotcEx,
            c"cublasDotcEx($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx\n",
        );
    table
        .function(
            c"cublasDotcEx_64",
            both::cublasDotcEx_64,
            c"cublasDotcEx_64($self, handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx_64\n",
        );
    table
        .function(
            c"cublasDrot",
            both::cublasDrot,
            c"cublasDrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot\n",
        );
    table
        .function(
            c"cublasDrot_v2",
            both::cublasDrot,
            c"cublasDrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot\n",
        );
    table
        .function(
            c"cublasDrot_64",
            both::cublasDrot_64,
            c"cublasDrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_64\n",
        );
    table
        .function(
            c"cublasDrot_v2_64",
            both::cublasDrot_64,
            c"cublasDrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_64\n",
        );
    table
        .function(
            c"cublasDrotg",
            both::cublasDrotg,
            c"cublasDrotg($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg\n",
        );
    table
        .function(
            c"cublasDrotg_v2",
            both::cublasDrotg,
            c"cublasDrotg_v2($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg\n",
        );
    table
        .function(
            c"cublasDrotm",
            both::cublasDrotm,
            c"cublasDrotm($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm\n",
        );
    table
        .function(
            c"cublasDrotm_v2",
            both::cublasDrotm,
            c"cublasDrotm_v2($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm\n",
        );
    table
        .function(
            c"cublasDrotm_64",
            both::cublasDrotm_64,
            c"cublasDrotm_64($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_64\n",
        );
    table
        .function(
            c"cublasDrotm_v2_64",
            both::cublasDrotm_64,
            c"cublasDrotm_v2_64($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_64\n",
        );
    table
        .function(
            c"cublasDrotmg",
            both::cublasDrotmg,
            c"cublasDrotmg($self, handle, d1, d2, x1, y1, param)\n--\n\n``cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nd1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd2 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny1 : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg\n",
        );
    table
        .function(
            c"cublasDrotmg_v2",
            both::cublasDrotmg,
            c"cublasDrotmg_v2($self, handle, d1, d2, x1, y1, param)\n--\n\n``cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nd1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd2 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny1 : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg\n",
        );
    table
        .function(
            c"cublasDsbmv",
            both::cublasDsbmv,
            c"cublasDsbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv\n",
        );
    table
        .function(
            c"cublasDsbmv_v2",
            both::cublasDsbmv,
            c"cublasDsbmv_v2($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv\n",
        );
    table
        .function(
            c"cublasDsbmv_64",
            both::cublasDsbmv_64,
            c"cublasDsbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_64\n",
        );
    table
        .function(
            c"cublasDsbmv_v2_64",
            both::cublasDsbmv_64,
            c"cublasDsbmv_v2_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_64\n",
        );
    table
        .function(
            c"cublasDscal",
            both::cublasDscal,
            c"cublasDscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal\n",
        );
    table
        .function(
            c"cublasDscal_v2",
            both::cublasDscal,
            c"cublasDscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal\n",
        );
    table
        .function(
            c"cublasDscal_64",
            both::cublasDscal_64,
            c"cublasDscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_64\n",
        );
    table
        .function(
            c"cublasDscal_v2_64",
            both::cublasDscal_64,
            c"cublasDscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_64\n",
        );
    table
        .function(
            c"cublasDspmv",
            both::cublasDspmv,
            c"cublasDspmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv\n",
        );
    table
        .function(
            c"cublasDspmv_v2",
            both::cublasDspmv,
            c"cublasDspmv_v2($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv\n",
        );
    table
        .function(
            c"cublasDspmv_64",
            both::cublasDspmv_64,
            c"cublasDspmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_64\n",
        );
    table
        .function(
            c"cublasDspmv_v2_64",
            both::cublasDspmv_64,
            c"cublasDspmv_v2_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_64\n",
        );
    table
        .function(
            c"cublasDspr",
            both::cublasDspr,
            c"cublasDspr($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr\n",
        );
    table
        .function(
            c"cublasDspr_v2",
            both::cublasDspr,
            c"cublasDspr_v2($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr\n",
        );
    table
        .function(
            c"cublasDspr2",
            both::cublasDspr2,
            c"cublasDspr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2\n",
        );
    table
        .function(
            c"cublasDspr2_v2",
            both::cublasDspr2,
            c"cublasDspr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2\n",
        );
    table
        .function(
            c"cublasDspr2_64",
            both::cublasDspr2_64,
            c"cublasDspr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_64\n",
        );
    table
        .function(
            c"cublasDspr2_v2_64",
            both::cublasDspr2_64,
            c"cublasDspr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_64\n",
        );
    table
        .function(
            c"cublasDspr_64",
            both::cublasDspr_64,
            c"cublasDspr_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_64\n",
        );
    table
        .function(
            c"cublasDspr_v2_64",
            both::cublasDspr_64,
            c"cublasDspr_v2_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_64\n",
        );
    table
        .function(
            c"cublasDswap",
            both::cublasDswap,
            c"cublasDswap($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap\n",
        );
    table
        .function(
            c"cublasDswap_v2",
            both::cublasDswap,
            c"cublasDswap_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap\n",
        );
    table
        .function(
            c"cublasDswap_64",
            both::cublasDswap_64,
            c"cublasDswap_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_64\n",
        );
    table
        .function(
            c"cublasDswap_v2_64",
            both::cublasDswap_64,
            c"cublasDswap_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_64\n",
        );
    table
        .function(
            c"cublasDsymm",
            both::cublasDsymm,
            c"cublasDsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm\n",
        );
    table
        .function(
            c"cublasDsymm_v2",
            both::cublasDsymm,
            c"cublasDsymm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm\n",
        );
    table
        .function(
            c"cublasDsymm_64",
            both::cublasDsymm_64,
            c"cublasDsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_64\n",
        );
    table
        .function(
            c"cublasDsymm_v2_64",
            both::cublasDsymm_64,
            c"cublasDsymm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_64\n",
        );
    table
        .function(
            c"cublasDsymv",
            both::cublasDsymv,
            c"cublasDsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv\n",
        );
    table
        .function(
            c"cublasDsymv_v2",
            both::cublasDsymv,
            c"cublasDsymv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv\n",
        );
    table
        .function(
            c"cublasDsymv_64",
            both::cublasDsymv_64,
            c"cublasDsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_64\n",
        );
    table
        .function(
            c"cublasDsymv_v2_64",
            both::cublasDsymv_64,
            c"cublasDsymv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_64\n",
        );
    table
        .function(
            c"cublasDsyr",
            both::cublasDsyr,
            c"cublasDsyr($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr\n",
        );
    table
        .function(
            c"cublasDsyr_v2",
            both::cublasDsyr,
            c"cublasDsyr_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr\n",
        );
    table
        .function(
            c"cublasDsyr2",
            both::cublasDsyr2,
            c"cublasDsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2\n",
        );
    table
        .function(
            c"cublasDsyr2_v2",
            both::cublasDsyr2,
            c"cublasDsyr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2\n",
        );
    table
        .function(
            c"cublasDsyr2_64",
            both::cublasDsyr2_64,
            c"cublasDsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_64\n",
        );
    table
        .function(
            c"cublasDsyr2_v2_64",
            both::cublasDsyr2_64,
            c"cublasDsyr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_64\n",
        );
    table
        .function(
            c"cublasDsyr2k",
            both::cublasDsyr2k,
            c"cublasDsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k\n",
        );
    table
        .function(
            c"cublasDsyr2k_v2",
            both::cublasDsyr2k,
            c"cublasDsyr2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k\n",
        );
    table
        .function(
            c"cublasDsyr2k_64",
            both::cublasDsyr2k_64,
            c"cublasDsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_64\n",
        );
    table
        .function(
            c"cublasDsyr2k_v2_64",
            both::cublasDsyr2k_64,
            c"cublasDsyr2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_64\n",
        );
    table
        .function(
            c"cublasDsyr_64",
            both::cublasDsyr_64,
            c"cublasDsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_64\n",
        );
    table
        .function(
            c"cublasDsyr_v2_64",
            both::cublasDsyr_64,
            c"cublasDsyr_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_64\n",
        );
    table
        .function(
            c"cublasDsyrk",
            both::cublasDsyrk,
            c"cublasDsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk\n",
        );
    table
        .function(
            c"cublasDsyrk_v2",
            both::cublasDsyrk,
            c"cublasDsyrk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk\n",
        );
    table
        .function(
            c"cublasDsyrk_64",
            both::cublasDsyrk_64,
            c"cublasDsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_64\n",
        );
    table
        .function(
            c"cublasDsyrk_v2_64",
            both::cublasDsyrk_64,
            c"cublasDsyrk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_64\n",
        );
    table
        .function(
            c"cublasDsyrkx",
            both::cublasDsyrkx,
            c"cublasDsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx\n",
        );
    table
        .function(
            c"cublasDsyrkx_64",
            both::cublasDsyrkx_64,
            c"cublasDsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx_64\n",
        );
    table
        .function(
            c"cublasDtbmv",
            both::cublasDtbmv,
            c"cublasDtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv\n",
        );
    table
        .function(
            c"cublasDtbmv_v2",
            both::cublasDtbmv,
            c"cublasDtbmv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv\n",
        );
    table
        .function(
            c"cublasDtbmv_64",
            both::cublasDtbmv_64,
            c"cublasDtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_64\n",
        );
    table
        .function(
            c"cublasDtbmv_v2_64",
            both::cublasDtbmv_64,
            c"cublasDtbmv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_64\n",
        );
    table
        .function(
            c"cublasDtbsv",
            both::cublasDtbsv,
            c"cublasDtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv\n",
        );
    table
        .function(
            c"cublasDtbsv_v2",
            both::cublasDtbsv,
            c"cublasDtbsv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv\n",
        );
    table
        .function(
            c"cublasDtbsv_64",
            both::cublasDtbsv_64,
            c"cublasDtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_64\n",
        );
    table
        .function(
            c"cublasDtbsv_v2_64",
            both::cublasDtbsv_64,
            c"cublasDtbsv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_64\n",
        );
    table
        .function(
            c"cublasDtpmv",
            both::cublasDtpmv,
            c"cublasDtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv\n",
        );
    table
        .function(
            c"cublasDtpmv_v2",
            both::cublasDtpmv,
            c"cublasDtpmv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv\n",
        );
    table
        .function(
            c"cublasDtpmv_64",
            both::cublasDtpmv_64,
            c"cublasDtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_64\n",
        );
    table
        .function(
            c"cublasDtpmv_v2_64",
            both::cublasDtpmv_64,
            c"cublasDtpmv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_64\n",
        );
    table
        .function(
            c"cublasDtpsv",
            both::cublasDtpsv,
            c"cublasDtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv\n",
        );
    table
        .function(
            c"cublasDtpsv_v2",
            both::cublasDtpsv,
            c"cublasDtpsv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv\n",
        );
    table
        .function(
            c"cublasDtpsv_64",
            both::cublasDtpsv_64,
            c"cublasDtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_64\n",
        );
    table
        .function(
            c"cublasDtpsv_v2_64",
            both::cublasDtpsv_64,
            c"cublasDtpsv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_64\n",
        );
    table
        .function(
            c"cublasDtpttr",
            both::cublasDtpttr,
            c"cublasDtpttr($self, handle, uplo, n, AP, A, lda)\n--\n\n``cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpttr\n",
        );
    table
        .function(
            c"cublasDtrmm",
            both::cublasDtrmm,
            c"cublasDtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm\n",
        );
    table
        .function(
            c"cublasDtrmm_v2",
            both::cublasDtrmm,
            c"cublasDtrmm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm\n",
        );
    table
        .function(
            c"cublasDtrmm_64",
            both::cublasDtrmm_64,
            c"cublasDtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_64\n",
        );
    table
        .function(
            c"cublasDtrmm_v2_64",
            both::cublasDtrmm_64,
            c"cublasDtrmm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_64\n",
        );
    table
        .function(
            c"cublasDtrmv",
            both::cublasDtrmv,
            c"cublasDtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv\n",
        );
    table
        .function(
            c"cublasDtrmv_v2",
            both::cublasDtrmv,
            c"cublasDtrmv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv\n",
        );
    table
        .function(
            c"cublasDtrmv_64",
            both::cublasDtrmv_64,
            c"cublasDtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_64\n",
        );
    table
        .function(
            c"cublasDtrmv_v2_64",
            both::cublasDtrmv_64,
            c"cublasDtrmv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_64\n",
        );
    table
        .function(
            c"cublasDtrsm",
            both::cublasDtrsm,
            c"cublasDtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm\n",
        );
    table
        .function(
            c"cublasDtrsm_v2",
            both::cublasDtrsm,
            c"cublasDtrsm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm\n",
        );
    table
        .function(
            c"cublasDtrsmBatched",
            both::cublasDtrsmBatched,
            c"cublasDtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched\n",
        );
    table
        .function(
            c"cublasDtrsmBatched_64",
            both::cublasDtrsmBatched_64,
            c"cublasDtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched_64\n",
        );
    table
        .function(
            c"cublasDtrsm_64",
            both::cublasDtrsm_64,
            c"cublasDtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_64\n",
        );
    table
        .function(
            c"cublasDtrsm_v2_64",
            both::cublasDtrsm_64,
            c"cublasDtrsm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_64\n",
        );
    table
        .function(
            c"cublasDtrsv",
            both::cublasDtrsv,
            c"cublasDtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv\n",
        );
    table
        .function(
            c"cublasDtrsv_v2",
            both::cublasDtrsv,
            c"cublasDtrsv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv\n",
        );
    table
        .function(
            c"cublasDtrsv_64",
            both::cublasDtrsv_64,
            c"cublasDtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_64\n",
        );
    table
        .function(
            c"cublasDtrsv_v2_64",
            both::cublasDtrsv_64,
            c"cublasDtrsv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_64\n",
        );
    table
        .function(
            c"cublasDtrttp",
            both::cublasDtrttp,
            c"cublasDtrttp($self, handle, uplo, n, A, lda, AP)\n--\n\n``cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrttp\n",
        );
    table
        .function(
            c"cublasDzasum",
            both::cublasDzasum,
            c"cublasDzasum($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum\n",
        );
    table
        .function(
            c"cublasDzasum_v2",
            both::cublasDzasum,
            c"cublasDzasum_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum\n",
        );
    table
        .function(
            c"cublasDzasum_64",
            both::cublasDzasum_64,
            c"cublasDzasum_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_64\n",
        );
    table
        .function(
            c"cublasDzasum_v2_64",
            both::cublasDzasum_64,
            c"cublasDzasum_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_64\n",
        );
    table
        .function(
            c"cublasDznrm2",
            both::cublasDznrm2,
            c"cublasDznrm2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2\n",
        );
    table
        .function(
            c"cublasDznrm2_v2",
            both::cublasDznrm2,
            c"cublasDznrm2_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2\n",
        );
    table
        .function(
            c"cublasDznrm2_64",
            both::cublasDznrm2_64,
            c"cublasDznrm2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_64\n",
        );
    table
        .function(
            c"cublasDznrm2_v2_64",
            both::cublasDznrm2_64,
            c"cublasDznrm2_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_64\n",
        );
    table
        .function(
            c"cublasGemmBatchedEx",
            both::cublasGemmBatchedEx,
            c"cublasGemmBatchedEx($self, handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray, Ctype, ldc, batchCount, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\nbatchCount : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx\n",
        );
    table
        .function(
            c"cublasGemmBatchedEx_64",
            both::cublasGemmBatchedEx_64,
            c"cublasGemmBatchedEx_64($self, handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray, Ctype, ldc, batchCount, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\nbatchCount : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx_64\n",
        );
    table
        .function(
            c"cublasGemmEx",
            both::cublasGemmEx,
            c"cublasGemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx\n",
        );
    table
        .function(
            c"cublasGemmEx_64",
            both::cublasGemmEx_64,
            c"cublasGemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx_64\n",
        );
    table
        .function(
            c"cublasGemmGroupedBatchedEx",
            both::cublasGemmGroupedBatchedEx,
            c"cublasGemmGroupedBatchedEx($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count, group_size, computeType)\n--\n\n``cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : object\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb_array : list[int] or None\nbeta_array : object\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\ncomputeType : cublasComputeType_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx\n",
        );
    table
        .function(
            c"cublasGemmGroupedBatchedEx_64",
            both::cublasGemmGroupedBatchedEx_64,
            c"cublasGemmGroupedBatchedEx_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count, group_size, computeType)\n--\n\n``cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : object\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb_array : list[int] or None\nbeta_array : object\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\ncomputeType : cublasComputeType_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx_64\n",
        );
    table
        .function(
            c"cublasGemmStridedBatchedEx",
            both::cublasGemmStridedBatchedEx,
            c"cublasGemmStridedBatchedEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\nstrideC : int\nbatchCount : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx\n",
        );
    table
        .function(
            c"cublasGemmStridedBatchedEx_64",
            both::cublasGemmStridedBatchedEx_64,
            c"cublasGemmStridedBatchedEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType, algo)\n--\n\n``cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\nstrideC : int\nbatchCount : int\ncomputeType : cublasComputeType_t\nalgo : cublasGemmAlgo_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx_64\n",
        );
    table
        .function(
            c"cublasGetAtomicsMode",
            both::cublasGetAtomicsMode,
            c"cublasGetAtomicsMode($self, handle)\n--\n\n``cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasAtomicsMode_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetAtomicsMode\n",
        );
    table
        .function(
            c"cublasGetCudartVersion",
            both::cublasGetCudartVersion,
            c"cublasGetCudartVersion($self)\n--\n\n``size_t cublasGetCudartVersion(void)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetCudartVersion\n",
        );
    table
        .function(
            c"cublasGetEmulationStrategy",
            both::cublasGetEmulationStrategy,
            c"cublasGetEmulationStrategy($self, handle)\n--\n\n``cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nemulationStrategy : cublasEmulationStrategy_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationStrategy\n",
        );
    table
        .function(
            c"cublasGetLoggerCallback",
            both::cublasGetLoggerCallback,
            c"cublasGetLoggerCallback($self)\n--\n\n``cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nuserCallback : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetLoggerCallback\n",
        );
    table
        .function(
            c"cublasGetMathMode",
            both::cublasGetMathMode,
            c"cublasGetMathMode($self, handle)\n--\n\n``cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasMath_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMathMode\n",
        );
    table
        .function(
            c"cublasGetMatrix",
            both::cublasGetMatrix,
            c"cublasGetMatrix($self, rows, cols, elemSize, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : device address or array\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix\n",
        );
    table
        .function(
            c"cublasGetMatrixAsync",
            both::cublasGetMatrixAsync,
            c"cublasGetMatrixAsync($self, rows, cols, elemSize, A, lda, B, ldb, stream)\n--\n\n``cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nlda : int\nB : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nldb : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync\n",
        );
    table
        .function(
            c"cublasGetMatrixAsync_64",
            both::cublasGetMatrixAsync_64,
            c"cublasGetMatrixAsync_64($self, rows, cols, elemSize, A, lda, B, ldb, stream)\n--\n\n``cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nlda : int\nB : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nldb : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync_64\n",
        );
    table
        .function(
            c"cublasGetMatrix_64",
            both::cublasGetMatrix_64,
            c"cublasGetMatrix_64($self, rows, cols, elemSize, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : device address or array\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix_64\n",
        );
    table
        .function(
            c"cublasGetPointerMode",
            both::cublasGetPointerMode,
            c"cublasGetPointerMode($self, handle)\n--\n\n``cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasPointerMode_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode\n",
        );
    table
        .function(
            c"cublasGetPointerMode_v2",
            both::cublasGetPointerMode,
            c"cublasGetPointerMode_v2($self, handle)\n--\n\n``cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasPointerMode_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode\n",
        );
    table
        .function(
            c"cublasGetProperty",
            both::cublasGetProperty,
            c"cublasGetProperty($self, typename)\n--\n\n``cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetProperty\n",
        );
    table
        .function(
            c"cublasGetSmCountTarget",
            both::cublasGetSmCountTarget,
            c"cublasGetSmCountTarget($self, handle)\n--\n\n``cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nsmCountTarget : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetSmCountTarget\n",
        );
    table
        .function(
            c"cublasGetStatusName",
            both::cublasGetStatusName,
            c"cublasGetStatusName($self, status)\n--\n\n``const char *cublasGetStatusName(cublasStatus_t status)``\n\nParameters\n----------\nstatus : cublasStatus_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName\n",
        );
    table
        .function(
            c"cublasGetStatusString",
            both::cublasGetStatusString,
            c"cublasGetStatusString($self, status)\n--\n\n``const char *cublasGetStatusString(cublasStatus_t status)``\n\nParameters\n----------\nstatus : cublasStatus_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString\n",
        );
    table
        .function(
            c"cublasGetStream",
            both::cublasGetStream,
            c"cublasGetStream($self, handle)\n--\n\n``cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream\n",
        );
    table
        .function(
            c"cublasGetStream_v2",
            both::cublasGetStream,
            c"cublasGetStream_v2($self, handle)\n--\n\n``cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream\n",
        );
    table
        .function(
            c"cublasGetVector",
            both::cublasGetVector,
            c"cublasGetVector($self, n, elemSize, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)``\n\nParameters\n----------\nn : int\nelemSize : int\nx : device address or array\nincx : int\ny : address or buffer\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector\n",
        );
    table
        .function(
            c"cublasGetVectorAsync",
            both::cublasGetVectorAsync,
            c"cublasGetVectorAsync($self, n, elemSize, devicePtr, incx, hostPtr, incy, stream)\n--\n\n``cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)``\n\nParameters\n----------\nn : int\nelemSize : int\ndevicePtr : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nincx : int\nhostPtr : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nincy : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync\n",
        );
    table
        .function(
            c"cublasGetVectorAsync_64",
            both::cublasGetVectorAsync_64,
            c"cublasGetVectorAsync_64($self, n, elemSize, devicePtr, incx, hostPtr, incy, stream)\n--\n\n``cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)``\n\nParameters\n----------\nn : int\nelemSize : int\ndevicePtr : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nincx : int\nhostPtr : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nincy : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync_64\n",
        );
    table
        .function(
            c"cublasGetVector_64",
            both::cublasGetVector_64,
            c"cublasGetVector_64($self, n, elemSize, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)``\n\nParameters\n----------\nn : int\nelemSize : int\nx : device address or array\nincx : int\ny : address or buffer\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector_64\n",
        );
    table
        .function(
            c"cublasGetVersion",
            both::cublasGetVersion,
            c"cublasGetVersion($self, handle)\n--\n\n``cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion\n",
        );
    table
        .function(
            c"cublasGetVersion_v2",
            both::cublasGetVersion,
            c"cublasGetVersion_v2($self, handle)\n--\n\n``cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion\n",
        );
    table
        .function(
            c"cublasIamaxEx",
            both::cublasIamaxEx,
            c"cublasIamaxEx($self, handle, n, x, xType, incx, result)\n--\n\n``cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx\n",
        );
    table
        .function(
            c"cublasIamaxEx_64",
            both::cublasIamaxEx_64,
            c"cublasIamaxEx_64($self, handle, n, x, xType, incx, result)\n--\n\n``cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx_64\n",
        );
    table
        .function(
            c"cublasIaminEx",
            both::cublasIaminEx,
            c"cublasIaminEx($self, handle, n, x, xType, incx, result)\n--\n\n``cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx\n",
        );
    table
        .function(
            c"cublasIaminEx_64",
            both::cublasIaminEx_64,
            c"cublasIaminEx_64($self, handle, n, x, xType, incx, result)\n--\n\n``cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx_64\n",
        );
    table
        .function(
            c"cublasIcamax",
            both::cublasIcamax,
            c"cublasIcamax($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax\n",
        );
    table
        .function(
            c"cublasIcamax_v2",
            both::cublasIcamax,
            c"cublasIcamax_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax\n",
        );
    table
        .function(
            c"cublasIcamax_64",
            both::cublasIcamax_64,
            c"cublasIcamax_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_64\n",
        );
    table
        .function(
            c"cublasIcamax_v2_64",
            both::cublasIcamax_64,
            c"cublasIcamax_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_64\n",
        );
    table
        .function(
            c"cublasIcamin",
            both::cublasIcamin,
            c"cublasIcamin($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin\n",
        );
    table
        .function(
            c"cublasIcamin_v2",
            both::cublasIcamin,
            c"cublasIcamin_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin\n",
        );
    table
        .function(
            c"cublasIcamin_64",
            both::cublasIcamin_64,
            c"cublasIcamin_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_64\n",
        );
    table
        .function(
            c"cublasIcamin_v2_64",
            both::cublasIcamin_64,
            c"cublasIcamin_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_64\n",
        );
    table
        .function(
            c"cublasIdamax",
            both::cublasIdamax,
            c"cublasIdamax($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax\n",
        );
    table
        .function(
            c"cublasIdamax_v2",
            both::cublasIdamax,
            c"cublasIdamax_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax\n",
        );
    table
        .function(
            c"cublasIdamax_64",
            both::cublasIdamax_64,
            c"cublasIdamax_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_64\n",
        );
    table
        .function(
            c"cublasIdamax_v2_64",
            both::cublasIdamax_64,
            c"cublasIdamax_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_64\n",
        );
    table
        .function(
            c"cublasIdamin",
            both::cublasIdamin,
            c"cublasIdamin($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin\n",
        );
    table
        .function(
            c"cublasIdamin_v2",
            both::cublasIdamin,
            c"cublasIdamin_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin\n",
        );
    table
        .function(
            c"cublasIdamin_64",
            both::cublasIdamin_64,
            c"cublasIdamin_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_64\n",
        );
    table
        .function(
            c"cublasIdamin_v2_64",
            both::cublasIdamin_64,
            c"cublasIdamin_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_64\n",
        );
    table
        .function(
            c"cublasIsamax",
            both::cublasIsamax,
            c"cublasIsamax($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax\n",
        );
    table
        .function(
            c"cublasIsamax_v2",
            both::cublasIsamax,
            c"cublasIsamax_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax\n",
        );
    table
        .function(
            c"cublasIsamax_64",
            both::cublasIsamax_64,
            c"cublasIsamax_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_64\n",
        );
    table
        .function(
            c"cublasIsamax_v2_64",
            both::cublasIsamax_64,
            c"cublasIsamax_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_64\n",
        );
    table
        .function(
            c"cublasIsamin",
            both::cublasIsamin,
            c"cublasIsamin($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin\n",
        );
    table
        .function(
            c"cublasIsamin_v2",
            both::cublasIsamin,
            c"cublasIsamin_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin\n",
        );
    table
        .function(
            c"cublasIsamin_64",
            both::cublasIsamin_64,
            c"cublasIsamin_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_64\n",
        );
    table
        .function(
            c"cublasIsamin_v2_64",
            both::cublasIsamin_64,
            c"cublasIsamin_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_64\n",
        );
    table
        .function(
            c"cublasIzamax",
            both::cublasIzamax,
            c"cublasIzamax($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax\n",
        );
    table
        .function(
            c"cublasIzamax_v2",
            both::cublasIzamax,
            c"cublasIzamax_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax\n",
        );
    table
        .function(
            c"cublasIzamax_64",
            both::cublasIzamax_64,
            c"cublasIzamax_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_64\n",
        );
    table
        .function(
            c"cublasIzamax_v2_64",
            both::cublasIzamax_64,
            c"cublasIzamax_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_64\n",
        );
    table
        .function(
            c"cublasIzamin",
            both::cublasIzamin,
            c"cublasIzamin($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin\n",
        );
    table
        .function(
            c"cublasIzamin_v2",
            both::cublasIzamin,
            c"cublasIzamin_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin\n",
        );
    table
        .function(
            c"cublasIzamin_64",
            both::cublasIzamin_64,
            c"cublasIzamin_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_64\n",
        );
    table
        .function(
            c"cublasIzamin_v2_64",
            both::cublasIzamin_64,
            c"cublasIzamin_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_64\n",
        );
    table
        .function(
            c"cublasLoggerConfigure",
            both::cublasLoggerConfigure,
            c"cublasLoggerConfigure($self, logIsOn, logToStdOut, logToStdErr, logFileName)\n--\n\n``cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)``\n\nParameters\n----------\nlogIsOn : int\nlogToStdOut : int\nlogToStdErr : int\nlogFileName : bytes or str or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasLoggerConfigure\n",
        );
    table
        .function(
            c"cublasNrm2Ex",
            both::cublasNrm2Ex,
            c"cublasNrm2Ex($self, handle, n, x, xType, incx, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex\n",
        );
    table
        .function(
            c"cublasNrm2Ex_64",
            both::cublasNrm2Ex_64,
            c"cublasNrm2Ex_64($self, handle, n, x, xType, incx, result, resultType, executionType)\n--\n\n``cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nresultType : runtime.cudaDataType\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex_64\n",
        );
    table
        .function(
            c"cublasRotEx",
            both::cublasRotEx,
            c"cublasRotEx($self, handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)\n--\n\n``cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nc : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ncsType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx\n",
        );
    table
        .function(
            c"cublasRotEx_64",
            both::cublasRotEx_64,
            c"cublasRotEx_64($self, handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)\n--\n\n``cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nc : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ncsType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx_64\n",
        );
    table
        .function(
            c"cublasRotgEx",
            both::cublasRotgEx,
            c"cublasRotgEx($self, handle, a, b, abType, c, s, csType, executiontype)\n--\n\n``cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nabType : runtime.cudaDataType\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ncsType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotgEx\n",
        );
    table
        .function(
            c"cublasRotmEx",
            both::cublasRotmEx,
            c"cublasRotmEx($self, handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)\n--\n\n``cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparamType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx\n",
        );
    table
        .function(
            c"cublasRotmEx_64",
            both::cublasRotmEx_64,
            c"cublasRotmEx_64($self, handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)\n--\n\n``cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparamType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx_64\n",
        );
    table
        .function(
            c"cublasRotmgEx",
            both::cublasRotmgEx,
            c"cublasRotmgEx($self, handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype)\n--\n\n``cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nd1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd1Type : runtime.cudaDataType\nd2 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd2Type : runtime.cudaDataType\nx1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx1Type : runtime.cudaDataType\ny1 : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny1Type : runtime.cudaDataType\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparamType : runtime.cudaDataType\nexecutiontype : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmgEx\n",
        );
    table
        .function(
            c"cublasSasum",
            both::cublasSasum,
            c"cublasSasum($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum\n",
        );
    table
        .function(
            c"cublasSasum_v2",
            both::cublasSasum,
            c"cublasSasum_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum\n",
        );
    table
        .function(
            c"cublasSasum_64",
            both::cublasSasum_64,
            c"cublasSasum_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_64\n",
        );
    table
        .function(
            c"cublasSasum_v2_64",
            both::cublasSasum_64,
            c"cublasSasum_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_64\n",
        );
    table
        .function(
            c"cublasSaxpy",
            both::cublasSaxpy,
            c"cublasSaxpy($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy\n",
        );
    table
        .function(
            c"cublasSaxpy_v2",
            both::cublasSaxpy,
            c"cublasSaxpy_v2($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy\n",
        );
    table
        .function(
            c"cublasSaxpy_64",
            both::cublasSaxpy_64,
            c"cublasSaxpy_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_64\n",
        );
    table
        .function(
            c"cublasSaxpy_v2_64",
            both::cublasSaxpy_64,
            c"cublasSaxpy_v2_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_64\n",
        );
    table
        .function(
            c"cublasScalEx",
            both::cublasScalEx,
            c"cublasScalEx($self, handle, n, alpha, alphaType, x, xType, incx, executionType)\n--\n\n``cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nalphaType : runtime.cudaDataType\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx\n",
        );
    table
        .function(
            c"cublasScalEx_64",
            both::cublasScalEx_64,
            c"cublasScalEx_64($self, handle, n, alpha, alphaType, x, xType, incx, executionType)\n--\n\n``cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nalphaType : runtime.cudaDataType\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\nexecutionType : runtime.cudaDataType\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx_64\n",
        );
    table
        .function(
            c"cublasScasum",
            both::cublasScasum,
            c"cublasScasum($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum\n",
        );
    table
        .function(
            c"cublasScasum_v2",
            both::cublasScasum,
            c"cublasScasum_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum\n",
        );
    table
        .function(
            c"cublasScasum_64",
            both::cublasScasum_64,
            c"cublasScasum_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_64\n",
        );
    table
        .function(
            c"cublasScasum_v2_64",
            both::cublasScasum_64,
            c"cublasScasum_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_64\n",
        );
    table
        .function(
            c"cublasScnrm2",
            both::cublasScnrm2,
            c"cublasScnrm2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2\n",
        );
    table
        .function(
            c"cublasScnrm2_v2",
            both::cublasScnrm2,
            c"cublasScnrm2_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2\n",
        );
    table
        .function(
            c"cublasScnrm2_64",
            both::cublasScnrm2_64,
            c"cublasScnrm2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_64\n",
        );
    table
        .function(
            c"cublasScnrm2_v2_64",
            both::cublasScnrm2_64,
            c"cublasScnrm2_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_64\n",
        );
    table
        .function(
            c"cublasScopy",
            both::cublasScopy,
            c"cublasScopy($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy\n",
        );
    table
        .function(
            c"cublasScopy_v2",
            both::cublasScopy,
            c"cublasScopy_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy\n",
        );
    table
        .function(
            c"cublasScopy_64",
            both::cublasScopy_64,
            c"cublasScopy_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_64\n",
        );
    table
        .function(
            c"cublasScopy_v2_64",
            both::cublasScopy_64,
            c"cublasScopy_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_64\n",
        );
    table
        .function(
            c"cublasSdgmm",
            both::cublasSdgmm,
            c"cublasSdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm\n",
        );
    table
        .function(
            c"cublasSdgmm_64",
            both::cublasSdgmm_64,
            c"cublasSdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm_64\n",
        );
    table
        .function(
            c"cublasSdot",
            both::cublasSdot,
            c"cublasSdot($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot\n",
        );
    table
        .function(
            c"cublasSdot_v2",
            both::cublasSdot,
            c"cublasSdot_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot\n",
        );
    table
        .function(
            c"cublasSdot_64",
            both::cublasSdot_64,
            c"cublasSdot_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_64\n",
        );
    table
        .function(
            c"cublasSdot_v2_64",
            both::cublasSdot_64,
            c"cublasSdot_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_64\n",
        );
    table
        .function(
            c"cublasSetAtomicsMode",
            both::cublasSetAtomicsMode,
            c"cublasSetAtomicsMode($self, handle, mode)\n--\n\n``cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasAtomicsMode_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetAtomicsMode\n",
        );
    table
        .function(
            c"cublasSetEmulationStrategy",
            both::cublasSetEmulationStrategy,
            c"cublasSetEmulationStrategy($self, handle, emulationStrategy)\n--\n\n``cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nemulationStrategy : cublasEmulationStrategy_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationStrategy\n",
        );
    table
        .function(
            c"cublasSetLoggerCallback",
            both::cublasSetLoggerCallback,
            c"cublasSetLoggerCallback($self, userCallback)\n--\n\n``cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)``\n\nParameters\n----------\nuserCallback : callback\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetLoggerCallback\n",
        );
    table
        .function(
            c"cublasSetMathMode",
            both::cublasSetMathMode,
            c"cublasSetMathMode($self, handle, mode)\n--\n\n``cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasMath_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMathMode\n",
        );
    table
        .function(
            c"cublasSetMatrix",
            both::cublasSetMatrix,
            c"cublasSetMatrix($self, rows, cols, elemSize, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : address or buffer\nlda : int\nB : device address or array\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix\n",
        );
    table
        .function(
            c"cublasSetMatrixAsync",
            both::cublasSetMatrixAsync,
            c"cublasSetMatrixAsync($self, rows, cols, elemSize, A, lda, B, ldb, stream)\n--\n\n``cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nldb : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync\n",
        );
    table
        .function(
            c"cublasSetMatrixAsync_64",
            both::cublasSetMatrixAsync_64,
            c"cublasSetMatrixAsync_64($self, rows, cols, elemSize, A, lda, B, ldb, stream)\n--\n\n``cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nldb : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync_64\n",
        );
    table
        .function(
            c"cublasSetMatrix_64",
            both::cublasSetMatrix_64,
            c"cublasSetMatrix_64($self, rows, cols, elemSize, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)``\n\nParameters\n----------\nrows : int\ncols : int\nelemSize : int\nA : address or buffer\nlda : int\nB : device address or array\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix_64\n",
        );
    table
        .function(
            c"cublasSetPointerMode",
            both::cublasSetPointerMode,
            c"cublasSetPointerMode($self, handle, mode)\n--\n\n``cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasPointerMode_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode\n",
        );
    table
        .function(
            c"cublasSetPointerMode_v2",
            both::cublasSetPointerMode,
            c"cublasSetPointerMode_v2($self, handle, mode)\n--\n\n``cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasPointerMode_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode\n",
        );
    table
        .function(
            c"cublasSetSmCountTarget",
            both::cublasSetSmCountTarget,
            c"cublasSetSmCountTarget($self, handle, smCountTarget)\n--\n\n``cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nsmCountTarget : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetSmCountTarget\n",
        );
    table
        .function(
            c"cublasSetStream",
            both::cublasSetStream,
            c"cublasSetStream($self, handle, streamId)\n--\n\n``cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call, until: set again in handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream\n",
        );
    table
        .function(
            c"cublasSetStream_v2",
            both::cublasSetStream,
            c"cublasSetStream_v2($self, handle, streamId)\n--\n\n``cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call, until: set again in handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream\n",
        );
    table
        .function(
            c"cublasSetVector",
            both::cublasSetVector,
            c"cublasSetVector($self, n, elemSize, x, incx, devicePtr, incy)\n--\n\n``cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)``\n\nParameters\n----------\nn : int\nelemSize : int\nx : address or buffer\nincx : int\ndevicePtr : device address or array\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector\n",
        );
    table
        .function(
            c"cublasSetVectorAsync",
            both::cublasSetVectorAsync,
            c"cublasSetVectorAsync($self, n, elemSize, hostPtr, incx, devicePtr, incy, stream)\n--\n\n``cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)``\n\nParameters\n----------\nn : int\nelemSize : int\nhostPtr : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nincx : int\ndevicePtr : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nincy : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync\n",
        );
    table
        .function(
            c"cublasSetVectorAsync_64",
            both::cublasSetVectorAsync_64,
            c"cublasSetVectorAsync_64($self, n, elemSize, hostPtr, incx, devicePtr, incy, stream)\n--\n\n``cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)``\n\nParameters\n----------\nn : int\nelemSize : int\nhostPtr : address or buffer\n    Used after the call, until: stream stream. Keep it as long.\nincx : int\ndevicePtr : device address or array\n    Used after the call, until: stream stream. Keep it as long.\nincy : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync_64\n",
        );
    table
        .function(
            c"cublasSetVector_64",
            both::cublasSetVector_64,
            c"cublasSetVector_64($self, n, elemSize, x, incx, devicePtr, incy)\n--\n\n``cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)``\n\nParameters\n----------\nn : int\nelemSize : int\nx : address or buffer\nincx : int\ndevicePtr : device address or array\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector_64\n",
        );
    table
        .function(
            c"cublasSetWorkspace",
            both::cublasSetWorkspace,
            c"cublasSetWorkspace($self, handle, workspace, workspaceSizeInBytes)\n--\n\n``cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nworkspace : device address or array\n    Kept alive for ``handle``, until the next such call for it, or its end.\nworkspaceSizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace\n",
        );
    table
        .function(
            c"cublasSetWorkspace_v2",
            both::cublasSetWorkspace,
            c"cublasSetWorkspace_v2($self, handle, workspace, workspaceSizeInBytes)\n--\n\n``cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nworkspace : device address or array\n    Kept alive for ``handle``, until the next such call for it, or its end.\nworkspaceSizeInBytes : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace\n",
        );
    table
        .function(
            c"cublasSgbmv",
            both::cublasSgbmv,
            c"cublasSgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv\n",
        );
    table
        .function(
            c"cublasSgbmv_v2",
            both::cublasSgbmv,
            c"cublasSgbmv_v2($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv\n",
        );
    table
        .function(
            c"cublasSgbmv_64",
            both::cublasSgbmv_64,
            c"cublasSgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_64\n",
        );
    table
        .function(
            c"cublasSgbmv_v2_64",
            both::cublasSgbmv_64,
            c"cublasSgbmv_v2_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_64\n",
        );
    table
        .function(
            c"cublasSgeam",
            both::cublasSgeam,
            c"cublasSgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam\n",
        );
    table
        .function(
            c"cublasSgeam_64",
            both::cublasSgeam_64,
            c"cublasSgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam_64\n",
        );
    table
        .function(
            c"cublasSgelsBatched",
            both::cublasSgelsBatched,
            c"cublasSgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)\n--\n\n``cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ndevInfoArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgelsBatched\n",
        );
    table
        .function(
            c"cublasSgemm",
            both::cublasSgemm,
            c"cublasSgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm\n",
        );
    table
        .function(
            c"cublasSgemm_v2",
            both::cublasSgemm,
            c"cublasSgemm_v2($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm\n",
        );
    table
        .function(
            c"cublasSgemmBatched",
            both::cublasSgemmBatched,
            c"cublasSgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched\n",
        );
    table
        .function(
            c"cublasSgemmBatched_64",
            both::cublasSgemmBatched_64,
            c"cublasSgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched_64\n",
        );
    table
        .function(
            c"cublasSgemmEx",
            both::cublasSgemmEx,
            c"cublasSgemmEx($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx\n",
        );
    table
        .function(
            c"cublasSgemmEx_64",
            both::cublasSgemmEx_64,
            c"cublasSgemmEx_64($self, handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc)\n--\n\n``cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nAtype : runtime.cudaDataType\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBtype : runtime.cudaDataType\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nCtype : runtime.cudaDataType\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx_64\n",
        );
    table
        .function(
            c"cublasSgemmGroupedBatched",
            both::cublasSgemmGroupedBatched,
            c"cublasSgemmGroupedBatched($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)\n--\n\n``cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : list[float] or None\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb_array : list[int] or None\nbeta_array : list[float] or None\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched\n",
        );
    table
        .function(
            c"cublasSgemmGroupedBatched_64",
            both::cublasSgemmGroupedBatched_64,
            c"cublasSgemmGroupedBatched_64($self, handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size)\n--\n\n``cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa_array : list[cublasOperation_t] or None\ntransb_array : list[cublasOperation_t] or None\nm_array : list[int] or None\nn_array : list[int] or None\nk_array : list[int] or None\nalpha_array : list[float] or None\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_array : list[int] or None\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb_array : list[int] or None\nbeta_array : list[float] or None\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc_array : list[int] or None\ngroup_count : int\ngroup_size : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched_64\n",
        );
    table
        .function(
            c"cublasSgemmStridedBatched",
            both::cublasSgemmStridedBatched,
            c"cublasSgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched\n",
        );
    table
        .function(
            c"cublasSgemmStridedBatched_64",
            both::cublasSgemmStridedBatched_64,
            c"cublasSgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched_64\n",
        );
    table
        .function(
            c"cublasSgemm_64",
            both::cublasSgemm_64,
            c"cublasSgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_64\n",
        );
    table
        .function(
            c"cublasSgemm_v2_64",
            both::cublasSgemm_64,
            c"cublasSgemm_v2_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_64\n",
        );
    table
        .function(
            c"cublasSgemv",
            both::cublasSgemv,
            c"cublasSgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv\n",
        );
    table
        .function(
            c"cublasSgemv_v2",
            both::cublasSgemv,
            c"cublasSgemv_v2($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv\n",
        );
    table
        .function(
            c"cublasSgemvBatched",
            both::cublasSgemvBatched,
            c"cublasSgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched\n",
        );
    table
        .function(
            c"cublasSgemvBatched_64",
            both::cublasSgemvBatched_64,
            c"cublasSgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched_64\n",
        );
    table
        .function(
            c"cublasSgemvStridedBatched",
            both::cublasSgemvStridedBatched,
            c"cublasSgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched\n",
        );
    table
        .function(
            c"cublasSgemvStridedBatched_64",
            both::cublasSgemvStridedBatched_64,
            c"cublasSgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched_64\n",
        );
    table
        .function(
            c"cublasSgemv_64",
            both::cublasSgemv_64,
            c"cublasSgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_64\n",
        );
    table
        .function(
            c"cublasSgemv_v2_64",
            both::cublasSgemv_64,
            c"cublasSgemv_v2_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_64\n",
        );
    table
        .function(
            c"cublasSgeqrfBatched",
            both::cublasSgeqrfBatched,
            c"cublasSgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)\n--\n\n``cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nTauArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeqrfBatched\n",
        );
    table
        .function(
            c"cublasSger",
            both::cublasSger,
            c"cublasSger($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger\n",
        );
    table
        .function(
            c"cublasSger_v2",
            both::cublasSger,
            c"cublasSger_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger\n",
        );
    table
        .function(
            c"cublasSger_64",
            both::cublasSger_64,
            c"cublasSger_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_64\n",
        );
    table
        .function(
            c"cublasSger_v2_64",
            both::cublasSger_64,
            c"cublasSger_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_64\n",
        );
    table
        .function(
            c"cublasSgetrfBatched",
            both::cublasSgetrfBatched,
            c"cublasSgetrfBatched($self, handle, n, A, lda, P, info, batchSize)\n--\n\n``cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrfBatched\n",
        );
    table
        .function(
            c"cublasSgetriBatched",
            both::cublasSgetriBatched,
            c"cublasSgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)\n--\n\n``cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetriBatched\n",
        );
    table
        .function(
            c"cublasSgetrsBatched",
            both::cublasSgetrsBatched,
            c"cublasSgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)\n--\n\n``cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\ndevIpiv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrsBatched\n",
        );
    table
        .function(
            c"cublasSmatinvBatched",
            both::cublasSmatinvBatched,
            c"cublasSmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)\n--\n\n``cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAinv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_inv : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSmatinvBatched\n",
        );
    table
        .function(
            c"cublasSnrm2",
            both::cublasSnrm2,
            c"cublasSnrm2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2\n",
        );
    table
        .function(
            c"cublasSnrm2_v2",
            both::cublasSnrm2,
            c"cublasSnrm2_v2($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2\n",
        );
    table
        .function(
            c"cublasSnrm2_64",
            both::cublasSnrm2_64,
            c"cublasSnrm2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_64\n",
        );
    table
        .function(
            c"cublasSnrm2_v2_64",
            both::cublasSnrm2_64,
            c"cublasSnrm2_v2_64($self, handle, n, x, incx, result)\n--\n\n``cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_64\n",
        );
    table
        .function(
            c"cublasSrot",
            both::cublasSrot,
            c"cublasSrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot\n",
        );
    table
        .function(
            c"cublasSrot_v2",
            both::cublasSrot,
            c"cublasSrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot\n",
        );
    table
        .function(
            c"cublasSrot_64",
            both::cublasSrot_64,
            c"cublasSrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_64\n",
        );
    table
        .function(
            c"cublasSrot_v2_64",
            both::cublasSrot_64,
            c"cublasSrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_64\n",
        );
    table
        .function(
            c"cublasSrotg",
            both::cublasSrotg,
            c"cublasSrotg($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg\n",
        );
    table
        .function(
            c"cublasSrotg_v2",
            both::cublasSrotg,
            c"cublasSrotg_v2($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg\n",
        );
    table
        .function(
            c"cublasSrotm",
            both::cublasSrotm,
            c"cublasSrotm($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm\n",
        );
    table
        .function(
            c"cublasSrotm_v2",
            both::cublasSrotm,
            c"cublasSrotm_v2($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm\n",
        );
    table
        .function(
            c"cublasSrotm_64",
            both::cublasSrotm_64,
            c"cublasSrotm_64($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_64\n",
        );
    table
        .function(
            c"cublasSrotm_v2_64",
            both::cublasSrotm_64,
            c"cublasSrotm_v2_64($self, handle, n, x, incx, y, incy, param)\n--\n\n``cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_64\n",
        );
    table
        .function(
            c"cublasSrotmg",
            both::cublasSrotmg,
            c"cublasSrotmg($self, handle, d1, d2, x1, y1, param)\n--\n\n``cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nd1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd2 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny1 : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg\n",
        );
    table
        .function(
            c"cublasSrotmg_v2",
            both::cublasSrotmg,
            c"cublasSrotmg_v2($self, handle, d1, d2, x1, y1, param)\n--\n\n``cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nd1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nd2 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx1 : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny1 : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nparam : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg\n",
        );
    table
        .function(
            c"cublasSsbmv",
            both::cublasSsbmv,
            c"cublasSsbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv\n",
        );
    table
        .function(
            c"cublasSsbmv_v2",
            both::cublasSsbmv,
            c"cublasSsbmv_v2($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv\n",
        );
    table
        .function(
            c"cublasSsbmv_64",
            both::cublasSsbmv_64,
            c"cublasSsbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_64\n",
        );
    table
        .function(
            c"cublasSsbmv_v2_64",
            both::cublasSsbmv_64,
            c"cublasSsbmv_v2_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_64\n",
        );
    table
        .function(
            c"cublasSscal",
            both::cublasSscal,
            c"cublasSscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal\n",
        );
    table
        .function(
            c"cublasSscal_v2",
            both::cublasSscal,
            c"cublasSscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal\n",
        );
    table
        .function(
            c"cublasSscal_64",
            both::cublasSscal_64,
            c"cublasSscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_64\n",
        );
    table
        .function(
            c"cublasSscal_v2_64",
            both::cublasSscal_64,
            c"cublasSscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_64\n",
        );
    table
        .function(
            c"cublasSspmv",
            both::cublasSspmv,
            c"cublasSspmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv\n",
        );
    table
        .function(
            c"cublasSspmv_v2",
            both::cublasSspmv,
            c"cublasSspmv_v2($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv\n",
        );
    table
        .function(
            c"cublasSspmv_64",
            both::cublasSspmv_64,
            c"cublasSspmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_64\n",
        );
    table
        .function(
            c"cublasSspmv_v2_64",
            both::cublasSspmv_64,
            c"cublasSspmv_v2_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_64\n",
        );
    table
        .function(
            c"cublasSspr",
            both::cublasSspr,
            c"cublasSspr($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr\n",
        );
    table
        .function(
            c"cublasSspr_v2",
            both::cublasSspr,
            c"cublasSspr_v2($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr\n",
        );
    table
        .function(
            c"cublasSspr2",
            both::cublasSspr2,
            c"cublasSspr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2\n",
        );
    table
        .function(
            c"cublasSspr2_v2",
            both::cublasSspr2,
            c"cublasSspr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2\n",
        );
    table
        .function(
            c"cublasSspr2_64",
            both::cublasSspr2_64,
            c"cublasSspr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_64\n",
        );
    table
        .function(
            c"cublasSspr2_v2_64",
            both::cublasSspr2_64,
            c"cublasSspr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_64\n",
        );
    table
        .function(
            c"cublasSspr_64",
            both::cublasSspr_64,
            c"cublasSspr_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_64\n",
        );
    table
        .function(
            c"cublasSspr_v2_64",
            both::cublasSspr_64,
            c"cublasSspr_v2_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_64\n",
        );
    table
        .function(
            c"cublasSswap",
            both::cublasSswap,
            c"cublasSswap($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap\n",
        );
    table
        .function(
            c"cublasSswap_v2",
            both::cublasSswap,
            c"cublasSswap_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap\n",
        );
    table
        .function(
            c"cublasSswap_64",
            both::cublasSswap_64,
            c"cublasSswap_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_64\n",
        );
    table
        .function(
            c"cublasSswap_v2_64",
            both::cublasSswap_64,
            c"cublasSswap_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_64\n",
        );
    table
        .function(
            c"cublasSsymm",
            both::cublasSsymm,
            c"cublasSsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm\n",
        );
    table
        .function(
            c"cublasSsymm_v2",
            both::cublasSsymm,
            c"cublasSsymm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm\n",
        );
    table
        .function(
            c"cublasSsymm_64",
            both::cublasSsymm_64,
            c"cublasSsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_64\n",
        );
    table
        .function(
            c"cublasSsymm_v2_64",
            both::cublasSsymm_64,
            c"cublasSsymm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_64\n",
        );
    table
        .function(
            c"cublasSsymv",
            both::cublasSsymv,
            c"cublasSsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv\n",
        );
    table
        .function(
            c"cublasSsymv_v2",
            both::cublasSsymv,
            c"cublasSsymv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv\n",
        );
    table
        .function(
            c"cublasSsymv_64",
            both::cublasSsymv_64,
            c"cublasSsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_64\n",
        );
    table
        .function(
            c"cublasSsymv_v2_64",
            both::cublasSsymv_64,
            c"cublasSsymv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_64\n",
        );
    table
        .function(
            c"cublasSsyr",
            both::cublasSsyr,
            c"cublasSsyr($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr\n",
        );
    table
        .function(
            c"cublasSsyr_v2",
            both::cublasSsyr,
            c"cublasSsyr_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr\n",
        );
    table
        .function(
            c"cublasSsyr2",
            both::cublasSsyr2,
            c"cublasSsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2\n",
        );
    table
        .function(
            c"cublasSsyr2_v2",
            both::cublasSsyr2,
            c"cublasSsyr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2\n",
        );
    table
        .function(
            c"cublasSsyr2_64",
            both::cublasSsyr2_64,
            c"cublasSsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_64\n",
        );
    table
        .function(
            c"cublasSsyr2_v2_64",
            both::cublasSsyr2_64,
            c"cublasSsyr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_64\n",
        );
    table
        .function(
            c"cublasSsyr2k",
            both::cublasSsyr2k,
            c"cublasSsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k\n",
        );
    table
        .function(
            c"cublasSsyr2k_v2",
            both::cublasSsyr2k,
            c"cublasSsyr2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k\n",
        );
    table
        .function(
            c"cublasSsyr2k_64",
            both::cublasSsyr2k_64,
            c"cublasSsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_64\n",
        );
    table
        .function(
            c"cublasSsyr2k_v2_64",
            both::cublasSsyr2k_64,
            c"cublasSsyr2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_64\n",
        );
    table
        .function(
            c"cublasSsyr_64",
            both::cublasSsyr_64,
            c"cublasSsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_64\n",
        );
    table
        .function(
            c"cublasSsyr_v2_64",
            both::cublasSsyr_64,
            c"cublasSsyr_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_64\n",
        );
    table
        .function(
            c"cublasSsyrk",
            both::cublasSsyrk,
            c"cublasSsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk\n",
        );
    table
        .function(
            c"cublasSsyrk_v2",
            both::cublasSsyrk,
            c"cublasSsyrk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk\n",
        );
    table
        .function(
            c"cublasSsyrk_64",
            both::cublasSsyrk_64,
            c"cublasSsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_64\n",
        );
    table
        .function(
            c"cublasSsyrk_v2_64",
            both::cublasSsyrk_64,
            c"cublasSsyrk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_64\n",
        );
    table
        .function(
            c"cublasSsyrkx",
            both::cublasSsyrkx,
            c"cublasSsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx\n",
        );
    table
        .function(
            c"cublasSsyrkx_64",
            both::cublasSsyrkx_64,
            c"cublasSsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx_64\n",
        );
    table
        .function(
            c"cublasStbmv",
            both::cublasStbmv,
            c"cublasStbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv\n",
        );
    table
        .function(
            c"cublasStbmv_v2",
            both::cublasStbmv,
            c"cublasStbmv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv\n",
        );
    table
        .function(
            c"cublasStbmv_64",
            both::cublasStbmv_64,
            c"cublasStbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_64\n",
        );
    table
        .function(
            c"cublasStbmv_v2_64",
            both::cublasStbmv_64,
            c"cublasStbmv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_64\n",
        );
    table
        .function(
            c"cublasStbsv",
            both::cublasStbsv,
            c"cublasStbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv\n",
        );
    table
        .function(
            c"cublasStbsv_v2",
            both::cublasStbsv,
            c"cublasStbsv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv\n",
        );
    table
        .function(
            c"cublasStbsv_64",
            both::cublasStbsv_64,
            c"cublasStbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_64\n",
        );
    table
        .function(
            c"cublasStbsv_v2_64",
            both::cublasStbsv_64,
            c"cublasStbsv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_64\n",
        );
    table
        .function(
            c"cublasStpmv",
            both::cublasStpmv,
            c"cublasStpmv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv\n",
        );
    table
        .function(
            c"cublasStpmv_v2",
            both::cublasStpmv,
            c"cublasStpmv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv\n",
        );
    table
        .function(
            c"cublasStpmv_64",
            both::cublasStpmv_64,
            c"cublasStpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_64\n",
        );
    table
        .function(
            c"cublasStpmv_v2_64",
            both::cublasStpmv_64,
            c"cublasStpmv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_64\n",
        );
    table
        .function(
            c"cublasStpsv",
            both::cublasStpsv,
            c"cublasStpsv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv\n",
        );
    table
        .function(
            c"cublasStpsv_v2",
            both::cublasStpsv,
            c"cublasStpsv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv\n",
        );
    table
        .function(
            c"cublasStpsv_64",
            both::cublasStpsv_64,
            c"cublasStpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_64\n",
        );
    table
        .function(
            c"cublasStpsv_v2_64",
            both::cublasStpsv_64,
            c"cublasStpsv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_64\n",
        );
    table
        .function(
            c"cublasStpttr",
            both::cublasStpttr,
            c"cublasStpttr($self, handle, uplo, n, AP, A, lda)\n--\n\n``cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpttr\n",
        );
    table
        .function(
            c"cublasStrmm",
            both::cublasStrmm,
            c"cublasStrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm\n",
        );
    table
        .function(
            c"cublasStrmm_v2",
            both::cublasStrmm,
            c"cublasStrmm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm\n",
        );
    table
        .function(
            c"cublasStrmm_64",
            both::cublasStrmm_64,
            c"cublasStrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_64\n",
        );
    table
        .function(
            c"cublasStrmm_v2_64",
            both::cublasStrmm_64,
            c"cublasStrmm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_64\n",
        );
    table
        .function(
            c"cublasStrmv",
            both::cublasStrmv,
            c"cublasStrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv\n",
        );
    table
        .function(
            c"cublasStrmv_v2",
            both::cublasStrmv,
            c"cublasStrmv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv\n",
        );
    table
        .function(
            c"cublasStrmv_64",
            both::cublasStrmv_64,
            c"cublasStrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_64\n",
        );
    table
        .function(
            c"cublasStrmv_v2_64",
            both::cublasStrmv_64,
            c"cublasStrmv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_64\n",
        );
    table
        .function(
            c"cublasStrsm",
            both::cublasStrsm,
            c"cublasStrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm\n",
        );
    table
        .function(
            c"cublasStrsm_v2",
            both::cublasStrsm,
            c"cublasStrsm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm\n",
        );
    table
        .function(
            c"cublasStrsmBatched",
            both::cublasStrsmBatched,
            c"cublasStrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched\n",
        );
    table
        .function(
            c"cublasStrsmBatched_64",
            both::cublasStrsmBatched_64,
            c"cublasStrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched_64\n",
        );
    table
        .function(
            c"cublasStrsm_64",
            both::cublasStrsm_64,
            c"cublasStrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_64\n",
        );
    table
        .function(
            c"cublasStrsm_v2_64",
            both::cublasStrsm_64,
            c"cublasStrsm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_64\n",
        );
    table
        .function(
            c"cublasStrsv",
            both::cublasStrsv,
            c"cublasStrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv\n",
        );
    table
        .function(
            c"cublasStrsv_v2",
            both::cublasStrsv,
            c"cublasStrsv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv\n",
        );
    table
        .function(
            c"cublasStrsv_64",
            both::cublasStrsv_64,
            c"cublasStrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_64\n",
        );
    table
        .function(
            c"cublasStrsv_v2_64",
            both::cublasStrsv_64,
            c"cublasStrsv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_64\n",
        );
    table
        .function(
            c"cublasStrttp",
            both::cublasStrttp,
            c"cublasStrttp($self, handle, uplo, n, A, lda, AP)\n--\n\n``cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrttp\n",
        );
    table
        .function(
            c"cublasSwapEx",
            both::cublasSwapEx,
            c"cublasSwapEx($self, handle, n, x, xType, incx, y, yType, incy)\n--\n\n``cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx\n",
        );
    table
        .function(
            c"cublasSwapEx_64",
            both::cublasSwapEx_64,
            c"cublasSwapEx_64($self, handle, n, x, xType, incx, y, yType, incy)\n--\n\n``cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nxType : runtime.cudaDataType\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nyType : runtime.cudaDataType\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx_64\n",
        );
    table
        .function(
            c"cublasUint8gemmBias",
            both::cublasUint8gemmBias,
            c"cublasUint8gemmBias($self, handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc, C_mult, C_shift)\n--\n\n``cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\ntransc : cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nA_bias : int\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nB_bias : int\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nC_bias : int\nldc : int\nC_mult : int\nC_shift : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias\n",
        );
    table
        .function(
            c"cublasXerbla",
            both::cublasXerbla,
            c"cublasXerbla($self, srName, info)\n--\n\n``void cublasXerbla(const char *srName, int info)``\n\nParameters\n----------\nsrName : bytes or str\ninfo : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXerbla\n",
        );
    table
        .function(
            c"cublasXtCgemm",
            both::cublasXtCgemm,
            c"cublasXtCgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCgemm\n",
        );
    table
        .function(
            c"cublasXtChemm",
            both::cublasXtChemm,
            c"cublasXtChemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtChemm\n",
        );
    table
        .function(
            c"cublasXtCher2k",
            both::cublasXtCher2k,
            c"cublasXtCher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCher2k\n",
        );
    table
        .function(
            c"cublasXtCherk",
            both::cublasXtCherk,
            c"cublasXtCherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherk\n",
        );
    table
        .function(
            c"cublasXtCherkx",
            both::cublasXtCherkx,
            c"cublasXtCherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherkx\n",
        );
    table
        .function(
            c"cublasXtCreate",
            both::cublasXtCreate,
            c"cublasXtCreate($self)\n--\n\n``cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nhandle : cublasXtHandle_t\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCreate\n",
        );
    table
        .function(
            c"cublasXtCspmm",
            both::cublasXtCspmm,
            c"cublasXtCspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCspmm\n",
        );
    table
        .function(
            c"cublasXtCsymm",
            both::cublasXtCsymm,
            c"cublasXtCsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsymm\n",
        );
    table
        .function(
            c"cublasXtCsyr2k",
            both::cublasXtCsyr2k,
            c"cublasXtCsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyr2k\n",
        );
    table
        .function(
            c"cublasXtCsyrk",
            both::cublasXtCsyrk,
            c"cublasXtCsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrk\n",
        );
    table
        .function(
            c"cublasXtCsyrkx",
            both::cublasXtCsyrkx,
            c"cublasXtCsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrkx\n",
        );
    table
        .function(
            c"cublasXtCtrmm",
            both::cublasXtCtrmm,
            c"cublasXtCtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrmm\n",
        );
    table
        .function(
            c"cublasXtCtrsm",
            both::cublasXtCtrsm,
            c"cublasXtCtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrsm\n",
        );
    table
        .function(
            c"cublasXtDestroy",
            both::cublasXtDestroy,
            c"cublasXtDestroy($self, handle)\n--\n\n``cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDestroy\n",
        );
    table
        .function(
            c"cublasXtDeviceSelect",
            both::cublasXtDeviceSelect,
            c"cublasXtDeviceSelect($self, handle, nbDevices, deviceId)\n--\n\n``cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nnbDevices : int\ndeviceId : list[int] or None\n    Kept alive for ``handle``, until the next such call for it, or its end.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDeviceSelect\n",
        );
    table
        .function(
            c"cublasXtDgemm",
            both::cublasXtDgemm,
            c"cublasXtDgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDgemm\n",
        );
    table
        .function(
            c"cublasXtDspmm",
            both::cublasXtDspmm,
            c"cublasXtDspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDspmm\n",
        );
    table
        .function(
            c"cublasXtDsymm",
            both::cublasXtDsymm,
            c"cublasXtDsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsymm\n",
        );
    table
        .function(
            c"cublasXtDsyr2k",
            both::cublasXtDsyr2k,
            c"cublasXtDsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyr2k\n",
        );
    table
        .function(
            c"cublasXtDsyrk",
            both::cublasXtDsyrk,
            c"cublasXtDsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrk\n",
        );
    table
        .function(
            c"cublasXtDsyrkx",
            both::cublasXtDsyrkx,
            c"cublasXtDsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrkx\n",
        );
    table
        .function(
            c"cublasXtDtrmm",
            both::cublasXtDtrmm,
            c"cublasXtDtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrmm\n",
        );
    table
        .function(
            c"cublasXtDtrsm",
            both::cublasXtDtrsm,
            c"cublasXtDtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrsm\n",
        );
    table
        .function(
            c"cublasXtGetBlockDim",
            both::cublasXtGetBlockDim,
            c"cublasXtGetBlockDim($self, handle)\n--\n\n``cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nblockDim : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetBlockDim\n",
        );
    table
        .function(
            c"cublasXtGetNumBoards",
            both::cublasXtGetNumBoards,
            c"cublasXtGetNumBoards($self, nbDevices, deviceId)\n--\n\n``cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)``\n\nParameters\n----------\nnbDevices : int\ndeviceId : list[int] or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nnbBoards : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetNumBoards\n",
        );
    table
        .function(
            c"cublasXtGetPinningMemMode",
            both::cublasXtGetPinningMemMode,
            c"cublasXtGetPinningMemMode($self, handle)\n--\n\n``cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nmode : cublasXtPinnedMemMode_t\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetPinningMemMode\n",
        );
    table
        .function(
            c"cublasXtMaxBoards",
            both::cublasXtMaxBoards,
            c"cublasXtMaxBoards($self)\n--\n\n``cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)``\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\nnbGpuBoards : int\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtMaxBoards\n",
        );
    table
        .function(
            c"cublasXtSetBlockDim",
            both::cublasXtSetBlockDim,
            c"cublasXtSetBlockDim($self, handle, blockDim)\n--\n\n``cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblockDim : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetBlockDim\n",
        );
    table
        .function(
            c"cublasXtSetCpuRatio",
            both::cublasXtSetCpuRatio,
            c"cublasXtSetCpuRatio($self, handle, blasOp, typename, ratio)\n--\n\n``cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblasOp : cublasXtBlasOp_t\ntypename : cublasXtOpType_t\nratio : float\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRatio\n",
        );
    table
        .function(
            c"cublasXtSetCpuRoutine",
            both::cublasXtSetCpuRoutine,
            c"cublasXtSetCpuRoutine($self, handle, blasOp, typename, blasFunctor)\n--\n\n``cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nblasOp : cublasXtBlasOp_t\ntypename : cublasXtOpType_t\nblasFunctor : address or buffer\n    Kept alive for ``handle``, as long as that.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRoutine\n",
        );
    table
        .function(
            c"cublasXtSetPinningMemMode",
            both::cublasXtSetPinningMemMode,
            c"cublasXtSetPinningMemMode($self, handle, mode)\n--\n\n``cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nmode : cublasXtPinnedMemMode_t\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetPinningMemMode\n",
        );
    table
        .function(
            c"cublasXtSgemm",
            both::cublasXtSgemm,
            c"cublasXtSgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSgemm\n",
        );
    table
        .function(
            c"cublasXtSspmm",
            both::cublasXtSspmm,
            c"cublasXtSspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSspmm\n",
        );
    table
        .function(
            c"cublasXtSsymm",
            both::cublasXtSsymm,
            c"cublasXtSsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsymm\n",
        );
    table
        .function(
            c"cublasXtSsyr2k",
            both::cublasXtSsyr2k,
            c"cublasXtSsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyr2k\n",
        );
    table
        .function(
            c"cublasXtSsyrk",
            both::cublasXtSsyrk,
            c"cublasXtSsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrk\n",
        );
    table
        .function(
            c"cublasXtSsyrkx",
            both::cublasXtSsyrkx,
            c"cublasXtSsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrkx\n",
        );
    table
        .function(
            c"cublasXtStrmm",
            both::cublasXtStrmm,
            c"cublasXtStrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrmm\n",
        );
    table
        .function(
            c"cublasXtStrsm",
            both::cublasXtStrsm,
            c"cublasXtStrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : float\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrsm\n",
        );
    table
        .function(
            c"cublasXtZgemm",
            both::cublasXtZgemm,
            c"cublasXtZgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZgemm\n",
        );
    table
        .function(
            c"cublasXtZhemm",
            both::cublasXtZhemm,
            c"cublasXtZhemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZhemm\n",
        );
    table
        .function(
            c"cublasXtZher2k",
            both::cublasXtZher2k,
            c"cublasXtZher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZher2k\n",
        );
    table
        .function(
            c"cublasXtZherk",
            both::cublasXtZherk,
            c"cublasXtZherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float\nA : address or buffer\nlda : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherk\n",
        );
    table
        .function(
            c"cublasXtZherkx",
            both::cublasXtZherkx,
            c"cublasXtZherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : float\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherkx\n",
        );
    table
        .function(
            c"cublasXtZspmm",
            both::cublasXtZspmm,
            c"cublasXtZspmm($self, handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nAP : address or buffer\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZspmm\n",
        );
    table
        .function(
            c"cublasXtZsymm",
            both::cublasXtZsymm,
            c"cublasXtZsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsymm\n",
        );
    table
        .function(
            c"cublasXtZsyr2k",
            both::cublasXtZsyr2k,
            c"cublasXtZsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyr2k\n",
        );
    table
        .function(
            c"cublasXtZsyrk",
            both::cublasXtZsyrk,
            c"cublasXtZsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrk\n",
        );
    table
        .function(
            c"cublasXtZsyrkx",
            both::cublasXtZsyrkx,
            c"cublasXtZsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nbeta : complex or address or buffer\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrkx\n",
        );
    table
        .function(
            c"cublasXtZtrmm",
            both::cublasXtZtrmm,
            c"cublasXtZtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\nC : address or buffer\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrmm\n",
        );
    table
        .function(
            c"cublasXtZtrsm",
            both::cublasXtZtrsm,
            c"cublasXtZtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)``\n\nParameters\n----------\nhandle : cublasXtHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\nA : address or buffer\nlda : int\nB : address or buffer\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublasXt.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrsm\n",
        );
    table
        .function(
            c"cublasZaxpy",
            both::cublasZaxpy,
            c"cublasZaxpy($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy\n",
        );
    table
        .function(
            c"cublasZaxpy_v2",
            both::cublasZaxpy,
            c"cublasZaxpy_v2($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy\n",
        );
    table
        .function(
            c"cublasZaxpy_64",
            both::cublasZaxpy_64,
            c"cublasZaxpy_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_64\n",
        );
    table
        .function(
            c"cublasZaxpy_v2_64",
            both::cublasZaxpy_64,
            c"cublasZaxpy_v2_64($self, handle, n, alpha, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_64\n",
        );
    table
        .function(
            c"cublasZcopy",
            both::cublasZcopy,
            c"cublasZcopy($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy\n",
        );
    table
        .function(
            c"cublasZcopy_v2",
            both::cublasZcopy,
            c"cublasZcopy_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy\n",
        );
    table
        .function(
            c"cublasZcopy_64",
            both::cublasZcopy_64,
            c"cublasZcopy_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_64\n",
        );
    table
        .function(
            c"cublasZcopy_v2_64",
            both::cublasZcopy_64,
            c"cublasZcopy_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_64\n",
        );
    table
        .function(
            c"cublasZdgmm",
            both::cublasZdgmm,
            c"cublasZdgmm($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm\n",
        );
    table
        .function(
            c"cublasZdgmm_64",
            both::cublasZdgmm_64,
            c"cublasZdgmm_64($self, handle, mode, m, n, A, lda, x, incx, C, ldc)\n--\n\n``cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nmode : cublasSideMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm_64\n",
        );
    table
        .function(
            c"cublasZdotc",
            both::cublasZdotc,
            c"cublasZdotc($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc\n",
        );
    table
        .function(
            c"cublasZdotc_v2",
            both::cublasZdotc,
            c"cublasZdotc_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc\n",
        );
    table
        .function(
            c"cublasZdotc_64",
            both::cublasZdotc_64,
            c"cublasZdotc_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_64\n",
        );
    table
        .function(
            c"cublasZdotc_v2_64",
            both::cublasZdotc_64,
            c"cublasZdotc_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_64\n",
        );
    table
        .function(
            c"cublasZdotu",
            both::cublasZdotu,
            c"cublasZdotu($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu\n",
        );
    table
        .function(
            c"cublasZdotu_v2",
            both::cublasZdotu,
            c"cublasZdotu_v2($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu\n",
        );
    table
        .function(
            c"cublasZdotu_64",
            both::cublasZdotu_64,
            c"cublasZdotu_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_64\n",
        );
    table
        .function(
            c"cublasZdotu_v2_64",
            both::cublasZdotu_64,
            c"cublasZdotu_v2_64($self, handle, n, x, incx, y, incy, result)\n--\n\n``cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nresult : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_64\n",
        );
    table
        .function(
            c"cublasZdrot",
            both::cublasZdrot,
            c"cublasZdrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot\n",
        );
    table
        .function(
            c"cublasZdrot_v2",
            both::cublasZdrot,
            c"cublasZdrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot\n",
        );
    table
        .function(
            c"cublasZdrot_64",
            both::cublasZdrot_64,
            c"cublasZdrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_64\n",
        );
    table
        .function(
            c"cublasZdrot_v2_64",
            both::cublasZdrot_64,
            c"cublasZdrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_64\n",
        );
    table
        .function(
            c"cublasZdscal",
            both::cublasZdscal,
            c"cublasZdscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal\n",
        );
    table
        .function(
            c"cublasZdscal_v2",
            both::cublasZdscal,
            c"cublasZdscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal\n",
        );
    table
        .function(
            c"cublasZdscal_64",
            both::cublasZdscal_64,
            c"cublasZdscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_64\n",
        );
    table
        .function(
            c"cublasZdscal_v2_64",
            both::cublasZdscal_64,
            c"cublasZdscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_64\n",
        );
    table
        .function(
            c"cublasZgbmv",
            both::cublasZgbmv,
            c"cublasZgbmv($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv\n",
        );
    table
        .function(
            c"cublasZgbmv_v2",
            both::cublasZgbmv,
            c"cublasZgbmv_v2($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv\n",
        );
    table
        .function(
            c"cublasZgbmv_64",
            both::cublasZgbmv_64,
            c"cublasZgbmv_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_64\n",
        );
    table
        .function(
            c"cublasZgbmv_v2_64",
            both::cublasZgbmv_64,
            c"cublasZgbmv_v2_64($self, handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nkl : int\nku : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_64\n",
        );
    table
        .function(
            c"cublasZgeam",
            both::cublasZgeam,
            c"cublasZgeam($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam\n",
        );
    table
        .function(
            c"cublasZgeam_64",
            both::cublasZgeam_64,
            c"cublasZgeam_64($self, handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam_64\n",
        );
    table
        .function(
            c"cublasZgelsBatched",
            both::cublasZgelsBatched,
            c"cublasZgelsBatched($self, handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, devInfoArray, batchSize)\n--\n\n``cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ndevInfoArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgelsBatched\n",
        );
    table
        .function(
            c"cublasZgemm",
            both::cublasZgemm,
            c"cublasZgemm($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm\n",
        );
    table
        .function(
            c"cublasZgemm_v2",
            both::cublasZgemm,
            c"cublasZgemm_v2($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm\n",
        );
    table
        .function(
            c"cublasZgemm3m",
            both::cublasZgemm3m,
            c"cublasZgemm3m($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m\n",
        );
    table
        .function(
            c"cublasZgemm3m_64",
            both::cublasZgemm3m_64,
            c"cublasZgemm3m_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m_64\n",
        );
    table
        .function(
            c"cublasZgemmBatched",
            both::cublasZgemmBatched,
            c"cublasZgemmBatched($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched\n",
        );
    table
        .function(
            c"cublasZgemmBatched_64",
            both::cublasZgemmBatched_64,
            c"cublasZgemmBatched_64($self, handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc, batchCount)\n--\n\n``cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nCarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched_64\n",
        );
    table
        .function(
            c"cublasZgemmStridedBatched",
            both::cublasZgemmStridedBatched,
            c"cublasZgemmStridedBatched($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched\n",
        );
    table
        .function(
            c"cublasZgemmStridedBatched_64",
            both::cublasZgemmStridedBatched_64,
            c"cublasZgemmStridedBatched_64($self, handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc, strideC, batchCount)\n--\n\n``cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nstrideB : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\nstrideC : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched_64\n",
        );
    table
        .function(
            c"cublasZgemm_64",
            both::cublasZgemm_64,
            c"cublasZgemm_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_64\n",
        );
    table
        .function(
            c"cublasZgemm_v2_64",
            both::cublasZgemm_64,
            c"cublasZgemm_v2_64($self, handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntransa : cublasOperation_t\ntransb : cublasOperation_t\nm : int\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_64\n",
        );
    table
        .function(
            c"cublasZgemv",
            both::cublasZgemv,
            c"cublasZgemv($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv\n",
        );
    table
        .function(
            c"cublasZgemv_v2",
            both::cublasZgemv,
            c"cublasZgemv_v2($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv\n",
        );
    table
        .function(
            c"cublasZgemvBatched",
            both::cublasZgemvBatched,
            c"cublasZgemvBatched($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched\n",
        );
    table
        .function(
            c"cublasZgemvBatched_64",
            both::cublasZgemvBatched_64,
            c"cublasZgemvBatched_64($self, handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount)\n--\n\n``cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nxarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nyarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched_64\n",
        );
    table
        .function(
            c"cublasZgemvStridedBatched",
            both::cublasZgemvStridedBatched,
            c"cublasZgemvStridedBatched($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched\n",
        );
    table
        .function(
            c"cublasZgemvStridedBatched_64",
            both::cublasZgemvStridedBatched_64,
            c"cublasZgemvStridedBatched_64($self, handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey, batchCount)\n--\n\n``cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nstrideA : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nstridex : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nstridey : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched_64\n",
        );
    table
        .function(
            c"cublasZgemv_64",
            both::cublasZgemv_64,
            c"cublasZgemv_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_64\n",
        );
    table
        .function(
            c"cublasZgemv_v2_64",
            both::cublasZgemv_64,
            c"cublasZgemv_v2_64($self, handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_64\n",
        );
    table
        .function(
            c"cublasZgeqrfBatched",
            both::cublasZgeqrfBatched,
            c"cublasZgeqrfBatched($self, handle, m, n, Aarray, lda, TauArray, batchSize)\n--\n\n``cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nTauArray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeqrfBatched\n",
        );
    table
        .function(
            c"cublasZgerc",
            both::cublasZgerc,
            c"cublasZgerc($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc\n",
        );
    table
        .function(
            c"cublasZgerc_v2",
            both::cublasZgerc,
            c"cublasZgerc_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc\n",
        );
    table
        .function(
            c"cublasZgerc_64",
            both::cublasZgerc_64,
            c"cublasZgerc_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_64\n",
        );
    table
        .function(
            c"cublasZgerc_v2_64",
            both::cublasZgerc_64,
            c"cublasZgerc_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_64\n",
        );
    table
        .function(
            c"cublasZgeru",
            both::cublasZgeru,
            c"cublasZgeru($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru\n",
        );
    table
        .function(
            c"cublasZgeru_v2",
            both::cublasZgeru,
            c"cublasZgeru_v2($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru\n",
        );
    table
        .function(
            c"cublasZgeru_64",
            both::cublasZgeru_64,
            c"cublasZgeru_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_64\n",
        );
    table
        .function(
            c"cublasZgeru_v2_64",
            both::cublasZgeru_64,
            c"cublasZgeru_v2_64($self, handle, m, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_64\n",
        );
    table
        .function(
            c"cublasZgetrfBatched",
            both::cublasZgetrfBatched,
            c"cublasZgetrfBatched($self, handle, n, A, lda, P, info, batchSize)\n--\n\n``cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrfBatched\n",
        );
    table
        .function(
            c"cublasZgetriBatched",
            both::cublasZgetriBatched,
            c"cublasZgetriBatched($self, handle, n, A, lda, P, C, ldc, info, batchSize)\n--\n\n``cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetriBatched\n",
        );
    table
        .function(
            c"cublasZgetrsBatched",
            both::cublasZgetrsBatched,
            c"cublasZgetrsBatched($self, handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, batchSize)\n--\n\n``cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\ntrans : cublasOperation_t\nn : int\nnrhs : int\nAarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\ndevIpiv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nBarray : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\ninfo : int\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrsBatched\n",
        );
    table
        .function(
            c"cublasZhbmv",
            both::cublasZhbmv,
            c"cublasZhbmv($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv\n",
        );
    table
        .function(
            c"cublasZhbmv_v2",
            both::cublasZhbmv,
            c"cublasZhbmv_v2($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv\n",
        );
    table
        .function(
            c"cublasZhbmv_64",
            both::cublasZhbmv_64,
            c"cublasZhbmv_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_64\n",
        );
    table
        .function(
            c"cublasZhbmv_v2_64",
            both::cublasZhbmv_64,
            c"cublasZhbmv_v2_64($self, handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_64\n",
        );
    table
        .function(
            c"cublasZhemm",
            both::cublasZhemm,
            c"cublasZhemm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm\n",
        );
    table
        .function(
            c"cublasZhemm_v2",
            both::cublasZhemm,
            c"cublasZhemm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm\n",
        );
    table
        .function(
            c"cublasZhemm_64",
            both::cublasZhemm_64,
            c"cublasZhemm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_64\n",
        );
    table
        .function(
            c"cublasZhemm_v2_64",
            both::cublasZhemm_64,
            c"cublasZhemm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_64\n",
        );
    table
        .function(
            c"cublasZhemv",
            both::cublasZhemv,
            c"cublasZhemv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv\n",
        );
    table
        .function(
            c"cublasZhemv_v2",
            both::cublasZhemv,
            c"cublasZhemv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv\n",
        );
    table
        .function(
            c"cublasZhemv_64",
            both::cublasZhemv_64,
            c"cublasZhemv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_64\n",
        );
    table
        .function(
            c"cublasZhemv_v2_64",
            both::cublasZhemv_64,
            c"cublasZhemv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_64\n",
        );
    table
        .function(
            c"cublasZher",
            both::cublasZher,
            c"cublasZher($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher\n",
        );
    table
        .function(
            c"cublasZher_v2",
            both::cublasZher,
            c"cublasZher_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher\n",
        );
    table
        .function(
            c"cublasZher2",
            both::cublasZher2,
            c"cublasZher2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2\n",
        );
    table
        .function(
            c"cublasZher2_v2",
            both::cublasZher2,
            c"cublasZher2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2\n",
        );
    table
        .function(
            c"cublasZher2_64",
            both::cublasZher2_64,
            c"cublasZher2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_64\n",
        );
    table
        .function(
            c"cublasZher2_v2_64",
            both::cublasZher2_64,
            c"cublasZher2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_64\n",
        );
    table
        .function(
            c"cublasZher2k",
            both::cublasZher2k,
            c"cublasZher2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k\n",
        );
    table
        .function(
            c"cublasZher2k_v2",
            both::cublasZher2k,
            c"cublasZher2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k\n",
        );
    table
        .function(
            c"cublasZher2k_64",
            both::cublasZher2k_64,
            c"cublasZher2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_64\n",
        );
    table
        .function(
            c"cublasZher2k_v2_64",
            both::cublasZher2k_64,
            c"cublasZher2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_64\n",
        );
    table
        .function(
            c"cublasZher_64",
            both::cublasZher_64,
            c"cublasZher_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_64\n",
        );
    table
        .function(
            c"cublasZher_v2_64",
            both::cublasZher_64,
            c"cublasZher_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_64\n",
        );
    table
        .function(
            c"cublasZherk",
            both::cublasZherk,
            c"cublasZherk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk\n",
        );
    table
        .function(
            c"cublasZherk_v2",
            both::cublasZherk,
            c"cublasZherk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk\n",
        );
    table
        .function(
            c"cublasZherk_64",
            both::cublasZherk_64,
            c"cublasZherk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_64\n",
        );
    table
        .function(
            c"cublasZherk_v2_64",
            both::cublasZherk_64,
            c"cublasZherk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_64\n",
        );
    table
        .function(
            c"cublasZherkx",
            both::cublasZherkx,
            c"cublasZherkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx\n",
        );
    table
        .function(
            c"cublasZherkx_64",
            both::cublasZherkx_64,
            c"cublasZherkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx_64\n",
        );
    table
        .function(
            c"cublasZhpmv",
            both::cublasZhpmv,
            c"cublasZhpmv($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv\n",
        );
    table
        .function(
            c"cublasZhpmv_v2",
            both::cublasZhpmv,
            c"cublasZhpmv_v2($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv\n",
        );
    table
        .function(
            c"cublasZhpmv_64",
            both::cublasZhpmv_64,
            c"cublasZhpmv_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_64\n",
        );
    table
        .function(
            c"cublasZhpmv_v2_64",
            both::cublasZhpmv_64,
            c"cublasZhpmv_v2_64($self, handle, uplo, n, alpha, AP, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_64\n",
        );
    table
        .function(
            c"cublasZhpr",
            both::cublasZhpr,
            c"cublasZhpr($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr\n",
        );
    table
        .function(
            c"cublasZhpr_v2",
            both::cublasZhpr,
            c"cublasZhpr_v2($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr\n",
        );
    table
        .function(
            c"cublasZhpr2",
            both::cublasZhpr2,
            c"cublasZhpr2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2\n",
        );
    table
        .function(
            c"cublasZhpr2_v2",
            both::cublasZhpr2,
            c"cublasZhpr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2\n",
        );
    table
        .function(
            c"cublasZhpr2_64",
            both::cublasZhpr2_64,
            c"cublasZhpr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_64\n",
        );
    table
        .function(
            c"cublasZhpr2_v2_64",
            both::cublasZhpr2_64,
            c"cublasZhpr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, AP)\n--\n\n``cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_64\n",
        );
    table
        .function(
            c"cublasZhpr_64",
            both::cublasZhpr_64,
            c"cublasZhpr_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_64\n",
        );
    table
        .function(
            c"cublasZhpr_v2_64",
            both::cublasZhpr_64,
            c"cublasZhpr_v2_64($self, handle, uplo, n, alpha, x, incx, AP)\n--\n\n``cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_64\n",
        );
    table
        .function(
            c"cublasZmatinvBatched",
            both::cublasZmatinvBatched,
            c"cublasZmatinvBatched($self, handle, n, A, lda, Ainv, lda_inv, info, batchSize)\n--\n\n``cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAinv : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda_inv : int\ninfo : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nbatchSize : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZmatinvBatched\n",
        );
    table
        .function(
            c"cublasZrot",
            both::cublasZrot,
            c"cublasZrot($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot\n",
        );
    table
        .function(
            c"cublasZrot_v2",
            both::cublasZrot,
            c"cublasZrot_v2($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot\n",
        );
    table
        .function(
            c"cublasZrot_64",
            both::cublasZrot_64,
            c"cublasZrot_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_64\n",
        );
    table
        .function(
            c"cublasZrot_v2_64",
            both::cublasZrot_64,
            c"cublasZrot_v2_64($self, handle, n, x, incx, y, incy, c, s)\n--\n\n``cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nc : float or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_64\n",
        );
    table
        .function(
            c"cublasZrotg",
            both::cublasZrotg,
            c"cublasZrotg($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg\n",
        );
    table
        .function(
            c"cublasZrotg_v2",
            both::cublasZrotg,
            c"cublasZrotg_v2($self, handle, a, b, c, s)\n--\n\n``cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\na : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nb : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nc : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ns : address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg\n",
        );
    table
        .function(
            c"cublasZscal",
            both::cublasZscal,
            c"cublasZscal($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal\n",
        );
    table
        .function(
            c"cublasZscal_v2",
            both::cublasZscal,
            c"cublasZscal_v2($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal\n",
        );
    table
        .function(
            c"cublasZscal_64",
            both::cublasZscal_64,
            c"cublasZscal_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_64\n",
        );
    table
        .function(
            c"cublasZscal_v2_64",
            both::cublasZscal_64,
            c"cublasZscal_v2_64($self, handle, n, alpha, x, incx)\n--\n\n``cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_64\n",
        );
    table
        .function(
            c"cublasZswap",
            both::cublasZswap,
            c"cublasZswap($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap\n",
        );
    table
        .function(
            c"cublasZswap_v2",
            both::cublasZswap,
            c"cublasZswap_v2($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap\n",
        );
    table
        .function(
            c"cublasZswap_64",
            both::cublasZswap_64,
            c"cublasZswap_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_64\n",
        );
    table
        .function(
            c"cublasZswap_v2_64",
            both::cublasZswap_64,
            c"cublasZswap_v2_64($self, handle, n, x, incx, y, incy)\n--\n\n``cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nn : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_64\n",
        );
    table
        .function(
            c"cublasZsymm",
            both::cublasZsymm,
            c"cublasZsymm($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm\n",
        );
    table
        .function(
            c"cublasZsymm_v2",
            both::cublasZsymm,
            c"cublasZsymm_v2($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm\n",
        );
    table
        .function(
            c"cublasZsymm_64",
            both::cublasZsymm_64,
            c"cublasZsymm_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_64\n",
        );
    table
        .function(
            c"cublasZsymm_v2_64",
            both::cublasZsymm_64,
            c"cublasZsymm_v2_64($self, handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_64\n",
        );
    table
        .function(
            c"cublasZsymv",
            both::cublasZsymv,
            c"cublasZsymv($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv\n",
        );
    table
        .function(
            c"cublasZsymv_v2",
            both::cublasZsymv,
            c"cublasZsymv_v2($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv\n",
        );
    table
        .function(
            c"cublasZsymv_64",
            both::cublasZsymv_64,
            c"cublasZsymv_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_64\n",
        );
    table
        .function(
            c"cublasZsymv_v2_64",
            both::cublasZsymv_64,
            c"cublasZsymv_v2_64($self, handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)\n--\n\n``cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_64\n",
        );
    table
        .function(
            c"cublasZsyr",
            both::cublasZsyr,
            c"cublasZsyr($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr\n",
        );
    table
        .function(
            c"cublasZsyr_v2",
            both::cublasZsyr,
            c"cublasZsyr_v2($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr\n",
        );
    table
        .function(
            c"cublasZsyr2",
            both::cublasZsyr2,
            c"cublasZsyr2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2\n",
        );
    table
        .function(
            c"cublasZsyr2_v2",
            both::cublasZsyr2,
            c"cublasZsyr2_v2($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2\n",
        );
    table
        .function(
            c"cublasZsyr2_64",
            both::cublasZsyr2_64,
            c"cublasZsyr2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_64\n",
        );
    table
        .function(
            c"cublasZsyr2_v2_64",
            both::cublasZsyr2_64,
            c"cublasZsyr2_v2_64($self, handle, uplo, n, alpha, x, incx, y, incy, A, lda)\n--\n\n``cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\ny : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincy : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_64\n",
        );
    table
        .function(
            c"cublasZsyr2k",
            both::cublasZsyr2k,
            c"cublasZsyr2k($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k\n",
        );
    table
        .function(
            c"cublasZsyr2k_v2",
            both::cublasZsyr2k,
            c"cublasZsyr2k_v2($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k\n",
        );
    table
        .function(
            c"cublasZsyr2k_64",
            both::cublasZsyr2k_64,
            c"cublasZsyr2k_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_64\n",
        );
    table
        .function(
            c"cublasZsyr2k_v2_64",
            both::cublasZsyr2k_64,
            c"cublasZsyr2k_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_64\n",
        );
    table
        .function(
            c"cublasZsyr_64",
            both::cublasZsyr_64,
            c"cublasZsyr_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_64\n",
        );
    table
        .function(
            c"cublasZsyr_v2_64",
            both::cublasZsyr_64,
            c"cublasZsyr_v2_64($self, handle, uplo, n, alpha, x, incx, A, lda)\n--\n\n``cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_64\n",
        );
    table
        .function(
            c"cublasZsyrk",
            both::cublasZsyrk,
            c"cublasZsyrk($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk\n",
        );
    table
        .function(
            c"cublasZsyrk_v2",
            both::cublasZsyrk,
            c"cublasZsyrk_v2($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk\n",
        );
    table
        .function(
            c"cublasZsyrk_64",
            both::cublasZsyrk_64,
            c"cublasZsyrk_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_64\n",
        );
    table
        .function(
            c"cublasZsyrk_v2_64",
            both::cublasZsyrk_64,
            c"cublasZsyrk_v2_64($self, handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_64\n",
        );
    table
        .function(
            c"cublasZsyrkx",
            both::cublasZsyrkx,
            c"cublasZsyrkx($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx\n",
        );
    table
        .function(
            c"cublasZsyrkx_64",
            both::cublasZsyrkx_64,
            c"cublasZsyrkx_64($self, handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)\n--\n\n``cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\nn : int\nk : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbeta : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx_64\n",
        );
    table
        .function(
            c"cublasZtbmv",
            both::cublasZtbmv,
            c"cublasZtbmv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv\n",
        );
    table
        .function(
            c"cublasZtbmv_v2",
            both::cublasZtbmv,
            c"cublasZtbmv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv\n",
        );
    table
        .function(
            c"cublasZtbmv_64",
            both::cublasZtbmv_64,
            c"cublasZtbmv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_64\n",
        );
    table
        .function(
            c"cublasZtbmv_v2_64",
            both::cublasZtbmv_64,
            c"cublasZtbmv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_64\n",
        );
    table
        .function(
            c"cublasZtbsv",
            both::cublasZtbsv,
            c"cublasZtbsv($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv\n",
        );
    table
        .function(
            c"cublasZtbsv_v2",
            both::cublasZtbsv,
            c"cublasZtbsv_v2($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv\n",
        );
    table
        .function(
            c"cublasZtbsv_64",
            both::cublasZtbsv_64,
            c"cublasZtbsv_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_64\n",
        );
    table
        .function(
            c"cublasZtbsv_v2_64",
            both::cublasZtbsv_64,
            c"cublasZtbsv_v2_64($self, handle, uplo, trans, diag, n, k, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nk : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_64\n",
        );
    table
        .function(
            c"cublasZtpmv",
            both::cublasZtpmv,
            c"cublasZtpmv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv\n",
        );
    table
        .function(
            c"cublasZtpmv_v2",
            both::cublasZtpmv,
            c"cublasZtpmv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv\n",
        );
    table
        .function(
            c"cublasZtpmv_64",
            both::cublasZtpmv_64,
            c"cublasZtpmv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_64\n",
        );
    table
        .function(
            c"cublasZtpmv_v2_64",
            both::cublasZtpmv_64,
            c"cublasZtpmv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_64\n",
        );
    table
        .function(
            c"cublasZtpsv",
            both::cublasZtpsv,
            c"cublasZtpsv($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv\n",
        );
    table
        .function(
            c"cublasZtpsv_v2",
            both::cublasZtpsv,
            c"cublasZtpsv_v2($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv\n",
        );
    table
        .function(
            c"cublasZtpsv_64",
            both::cublasZtpsv_64,
            c"cublasZtpsv_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_64\n",
        );
    table
        .function(
            c"cublasZtpsv_v2_64",
            both::cublasZtpsv_64,
            c"cublasZtpsv_v2_64($self, handle, uplo, trans, diag, n, AP, x, incx)\n--\n\n``cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_64\n",
        );
    table
        .function(
            c"cublasZtpttr",
            both::cublasZtpttr,
            c"cublasZtpttr($self, handle, uplo, n, AP, A, lda)\n--\n\n``cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpttr\n",
        );
    table
        .function(
            c"cublasZtrmm",
            both::cublasZtrmm,
            c"cublasZtrmm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm\n",
        );
    table
        .function(
            c"cublasZtrmm_v2",
            both::cublasZtrmm,
            c"cublasZtrmm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm\n",
        );
    table
        .function(
            c"cublasZtrmm_64",
            both::cublasZtrmm_64,
            c"cublasZtrmm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_64\n",
        );
    table
        .function(
            c"cublasZtrmm_v2_64",
            both::cublasZtrmm_64,
            c"cublasZtrmm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)\n--\n\n``cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nC : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldc : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_64\n",
        );
    table
        .function(
            c"cublasZtrmv",
            both::cublasZtrmv,
            c"cublasZtrmv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv\n",
        );
    table
        .function(
            c"cublasZtrmv_v2",
            both::cublasZtrmv,
            c"cublasZtrmv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv\n",
        );
    table
        .function(
            c"cublasZtrmv_64",
            both::cublasZtrmv_64,
            c"cublasZtrmv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_64\n",
        );
    table
        .function(
            c"cublasZtrmv_v2_64",
            both::cublasZtrmv_64,
            c"cublasZtrmv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_64\n",
        );
    table
        .function(
            c"cublasZtrsm",
            both::cublasZtrsm,
            c"cublasZtrsm($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm\n",
        );
    table
        .function(
            c"cublasZtrsm_v2",
            both::cublasZtrsm,
            c"cublasZtrsm_v2($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm\n",
        );
    table
        .function(
            c"cublasZtrsmBatched",
            both::cublasZtrsmBatched,
            c"cublasZtrsmBatched($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched\n",
        );
    table
        .function(
            c"cublasZtrsmBatched_64",
            both::cublasZtrsmBatched_64,
            c"cublasZtrsmBatched_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)\n--\n\n``cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\nbatchCount : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched_64\n",
        );
    table
        .function(
            c"cublasZtrsm_64",
            both::cublasZtrsm_64,
            c"cublasZtrsm_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_64\n",
        );
    table
        .function(
            c"cublasZtrsm_v2_64",
            both::cublasZtrsm_64,
            c"cublasZtrsm_v2_64($self, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)\n--\n\n``cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nside : cublasSideMode_t\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nm : int\nn : int\nalpha : complex or address or buffer\n    Used after the call, until: stream of handle. Keep it as long.\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nB : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nldb : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_64\n",
        );
    table
        .function(
            c"cublasZtrsv",
            both::cublasZtrsv,
            c"cublasZtrsv($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv\n",
        );
    table
        .function(
            c"cublasZtrsv_v2",
            both::cublasZtrsv,
            c"cublasZtrsv_v2($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv\n",
        );
    table
        .function(
            c"cublasZtrsv_64",
            both::cublasZtrsv_64,
            c"cublasZtrsv_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_64\n",
        );
    table
        .function(
            c"cublasZtrsv_v2_64",
            both::cublasZtrsv_64,
            c"cublasZtrsv_v2_64($self, handle, uplo, trans, diag, n, A, lda, x, incx)\n--\n\n``cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\ntrans : cublasOperation_t\ndiag : cublasDiagType_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nx : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nincx : int\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_64\n",
        );
    table
        .function(
            c"cublasZtrttp",
            both::cublasZtrttp,
            c"cublasZtrttp($self, handle, uplo, n, A, lda, AP)\n--\n\n``cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)``\n\nParameters\n----------\nhandle : cublasHandle_t or None\nuplo : cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\nlda : int\nAP : device address or array\n    Used after the call, until: stream of handle. Keep it as long.\n\nReturns\n-------\ncublasStatus_t\n    ``CUBLAS_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cublas_api.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrttp\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&cublas::cublasAtomicsMode_t));
    table.class(Class::Enum(&cublas::cublasComputeType_t));
    table.class_as("cublasDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cublas::cublasDiagType_t));
    table.class(Class::Enum(&cublas::cublasEmulationStrategy_t));
    table.class(Class::Enum(&cublas::cublasFillMode_t));
    table.class(Class::Enum(&cublas::cublasGemmAlgo_t));
    table.class(Class::Value(&cublas::cublasHandle_t));
    table.class(Class::Value(&cublas::cublasLogCallback));
    table.class(Class::Enum(&cublas::cublasMath_t));
    table.class(Class::Enum(&cublas::cublasOperation_t));
    table.class(Class::Enum(&cublas::cublasPointerMode_t));
    table.class(Class::Enum(&cublas::cublasSideMode_t));
    table.class(Class::Enum(&cublas::cublasStatus_t));
    table.class(Class::Enum(&cublas::cublasXtBlasOp_t));
    table.class(Class::Value(&cublas::cublasXtHandle_t));
    table.class(Class::Enum(&cublas::cublasXtOpType_t));
    table.class(Class::Enum(&cublas::cublasXtPinnedMemMode_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class_as("float2", Class::Record(&runtime::float2));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUBLAS_VERSION", Constant::Int(120902));
    table.constant("CUBLAS_VER_BUILD", Constant::Int(10));
    table.constant("CUBLAS_VER_MAJOR", Constant::Int(12));
    table.constant("CUBLAS_VER_MINOR", Constant::Int(9));
    table.constant("CUBLAS_VER_PATCH", Constant::Int(2));
}
