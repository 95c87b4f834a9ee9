//! The contents of `cubind.cuda13.cusolver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cusolver::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{cublas, cusolver, cusolver13, cusparse, runtime, runtime13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVER of CUDA 13",
        &["libcusolver.so.12"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cusolver",
        &[],
    )
    .installed_by(&["nvidia-cusolver"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cusolverDnCCgels, None, ""),
        (slots::cusolverDnCCgels_bufferSize, None, ""),
        (slots::cusolverDnCCgesv, None, ""),
        (slots::cusolverDnCCgesv_bufferSize, None, ""),
        (slots::cusolverDnCEgels, None, ""),
        (slots::cusolverDnCEgels_bufferSize, None, ""),
        (slots::cusolverDnCEgesv, None, ""),
        (slots::cusolverDnCEgesv_bufferSize, None, ""),
        (slots::cusolverDnCKgels, None, ""),
        (slots::cusolverDnCKgels_bufferSize, None, ""),
        (slots::cusolverDnCKgesv, None, ""),
        (slots::cusolverDnCKgesv_bufferSize, None, ""),
        (slots::cusolverDnCYgels, None, ""),
        (slots::cusolverDnCYgels_bufferSize, None, ""),
        (slots::cusolverDnCYgesv, None, ""),
        (slots::cusolverDnCYgesv_bufferSize, None, ""),
        (slots::cusolverDnCgebrd, None, ""),
        (slots::cusolverDnCgebrd_bufferSize, None, ""),
        (slots::cusolverDnCgeqrf, None, ""),
        (slots::cusolverDnCgeqrf_bufferSize, None, ""),
        (slots::cusolverDnCgesvd, None, ""),
        (slots::cusolverDnCgesvd_bufferSize, None, ""),
        (slots::cusolverDnCgesvdaStridedBatched, None, ""),
        (slots::cusolverDnCgesvdaStridedBatched_bufferSize, None, ""),
        (slots::cusolverDnCgesvdj, None, ""),
        (slots::cusolverDnCgesvdjBatched, None, ""),
        (slots::cusolverDnCgesvdjBatched_bufferSize, None, ""),
        (slots::cusolverDnCgesvdj_bufferSize, None, ""),
        (slots::cusolverDnCgetrf, None, ""),
        (slots::cusolverDnCgetrf_bufferSize, None, ""),
        (slots::cusolverDnCgetrs, None, ""),
        (slots::cusolverDnCheevd, None, ""),
        (slots::cusolverDnCheevd_bufferSize, None, ""),
        (slots::cusolverDnCheevdx, None, ""),
        (slots::cusolverDnCheevdx_bufferSize, None, ""),
        (slots::cusolverDnCheevj, None, ""),
        (slots::cusolverDnCheevjBatched, None, ""),
        (slots::cusolverDnCheevjBatched_bufferSize, None, ""),
        (slots::cusolverDnCheevj_bufferSize, None, ""),
        (slots::cusolverDnChegvd, None, ""),
        (slots::cusolverDnChegvd_bufferSize, None, ""),
        (slots::cusolverDnChegvdx, None, ""),
        (slots::cusolverDnChegvdx_bufferSize, None, ""),
        (slots::cusolverDnChegvj, None, ""),
        (slots::cusolverDnChegvj_bufferSize, None, ""),
        (slots::cusolverDnChetrd, None, ""),
        (slots::cusolverDnChetrd_bufferSize, None, ""),
        (slots::cusolverDnClaswp, None, ""),
        (slots::cusolverDnClauum, None, ""),
        (slots::cusolverDnClauum_bufferSize, None, ""),
        (slots::cusolverDnCpotrf, None, ""),
        (slots::cusolverDnCpotrfBatched, None, ""),
        (slots::cusolverDnCpotrf_bufferSize, None, ""),
        (slots::cusolverDnCpotri, None, ""),
        (slots::cusolverDnCpotri_bufferSize, None, ""),
        (slots::cusolverDnCpotrs, None, ""),
        (slots::cusolverDnCpotrsBatched, None, ""),
        (slots::cusolverDnCreate, None, ""),
        (slots::cusolverDnCreateGesvdjInfo, None, ""),
        (slots::cusolverDnCreateParams, None, ""),
        (slots::cusolverDnCreateSyevjInfo, None, ""),
        (slots::cusolverDnCsytrf, None, ""),
        (slots::cusolverDnCsytrf_bufferSize, None, ""),
        (slots::cusolverDnCsytri, None, ""),
        (slots::cusolverDnCsytri_bufferSize, None, ""),
        (slots::cusolverDnCungbr, None, ""),
        (slots::cusolverDnCungbr_bufferSize, None, ""),
        (slots::cusolverDnCungqr, None, ""),
        (slots::cusolverDnCungqr_bufferSize, None, ""),
        (slots::cusolverDnCungtr, None, ""),
        (slots::cusolverDnCungtr_bufferSize, None, ""),
        (slots::cusolverDnCunmqr, None, ""),
        (slots::cusolverDnCunmqr_bufferSize, None, ""),
        (slots::cusolverDnCunmtr, None, ""),
        (slots::cusolverDnCunmtr_bufferSize, None, ""),
        (slots::cusolverDnDBgels, None, ""),
        (slots::cusolverDnDBgels_bufferSize, None, ""),
        (slots::cusolverDnDBgesv, None, ""),
        (slots::cusolverDnDBgesv_bufferSize, None, ""),
        (slots::cusolverDnDDgels, None, ""),
        (slots::cusolverDnDDgels_bufferSize, None, ""),
        (slots::cusolverDnDDgesv, None, ""),
        (slots::cusolverDnDDgesv_bufferSize, None, ""),
        (slots::cusolverDnDHgels, None, ""),
        (slots::cusolverDnDHgels_bufferSize, None, ""),
        (slots::cusolverDnDHgesv, None, ""),
        (slots::cusolverDnDHgesv_bufferSize, None, ""),
        (slots::cusolverDnDSgels, None, ""),
        (slots::cusolverDnDSgels_bufferSize, None, ""),
        (slots::cusolverDnDSgesv, None, ""),
        (slots::cusolverDnDSgesv_bufferSize, None, ""),
        (slots::cusolverDnDXgels, None, ""),
        (slots::cusolverDnDXgels_bufferSize, None, ""),
        (slots::cusolverDnDXgesv, None, ""),
        (slots::cusolverDnDXgesv_bufferSize, None, ""),
        (slots::cusolverDnDestroy, None, ""),
        (slots::cusolverDnDestroyGesvdjInfo, None, ""),
        (slots::cusolverDnDestroyParams, None, ""),
        (slots::cusolverDnDestroySyevjInfo, None, ""),
        (slots::cusolverDnDgebrd, None, ""),
        (slots::cusolverDnDgebrd_bufferSize, None, ""),
        (slots::cusolverDnDgeqrf, None, ""),
        (slots::cusolverDnDgeqrf_bufferSize, None, ""),
        (slots::cusolverDnDgesvd, None, ""),
        (slots::cusolverDnDgesvd_bufferSize, None, ""),
        (slots::cusolverDnDgesvdaStridedBatched, None, ""),
        (slots::cusolverDnDgesvdaStridedBatched_bufferSize, None, ""),
        (slots::cusolverDnDgesvdj, None, ""),
        (slots::cusolverDnDgesvdjBatched, None, ""),
        (slots::cusolverDnDgesvdjBatched_bufferSize, None, ""),
        (slots::cusolverDnDgesvdj_bufferSize, None, ""),
        (slots::cusolverDnDgetrf, None, ""),
        (slots::cusolverDnDgetrf_bufferSize, None, ""),
        (slots::cusolverDnDgetrs, None, ""),
        (slots::cusolverDnDlaswp, None, ""),
        (slots::cusolverDnDlauum, None, ""),
        (slots::cusolverDnDlauum_bufferSize, None, ""),
        (slots::cusolverDnDorgbr, None, ""),
        (slots::cusolverDnDorgbr_bufferSize, None, ""),
        (slots::cusolverDnDorgqr, None, ""),
        (slots::cusolverDnDorgqr_bufferSize, None, ""),
        (slots::cusolverDnDorgtr, None, ""),
        (slots::cusolverDnDorgtr_bufferSize, None, ""),
        (slots::cusolverDnDormqr, None, ""),
        (slots::cusolverDnDormqr_bufferSize, None, ""),
        (slots::cusolverDnDormtr, None, ""),
        (slots::cusolverDnDormtr_bufferSize, None, ""),
        (slots::cusolverDnDpotrf, None, ""),
        (slots::cusolverDnDpotrfBatched, None, ""),
        (slots::cusolverDnDpotrf_bufferSize, None, ""),
        (slots::cusolverDnDpotri, None, ""),
        (slots::cusolverDnDpotri_bufferSize, None, ""),
        (slots::cusolverDnDpotrs, None, ""),
        (slots::cusolverDnDpotrsBatched, None, ""),
        (slots::cusolverDnDsyevd, None, ""),
        (slots::cusolverDnDsyevd_bufferSize, None, ""),
        (slots::cusolverDnDsyevdx, None, ""),
        (slots::cusolverDnDsyevdx_bufferSize, None, ""),
        (slots::cusolverDnDsyevj, None, ""),
        (slots::cusolverDnDsyevjBatched, None, ""),
        (slots::cusolverDnDsyevjBatched_bufferSize, None, ""),
        (slots::cusolverDnDsyevj_bufferSize, None, ""),
        (slots::cusolverDnDsygvd, None, ""),
        (slots::cusolverDnDsygvd_bufferSize, None, ""),
        (slots::cusolverDnDsygvdx, None, ""),
        (slots::cusolverDnDsygvdx_bufferSize, None, ""),
        (slots::cusolverDnDsygvj, None, ""),
        (slots::cusolverDnDsygvj_bufferSize, None, ""),
        (slots::cusolverDnDsytrd, None, ""),
        (slots::cusolverDnDsytrd_bufferSize, None, ""),
        (slots::cusolverDnDsytrf, None, ""),
        (slots::cusolverDnDsytrf_bufferSize, None, ""),
        (slots::cusolverDnDsytri, None, ""),
        (slots::cusolverDnDsytri_bufferSize, None, ""),
        (slots::cusolverDnGetDeterministicMode, None, "12.2"),
        (slots::cusolverDnGetEmulationSpecialValuesSupport, None, "13.2"),
        (slots::cusolverDnGetEmulationStrategy, None, "13.0"),
        (slots::cusolverDnGetFixedPointEmulationMantissaBitOffset, None, "13.2"),
        (slots::cusolverDnGetFixedPointEmulationMantissaControl, None, "13.2"),
        (slots::cusolverDnGetFixedPointEmulationMaxMantissaBitCount, None, "13.2"),
        (slots::cusolverDnGetMathMode, None, "13.0"),
        (slots::cusolverDnGetStream, None, ""),
        (slots::cusolverDnIRSInfosCreate, None, ""),
        (slots::cusolverDnIRSInfosDestroy, None, ""),
        (slots::cusolverDnIRSInfosGetMaxIters, None, ""),
        (slots::cusolverDnIRSInfosGetNiters, None, ""),
        (slots::cusolverDnIRSInfosGetOuterNiters, None, ""),
        (slots::cusolverDnIRSInfosGetResidualHistory, None, ""),
        (slots::cusolverDnIRSInfosRequestResidual, None, ""),
        (slots::cusolverDnIRSParamsCreate, None, ""),
        (slots::cusolverDnIRSParamsDestroy, None, ""),
        (slots::cusolverDnIRSParamsDisableFallback, None, ""),
        (slots::cusolverDnIRSParamsEnableFallback, None, ""),
        (slots::cusolverDnIRSParamsGetMaxIters, None, ""),
        (slots::cusolverDnIRSParamsSetMaxIters, None, ""),
        (slots::cusolverDnIRSParamsSetMaxItersInner, None, ""),
        (slots::cusolverDnIRSParamsSetRefinementSolver, None, ""),
        (slots::cusolverDnIRSParamsSetSolverLowestPrecision, None, ""),
        (slots::cusolverDnIRSParamsSetSolverMainPrecision, None, ""),
        (slots::cusolverDnIRSParamsSetSolverPrecisions, None, ""),
        (slots::cusolverDnIRSParamsSetTol, None, ""),
        (slots::cusolverDnIRSParamsSetTolInner, None, ""),
        (slots::cusolverDnIRSXgels, None, ""),
        (slots::cusolverDnIRSXgels_bufferSize, None, ""),
        (slots::cusolverDnIRSXgesv, None, ""),
        (slots::cusolverDnIRSXgesv_bufferSize, None, ""),
        (slots::cusolverDnLoggerForceDisable, None, ""),
        (slots::cusolverDnLoggerOpenFile, None, ""),
        (slots::cusolverDnLoggerSetCallback, None, ""),
        (slots::cusolverDnLoggerSetFile, None, ""),
        (slots::cusolverDnLoggerSetLevel, None, ""),
        (slots::cusolverDnLoggerSetMask, None, ""),
        (slots::cusolverDnSBgels, None, ""),
        (slots::cusolverDnSBgels_bufferSize, None, ""),
        (slots::cusolverDnSBgesv, None, ""),
        (slots::cusolverDnSBgesv_bufferSize, None, ""),
        (slots::cusolverDnSHgels, None, ""),
        (slots::cusolverDnSHgels_bufferSize, None, ""),
        (slots::cusolverDnSHgesv, None, ""),
        (slots::cusolverDnSHgesv_bufferSize, None, ""),
        (slots::cusolverDnSSgels, None, ""),
        (slots::cusolverDnSSgels_bufferSize, None, ""),
        (slots::cusolverDnSSgesv, None, ""),
        (slots::cusolverDnSSgesv_bufferSize, None, ""),
        (slots::cusolverDnSXgels, None, ""),
        (slots::cusolverDnSXgels_bufferSize, None, ""),
        (slots::cusolverDnSXgesv, None, ""),
        (slots::cusolverDnSXgesv_bufferSize, None, ""),
        (slots::cusolverDnSetAdvOptions, None, ""),
        (slots::cusolverDnSetDeterministicMode, None, "12.2"),
        (slots::cusolverDnSetEmulationSpecialValuesSupport, None, "13.2"),
        (slots::cusolverDnSetEmulationStrategy, None, "13.0"),
        (slots::cusolverDnSetFixedPointEmulationMantissaBitOffset, None, "13.2"),
        (slots::cusolverDnSetFixedPointEmulationMantissaControl, None, "13.2"),
        (slots::cusolverDnSetFixedPointEmulationMaxMantissaBitCount, None, "13.2"),
        (slots::cusolverDnSetMathMode, None, "13.0"),
        (slots::cusolverDnSetStream, None, ""),
        (slots::cusolverDnSgebrd, None, ""),
        (slots::cusolverDnSgebrd_bufferSize, None, ""),
        (slots::cusolverDnSgeqrf, None, ""),
        (slots::cusolverDnSgeqrf_bufferSize, None, ""),
        (slots::cusolverDnSgesvd, None, ""),
        (slots::cusolverDnSgesvd_bufferSize, None, ""),
        (slots::cusolverDnSgesvdaStridedBatched, None, ""),
        (slots::cusolverDnSgesvdaStridedBatched_bufferSize, None, ""),
        (slots::cusolverDnSgesvdj, None, ""),
        (slots::cusolverDnSgesvdjBatched, None, ""),
        (slots::cusolverDnSgesvdjBatched_bufferSize, None, ""),
        (slots::cusolverDnSgesvdj_bufferSize, None, ""),
        (slots::cusolverDnSgetrf, None, ""),
        (slots::cusolverDnSgetrf_bufferSize, None, ""),
        (slots::cusolverDnSgetrs, None, ""),
        (slots::cusolverDnSlaswp, None, ""),
        (slots::cusolverDnSlauum, None, ""),
        (slots::cusolverDnSlauum_bufferSize, None, ""),
        (slots::cusolverDnSorgbr, None, ""),
        (slots::cusolverDnSorgbr_bufferSize, None, ""),
        (slots::cusolverDnSorgqr, None, ""),
        (slots::cusolverDnSorgqr_bufferSize, None, ""),
        (slots::cusolverDnSorgtr, None, ""),
        (slots::cusolverDnSorgtr_bufferSize, None, ""),
        (slots::cusolverDnSormqr, None, ""),
        (slots::cusolverDnSormqr_bufferSize, None, ""),
        (slots::cusolverDnSormtr, None, ""),
        (slots::cusolverDnSormtr_bufferSize, None, ""),
        (slots::cusolverDnSpotrf, None, ""),
        (slots::cusolverDnSpotrfBatched, None, ""),
        (slots::cusolverDnSpotrf_bufferSize, None, ""),
        (slots::cusolverDnSpotri, None, ""),
        (slots::cusolverDnSpotri_bufferSize, None, ""),
        (slots::cusolverDnSpotrs, None, ""),
        (slots::cusolverDnSpotrsBatched, None, ""),
        (slots::cusolverDnSsyevd, None, ""),
        (slots::cusolverDnSsyevd_bufferSize, None, ""),
        (slots::cusolverDnSsyevdx, None, ""),
        (slots::cusolverDnSsyevdx_bufferSize, None, ""),
        (slots::cusolverDnSsyevj, None, ""),
        (slots::cusolverDnSsyevjBatched, None, ""),
        (slots::cusolverDnSsyevjBatched_bufferSize, None, ""),
        (slots::cusolverDnSsyevj_bufferSize, None, ""),
        (slots::cusolverDnSsygvd, None, ""),
        (slots::cusolverDnSsygvd_bufferSize, None, ""),
        (slots::cusolverDnSsygvdx, None, ""),
        (slots::cusolverDnSsygvdx_bufferSize, None, ""),
        (slots::cusolverDnSsygvj, None, ""),
        (slots::cusolverDnSsygvj_bufferSize, None, ""),
        (slots::cusolverDnSsytrd, None, ""),
        (slots::cusolverDnSsytrd_bufferSize, None, ""),
        (slots::cusolverDnSsytrf, None, ""),
        (slots::cusolverDnSsytrf_bufferSize, None, ""),
        (slots::cusolverDnSsytri, None, ""),
        (slots::cusolverDnSsytri_bufferSize, None, ""),
        (slots::cusolverDnXgeev, None, "12.6"),
        (slots::cusolverDnXgeev_bufferSize, None, "12.6"),
        (slots::cusolverDnXgeqrf, None, ""),
        (slots::cusolverDnXgeqrf_bufferSize, None, ""),
        (slots::cusolverDnXgesvd, None, ""),
        (slots::cusolverDnXgesvd_bufferSize, None, ""),
        (slots::cusolverDnXgesvdjGetResidual, None, ""),
        (slots::cusolverDnXgesvdjGetSweeps, None, ""),
        (slots::cusolverDnXgesvdjSetMaxSweeps, None, ""),
        (slots::cusolverDnXgesvdjSetSortEig, None, ""),
        (slots::cusolverDnXgesvdjSetTolerance, None, ""),
        (slots::cusolverDnXgesvdp, None, ""),
        (slots::cusolverDnXgesvdp_bufferSize, None, ""),
        (slots::cusolverDnXgesvdr, None, ""),
        (slots::cusolverDnXgesvdr_bufferSize, None, ""),
        (slots::cusolverDnXgetrf, None, ""),
        (slots::cusolverDnXgetrf_bufferSize, None, ""),
        (slots::cusolverDnXgetrs, None, ""),
        (slots::cusolverDnXhetrf, None, "13.4"),
        (slots::cusolverDnXhetrf_bufferSize, None, "13.4"),
        (slots::cusolverDnXhetrs, None, "13.4"),
        (slots::cusolverDnXhetrs_bufferSize, None, "13.4"),
        (slots::cusolverDnXlarft, None, "12.4"),
        (slots::cusolverDnXlarft_bufferSize, None, "12.4"),
        (slots::cusolverDnXpolar, None, "13.2"),
        (slots::cusolverDnXpolar_bufferSize, None, "13.2"),
        (slots::cusolverDnXpotrf, None, ""),
        (slots::cusolverDnXpotrf_bufferSize, None, ""),
        (slots::cusolverDnXpotrs, None, ""),
        (slots::cusolverDnXstedc, None, "13.2"),
        (slots::cusolverDnXstedc_bufferSize, None, "13.2"),
        (slots::cusolverDnXsyevBatched, None, "12.6"),
        (slots::cusolverDnXsyevBatched_bufferSize, None, "12.6"),
        (slots::cusolverDnXsyevd, None, ""),
        (slots::cusolverDnXsyevd_bufferSize, None, ""),
        (slots::cusolverDnXsyevdx, None, ""),
        (slots::cusolverDnXsyevdx_bufferSize, None, ""),
        (slots::cusolverDnXsyevjGetResidual, None, ""),
        (slots::cusolverDnXsyevjGetSweeps, None, ""),
        (slots::cusolverDnXsyevjSetMaxSweeps, None, ""),
        (slots::cusolverDnXsyevjSetSortEig, None, ""),
        (slots::cusolverDnXsyevjSetTolerance, None, ""),
        (slots::cusolverDnXsygvStridedBatched, None, "13.5"),
        (slots::cusolverDnXsygvStridedBatched_bufferSize, None, "13.5"),
        (slots::cusolverDnXsygvd, None, "13.2"),
        (slots::cusolverDnXsygvd_bufferSize, None, "13.2"),
        (slots::cusolverDnXsygvdx, None, "13.2"),
        (slots::cusolverDnXsygvdx_bufferSize, None, "13.2"),
        (slots::cusolverDnXsytrf, None, "13.4"),
        (slots::cusolverDnXsytrf_bufferSize, None, "13.4"),
        (slots::cusolverDnXsytrs, None, ""),
        (slots::cusolverDnXsytrs_bufferSize, None, ""),
        (slots::cusolverDnXtrtri, None, ""),
        (slots::cusolverDnXtrtri_bufferSize, None, ""),
        (slots::cusolverDnZCgels, None, ""),
        (slots::cusolverDnZCgels_bufferSize, None, ""),
        (slots::cusolverDnZCgesv, None, ""),
        (slots::cusolverDnZCgesv_bufferSize, None, ""),
        (slots::cusolverDnZEgels, None, ""),
        (slots::cusolverDnZEgels_bufferSize, None, ""),
        (slots::cusolverDnZEgesv, None, ""),
        (slots::cusolverDnZEgesv_bufferSize, None, ""),
        (slots::cusolverDnZKgels, None, ""),
        (slots::cusolverDnZKgels_bufferSize, None, ""),
        (slots::cusolverDnZKgesv, None, ""),
        (slots::cusolverDnZKgesv_bufferSize, None, ""),
        (slots::cusolverDnZYgels, None, ""),
        (slots::cusolverDnZYgels_bufferSize, None, ""),
        (slots::cusolverDnZYgesv, None, ""),
        (slots::cusolverDnZYgesv_bufferSize, None, ""),
        (slots::cusolverDnZZgels, None, ""),
        (slots::cusolverDnZZgels_bufferSize, None, ""),
        (slots::cusolverDnZZgesv, None, ""),
        (slots::cusolverDnZZgesv_bufferSize, None, ""),
        (slots::cusolverDnZgebrd, None, ""),
        (slots::cusolverDnZgebrd_bufferSize, None, ""),
        (slots::cusolverDnZgeqrf, None, ""),
        (slots::cusolverDnZgeqrf_bufferSize, None, ""),
        (slots::cusolverDnZgesvd, None, ""),
        (slots::cusolverDnZgesvd_bufferSize, None, ""),
        (slots::cusolverDnZgesvdaStridedBatched, None, ""),
        (slots::cusolverDnZgesvdaStridedBatched_bufferSize, None, ""),
        (slots::cusolverDnZgesvdj, None, ""),
        (slots::cusolverDnZgesvdjBatched, None, ""),
        (slots::cusolverDnZgesvdjBatched_bufferSize, None, ""),
        (slots::cusolverDnZgesvdj_bufferSize, None, ""),
        (slots::cusolverDnZgetrf, None, ""),
        (slots::cusolverDnZgetrf_bufferSize, None, ""),
        (slots::cusolverDnZgetrs, None, ""),
        (slots::cusolverDnZheevd, None, ""),
        (slots::cusolverDnZheevd_bufferSize, None, ""),
        (slots::cusolverDnZheevdx, None, ""),
        (slots::cusolverDnZheevdx_bufferSize, None, ""),
        (slots::cusolverDnZheevj, None, ""),
        (slots::cusolverDnZheevjBatched, None, ""),
        (slots::cusolverDnZheevjBatched_bufferSize, None, ""),
        (slots::cusolverDnZheevj_bufferSize, None, ""),
        (slots::cusolverDnZhegvd, None, ""),
        (slots::cusolverDnZhegvd_bufferSize, None, ""),
        (slots::cusolverDnZhegvdx, None, ""),
        (slots::cusolverDnZhegvdx_bufferSize, None, ""),
        (slots::cusolverDnZhegvj, None, ""),
        (slots::cusolverDnZhegvj_bufferSize, None, ""),
        (slots::cusolverDnZhetrd, None, ""),
        (slots::cusolverDnZhetrd_bufferSize, None, ""),
        (slots::cusolverDnZlaswp, None, ""),
        (slots::cusolverDnZlauum, None, ""),
        (slots::cusolverDnZlauum_bufferSize, None, ""),
        (slots::cusolverDnZpotrf, None, ""),
        (slots::cusolverDnZpotrfBatched, None, ""),
        (slots::cusolverDnZpotrf_bufferSize, None, ""),
        (slots::cusolverDnZpotri, None, ""),
        (slots::cusolverDnZpotri_bufferSize, None, ""),
        (slots::cusolverDnZpotrs, None, ""),
        (slots::cusolverDnZpotrsBatched, None, ""),
        (slots::cusolverDnZsytrf, None, ""),
        (slots::cusolverDnZsytrf_bufferSize, None, ""),
        (slots::cusolverDnZsytri, None, ""),
        (slots::cusolverDnZsytri_bufferSize, None, ""),
        (slots::cusolverDnZungbr, None, ""),
        (slots::cusolverDnZungbr_bufferSize, None, ""),
        (slots::cusolverDnZungqr, None, ""),
        (slots::cusolverDnZungqr_bufferSize, None, ""),
        (slots::cusolverDnZungtr, None, ""),
        (slots::cusolverDnZungtr_bufferSize, None, ""),
        (slots::cusolverDnZunmqr, None, ""),
        (slots::cusolverDnZunmqr_bufferSize, None, ""),
        (slots::cusolverDnZunmtr, None, ""),
        (slots::cusolverDnZunmtr_bufferSize, None, ""),
        (slots::cusolverGetProperty, None, ""),
        (slots::cusolverGetVersion, None, ""),
        (slots::cusolverRfAccessBundledFactorsDevice, None, ""),
        (slots::cusolverRfAnalyze, None, ""),
        (slots::cusolverRfBatchAnalyze, None, ""),
        (slots::cusolverRfBatchRefactor, None, ""),
        (slots::cusolverRfBatchResetValues, None, ""),
        (slots::cusolverRfBatchSetupHost, None, ""),
        (slots::cusolverRfBatchSolve, None, ""),
        (slots::cusolverRfBatchZeroPivot, None, ""),
        (slots::cusolverRfCreate, None, ""),
        (slots::cusolverRfDestroy, None, ""),
        (slots::cusolverRfExtractBundledFactorsHost, None, ""),
        (slots::cusolverRfExtractSplitFactorsHost, None, ""),
        (slots::cusolverRfGetAlgs, None, ""),
        (slots::cusolverRfGetMatrixFormat, None, ""),
        (slots::cusolverRfGetNumericBoostReport, None, ""),
        (slots::cusolverRfGetNumericProperties, None, ""),
        (slots::cusolverRfGetResetValuesFastMode, None, ""),
        (slots::cusolverRfRefactor, None, ""),
        (slots::cusolverRfResetValues, None, ""),
        (slots::cusolverRfSetAlgs, None, ""),
        (slots::cusolverRfSetMatrixFormat, None, ""),
        (slots::cusolverRfSetNumericProperties, None, ""),
        (slots::cusolverRfSetResetValuesFastMode, None, ""),
        (slots::cusolverRfSetupDevice, None, ""),
        (slots::cusolverRfSetupHost, None, ""),
        (slots::cusolverRfSolve, None, ""),
        (slots::cusolverSpCcsrcholBufferInfo, None, ""),
        (slots::cusolverSpCcsrcholBufferInfoHost, None, ""),
        (slots::cusolverSpCcsrcholDiag, None, ""),
        (slots::cusolverSpCcsrcholFactor, None, ""),
        (slots::cusolverSpCcsrcholFactorHost, None, ""),
        (slots::cusolverSpCcsrcholSolve, None, ""),
        (slots::cusolverSpCcsrcholSolveHost, None, ""),
        (slots::cusolverSpCcsrcholZeroPivot, None, ""),
        (slots::cusolverSpCcsrcholZeroPivotHost, None, ""),
        (slots::cusolverSpCcsreigsHost, None, ""),
        (slots::cusolverSpCcsreigvsi, None, ""),
        (slots::cusolverSpCcsreigvsiHost, None, ""),
        (slots::cusolverSpCcsrlsqvqrHost, None, ""),
        (slots::cusolverSpCcsrlsvchol, None, ""),
        (slots::cusolverSpCcsrlsvcholHost, None, ""),
        (slots::cusolverSpCcsrlsvluHost, None, ""),
        (slots::cusolverSpCcsrlsvqr, None, ""),
        (slots::cusolverSpCcsrlsvqrHost, None, ""),
        (slots::cusolverSpCcsrluBufferInfoHost, None, ""),
        (slots::cusolverSpCcsrluExtractHost, None, ""),
        (slots::cusolverSpCcsrluFactorHost, None, ""),
        (slots::cusolverSpCcsrluSolveHost, None, ""),
        (slots::cusolverSpCcsrluZeroPivotHost, None, ""),
        (slots::cusolverSpCcsrqrBufferInfo, None, ""),
        (slots::cusolverSpCcsrqrBufferInfoBatched, None, ""),
        (slots::cusolverSpCcsrqrBufferInfoHost, None, ""),
        (slots::cusolverSpCcsrqrFactor, None, ""),
        (slots::cusolverSpCcsrqrFactorHost, None, ""),
        (slots::cusolverSpCcsrqrSetup, None, ""),
        (slots::cusolverSpCcsrqrSetupHost, None, ""),
        (slots::cusolverSpCcsrqrSolve, None, ""),
        (slots::cusolverSpCcsrqrSolveHost, None, ""),
        (slots::cusolverSpCcsrqrZeroPivot, None, ""),
        (slots::cusolverSpCcsrqrZeroPivotHost, None, ""),
        (slots::cusolverSpCcsrqrsvBatched, None, ""),
        (slots::cusolverSpCcsrzfdHost, None, ""),
        (slots::cusolverSpCreate, None, ""),
        (slots::cusolverSpCreateCsrcholInfo, None, ""),
        (slots::cusolverSpCreateCsrcholInfoHost, None, ""),
        (slots::cusolverSpCreateCsrluInfoHost, None, ""),
        (slots::cusolverSpCreateCsrqrInfo, None, ""),
        (slots::cusolverSpCreateCsrqrInfoHost, None, ""),
        (slots::cusolverSpDcsrcholBufferInfo, None, ""),
        (slots::cusolverSpDcsrcholBufferInfoHost, None, ""),
        (slots::cusolverSpDcsrcholDiag, None, ""),
        (slots::cusolverSpDcsrcholFactor, None, ""),
        (slots::cusolverSpDcsrcholFactorHost, None, ""),
        (slots::cusolverSpDcsrcholSolve, None, ""),
        (slots::cusolverSpDcsrcholSolveHost, None, ""),
        (slots::cusolverSpDcsrcholZeroPivot, None, ""),
        (slots::cusolverSpDcsrcholZeroPivotHost, None, ""),
        (slots::cusolverSpDcsreigsHost, None, ""),
        (slots::cusolverSpDcsreigvsi, None, ""),
        (slots::cusolverSpDcsreigvsiHost, None, ""),
        (slots::cusolverSpDcsrlsqvqrHost, None, ""),
        (slots::cusolverSpDcsrlsvchol, None, ""),
        (slots::cusolverSpDcsrlsvcholHost, None, ""),
        (slots::cusolverSpDcsrlsvluHost, None, ""),
        (slots::cusolverSpDcsrlsvqr, None, ""),
        (slots::cusolverSpDcsrlsvqrHost, None, ""),
        (slots::cusolverSpDcsrluBufferInfoHost, None, ""),
        (slots::cusolverSpDcsrluExtractHost, None, ""),
        (slots::cusolverSpDcsrluFactorHost, None, ""),
        (slots::cusolverSpDcsrluSolveHost, None, ""),
        (slots::cusolverSpDcsrluZeroPivotHost, None, ""),
        (slots::cusolverSpDcsrqrBufferInfo, None, ""),
        (slots::cusolverSpDcsrqrBufferInfoBatched, None, ""),
        (slots::cusolverSpDcsrqrBufferInfoHost, None, ""),
        (slots::cusolverSpDcsrqrFactor, None, ""),
        (slots::cusolverSpDcsrqrFactorHost, None, ""),
        (slots::cusolverSpDcsrqrSetup, None, ""),
        (slots::cusolverSpDcsrqrSetupHost, None, ""),
        (slots::cusolverSpDcsrqrSolve, None, ""),
        (slots::cusolverSpDcsrqrSolveHost, None, ""),
        (slots::cusolverSpDcsrqrZeroPivot, None, ""),
        (slots::cusolverSpDcsrqrZeroPivotHost, None, ""),
        (slots::cusolverSpDcsrqrsvBatched, None, ""),
        (slots::cusolverSpDcsrzfdHost, None, ""),
        (slots::cusolverSpDestroy, None, ""),
        (slots::cusolverSpDestroyCsrcholInfo, None, ""),
        (slots::cusolverSpDestroyCsrcholInfoHost, None, ""),
        (slots::cusolverSpDestroyCsrluInfoHost, None, ""),
        (slots::cusolverSpDestroyCsrqrInfo, None, ""),
        (slots::cusolverSpDestroyCsrqrInfoHost, None, ""),
        (slots::cusolverSpGetStream, None, ""),
        (slots::cusolverSpScsrcholBufferInfo, None, ""),
        (slots::cusolverSpScsrcholBufferInfoHost, None, ""),
        (slots::cusolverSpScsrcholDiag, None, ""),
        (slots::cusolverSpScsrcholFactor, None, ""),
        (slots::cusolverSpScsrcholFactorHost, None, ""),
        (slots::cusolverSpScsrcholSolve, None, ""),
        (slots::cusolverSpScsrcholSolveHost, None, ""),
        (slots::cusolverSpScsrcholZeroPivot, None, ""),
        (slots::cusolverSpScsrcholZeroPivotHost, None, ""),
        (slots::cusolverSpScsreigsHost, None, ""),
        (slots::cusolverSpScsreigvsi, None, ""),
        (slots::cusolverSpScsreigvsiHost, None, ""),
        (slots::cusolverSpScsrlsqvqrHost, None, ""),
        (slots::cusolverSpScsrlsvchol, None, ""),
        (slots::cusolverSpScsrlsvcholHost, None, ""),
        (slots::cusolverSpScsrlsvluHost, None, ""),
        (slots::cusolverSpScsrlsvqr, None, ""),
        (slots::cusolverSpScsrlsvqrHost, None, ""),
        (slots::cusolverSpScsrluBufferInfoHost, None, ""),
        (slots::cusolverSpScsrluExtractHost, None, ""),
        (slots::cusolverSpScsrluFactorHost, None, ""),
        (slots::cusolverSpScsrluSolveHost, None, ""),
        (slots::cusolverSpScsrluZeroPivotHost, None, ""),
        (slots::cusolverSpScsrqrBufferInfo, None, ""),
        (slots::cusolverSpScsrqrBufferInfoBatched, None, ""),
        (slots::cusolverSpScsrqrBufferInfoHost, None, ""),
        (slots::cusolverSpScsrqrFactor, None, ""),
        (slots::cusolverSpScsrqrFactorHost, None, ""),
        (slots::cusolverSpScsrqrSetup, None, ""),
        (slots::cusolverSpScsrqrSetupHost, None, ""),
        (slots::cusolverSpScsrqrSolve, None, ""),
        (slots::cusolverSpScsrqrSolveHost, None, ""),
        (slots::cusolverSpScsrqrZeroPivot, None, ""),
        (slots::cusolverSpScsrqrZeroPivotHost, None, ""),
        (slots::cusolverSpScsrqrsvBatched, None, ""),
        (slots::cusolverSpScsrzfdHost, None, ""),
        (slots::cusolverSpSetStream, None, ""),
        (slots::cusolverSpXcsrcholAnalysis, None, ""),
        (slots::cusolverSpXcsrcholAnalysisHost, None, ""),
        (slots::cusolverSpXcsrissymHost, None, ""),
        (slots::cusolverSpXcsrluAnalysisHost, None, ""),
        (slots::cusolverSpXcsrluNnzHost, None, ""),
        (slots::cusolverSpXcsrmetisndHost, None, ""),
        (slots::cusolverSpXcsrpermHost, None, ""),
        (slots::cusolverSpXcsrperm_bufferSizeHost, None, ""),
        (slots::cusolverSpXcsrqrAnalysis, None, ""),
        (slots::cusolverSpXcsrqrAnalysisBatched, None, ""),
        (slots::cusolverSpXcsrqrAnalysisHost, None, ""),
        (slots::cusolverSpXcsrsymamdHost, None, ""),
        (slots::cusolverSpXcsrsymmdqHost, None, ""),
        (slots::cusolverSpXcsrsymrcmHost, None, ""),
        (slots::cusolverSpZcsrcholBufferInfo, None, ""),
        (slots::cusolverSpZcsrcholBufferInfoHost, None, ""),
        (slots::cusolverSpZcsrcholDiag, None, ""),
        (slots::cusolverSpZcsrcholFactor, None, ""),
        (slots::cusolverSpZcsrcholFactorHost, None, ""),
        (slots::cusolverSpZcsrcholSolve, None, ""),
        (slots::cusolverSpZcsrcholSolveHost, None, ""),
        (slots::cusolverSpZcsrcholZeroPivot, None, ""),
        (slots::cusolverSpZcsrcholZeroPivotHost, None, ""),
        (slots::cusolverSpZcsreigsHost, None, ""),
        (slots::cusolverSpZcsreigvsi, None, ""),
        (slots::cusolverSpZcsreigvsiHost, None, ""),
        (slots::cusolverSpZcsrlsqvqrHost, None, ""),
        (slots::cusolverSpZcsrlsvchol, None, ""),
        (slots::cusolverSpZcsrlsvcholHost, None, ""),
        (slots::cusolverSpZcsrlsvluHost, None, ""),
        (slots::cusolverSpZcsrlsvqr, None, ""),
        (slots::cusolverSpZcsrlsvqrHost, None, ""),
        (slots::cusolverSpZcsrluBufferInfoHost, None, ""),
        (slots::cusolverSpZcsrluExtractHost, None, ""),
        (slots::cusolverSpZcsrluFactorHost, None, ""),
        (slots::cusolverSpZcsrluSolveHost, None, ""),
        (slots::cusolverSpZcsrluZeroPivotHost, None, ""),
        (slots::cusolverSpZcsrqrBufferInfo, None, ""),
        (slots::cusolverSpZcsrqrBufferInfoBatched, None, ""),
        (slots::cusolverSpZcsrqrBufferInfoHost, None, ""),
        (slots::cusolverSpZcsrqrFactor, None, ""),
        (slots::cusolverSpZcsrqrFactorHost, None, ""),
        (slots::cusolverSpZcsrqrSetup, None, ""),
        (slots::cusolverSpZcsrqrSetupHost, None, ""),
        (slots::cusolverSpZcsrqrSolve, None, ""),
        (slots::cusolverSpZcsrqrSolveHost, None, ""),
        (slots::cusolverSpZcsrqrZeroPivot, None, ""),
        (slots::cusolverSpZcsrqrZeroPivotHost, None, ""),
        (slots::cusolverSpZcsrqrsvBatched, None, ""),
        (slots::cusolverSpZcsrzfdHost, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cusolver",
    name: c"cubind.cuda13.cusolver",
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
            c"cusolverDnCCgels",
            both::cusolverDnCCgels,
            c"cusolverDnCCgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single-precision complex, refining a QR solution in single-precision complex.\n\n``cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels\n",
        );
    table
        .function(
            c"cusolverDnCCgels_bufferSize",
            both::cusolverDnCCgels_bufferSize,
            c"cusolverDnCCgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single-precision complex with single-precision complex.\n\n``cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCCgesv",
            both::cusolverDnCCgesv,
            c"cusolverDnCCgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single-precision complex, refining an LU solution in single-precision complex.\n\n``cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv\n",
        );
    table
        .function(
            c"cusolverDnCCgesv_bufferSize",
            both::cusolverDnCCgesv_bufferSize,
            c"cusolverDnCCgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single-precision complex with single-precision complex.\n\n``cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCEgels",
            both::cusolverDnCEgels,
            c"cusolverDnCEgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single-precision complex, refining a QR solution in bfloat16 complex.\n\n``cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels\n",
        );
    table
        .function(
            c"cusolverDnCEgels_bufferSize",
            both::cusolverDnCEgels_bufferSize,
            c"cusolverDnCEgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single-precision complex with bfloat16 complex.\n\n``cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCEgesv",
            both::cusolverDnCEgesv,
            c"cusolverDnCEgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single-precision complex, refining an LU solution in bfloat16 complex.\n\n``cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv\n",
        );
    table
        .function(
            c"cusolverDnCEgesv_bufferSize",
            both::cusolverDnCEgesv_bufferSize,
            c"cusolverDnCEgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single-precision complex with bfloat16 complex.\n\n``cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCKgels",
            both::cusolverDnCKgels,
            c"cusolverDnCKgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single-precision complex, refining a QR solution in half-precision complex.\n\n``cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels\n",
        );
    table
        .function(
            c"cusolverDnCKgels_bufferSize",
            both::cusolverDnCKgels_bufferSize,
            c"cusolverDnCKgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single-precision complex with half-precision complex.\n\n``cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCKgesv",
            both::cusolverDnCKgesv,
            c"cusolverDnCKgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single-precision complex, refining an LU solution in half-precision complex.\n\n``cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv\n",
        );
    table
        .function(
            c"cusolverDnCKgesv_bufferSize",
            both::cusolverDnCKgesv_bufferSize,
            c"cusolverDnCKgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single-precision complex with half-precision complex.\n\n``cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCYgels",
            both::cusolverDnCYgels,
            c"cusolverDnCYgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single-precision complex, refining a QR solution in TF32 complex.\n\n``cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels\n",
        );
    table
        .function(
            c"cusolverDnCYgels_bufferSize",
            both::cusolverDnCYgels_bufferSize,
            c"cusolverDnCYgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single-precision complex with TF32 complex.\n\n``cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCYgesv",
            both::cusolverDnCYgesv,
            c"cusolverDnCYgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single-precision complex, refining an LU solution in TF32 complex.\n\n``cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv\n",
        );
    table
        .function(
            c"cusolverDnCYgesv_bufferSize",
            both::cusolverDnCYgesv_bufferSize,
            c"cusolverDnCYgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single-precision complex with TF32 complex.\n\n``cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgebrd",
            both::cusolverDnCgebrd,
            c"cusolverDnCgebrd($self, handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)\n--\n\nReduces A to the bidiagonal Qᴴ·A·P, single-precision complex; D and E are its diagonals.\n\n``cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nE : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUQ : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd\n",
        );
    table
        .function(
            c"cusolverDnCgebrd_bufferSize",
            both::cusolverDnCgebrd_bufferSize,
            c"cusolverDnCgebrd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace the reduction of ``gebrd`` needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgeqrf",
            both::cusolverDnCgeqrf,
            c"cusolverDnCgeqrf($self, handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo)\n--\n\nFactors A as Q·R in place, single-precision complex; Q is Householder vectors below R and TAU.\n\n``cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU, cuComplex *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nTAU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf\n",
        );
    table
        .function(
            c"cusolverDnCgeqrf_bufferSize",
            both::cusolverDnCgeqrf_bufferSize,
            c"cusolverDnCgeqrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace a QR factorization (``geqrf``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgesvd",
            both::cusolverDnCgesvd,
            c"cusolverDnCgesvd($self, handle, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt, work, lwork, rwork, info)\n--\n\nFactors A, m ≥ n, as U·S·Vᴴ (singular values), single-precision complex; A is overwritten.\n\n``cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float *rwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobu : int\njobvt : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nVT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvt : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nrwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd\n",
        );
    table
        .function(
            c"cusolverDnCgesvd_bufferSize",
            both::cusolverDnCgesvd_bufferSize,
            c"cusolverDnCgesvd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace singular values (``gesvd``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgesvdaStridedBatched",
            both::cusolverDnCgesvdaStridedBatched,
            c"cusolverDnCgesvdaStridedBatched($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, d_work, lwork, d_info, h_R_nrmF, batchSize)\n--\n\nApproximates U·S·Vᴴ of a given rank for each tall matrix of a batch, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu, long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nstrideA : int\nd_S : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nstrideS : int\nd_U : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nstrideU : int\nd_V : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nstrideV : int\nd_work : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nh_R_nrmF : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched\n",
        );
    table
        .function(
            c"cusolverDnCgesvdaStridedBatched_bufferSize",
            both::cusolverDnCgesvdaStridedBatched_bufferSize,
            c"cusolverDnCgesvdaStridedBatched_bufferSize($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, batchSize)\n--\n\nWrites how many elements of workspace ``gesvdaStridedBatched`` needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\nlda : int\nstrideA : int\nd_S : device address or array\nstrideS : int\nd_U : device address or array\nldu : int\nstrideU : int\nd_V : device address or array\nldv : int\nstrideV : int\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgesvdj",
            both::cusolverDnCgesvdj,
            c"cusolverDnCgesvdj($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params)\n--\n\nFactors A as U·S·Vᴴ (singular values) by Jacobi's method, single-precision complex; writes V, not Vᴴ.\n\n``cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj\n",
        );
    table
        .function(
            c"cusolverDnCgesvdjBatched",
            both::cusolverDnCgesvdjBatched,
            c"cusolverDnCgesvdjBatched($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params, batchSize)\n--\n\nFactors each of many A of at most 32×32 as U·S·Vᴴ by Jacobi's method, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched\n",
        );
    table
        .function(
            c"cusolverDnCgesvdjBatched_bufferSize",
            both::cusolverDnCgesvdjBatched_bufferSize,
            c"cusolverDnCgesvdjBatched_bufferSize($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, params, batchSize)\n--\n\nWrites how many elements of workspace many problems (``gesvdjBatched``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgesvdj_bufferSize",
            both::cusolverDnCgesvdj_bufferSize,
            c"cusolverDnCgesvdj_bufferSize($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, params)\n--\n\nWrites how many elements of workspace singular values (``gesvdj``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgetrf",
            both::cusolverDnCgetrf,
            c"cusolverDnCgetrf($self, handle, m, n, A, lda, Workspace, devIpiv, devInfo)\n--\n\nFactors the m×n A as P·A = L·U in place, single-precision complex; without row exchanges if devIpiv is null.\n\n``cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *Workspace, int *devIpiv, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf\n",
        );
    table
        .function(
            c"cusolverDnCgetrf_bufferSize",
            both::cusolverDnCgetrf_bufferSize,
            c"cusolverDnCgetrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace an LU factorization (``getrf``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCgetrs",
            both::cusolverDnCgetrs,
            c"cusolverDnCgetrs($self, handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo)\n--\n\nSolves op(A)·X = B with the LU factors of ``getrf``, single-precision complex; X replaces B.\n\n``cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ntrans : cublas.cublasOperation_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrs\n",
        );
    table
        .function(
            c"cusolverDnCheevd",
            both::cusolverDnCheevd,
            c"cusolverDnCheevd($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a Hermitian A, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd\n",
        );
    table
        .function(
            c"cusolverDnCheevd_bufferSize",
            both::cusolverDnCheevd_bufferSize,
            c"cusolverDnCheevd_bufferSize($self, handle, jobz, uplo, n, A, lda, W)\n--\n\nWrites how many elements of workspace Hermitian eigenvalues (``heevd``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCheevdx",
            both::cusolverDnCheevdx,
            c"cusolverDnCheevdx($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds eigenvalues in (vl, vu] or il to iu, maybe vectors, of a Hermitian A, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx\n",
        );
    table
        .function(
            c"cusolverDnCheevdx_bufferSize",
            both::cusolverDnCheevdx_bufferSize,
            c"cusolverDnCheevdx_bufferSize($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``heevdx``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCheevj",
            both::cusolverDnCheevj,
            c"cusolverDnCheevj($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)\n--\n\nFinds all eigenvalues, maybe eigenvectors, of a Hermitian A by Jacobi's method, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj\n",
        );
    table
        .function(
            c"cusolverDnCheevjBatched",
            both::cusolverDnCheevjBatched,
            c"cusolverDnCheevjBatched($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params, batchSize)\n--\n\nFinds eigenvalues, maybe vectors, of each of many small Hermitian A by Jacobi, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched\n",
        );
    table
        .function(
            c"cusolverDnCheevjBatched_bufferSize",
            both::cusolverDnCheevjBatched_bufferSize,
            c"cusolverDnCheevjBatched_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params, batchSize)\n--\n\nWrites how many elements of workspace many small problems (``heevjBatched``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCheevj_bufferSize",
            both::cusolverDnCheevj_bufferSize,
            c"cusolverDnCheevj_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``heevj``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnChegvd",
            both::cusolverDnChegvd,
            c"cusolverDnChegvd($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says) for Hermitian A, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd\n",
        );
    table
        .function(
            c"cusolverDnChegvd_bufferSize",
            both::cusolverDnChegvd_bufferSize,
            c"cusolverDnChegvd_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W)\n--\n\nWrites how many elements of workspace a generalized problem (``hegvd``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnChegvdx",
            both::cusolverDnChegvdx,
            c"cusolverDnChegvdx($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds λ in a range, maybe x, of A·x = λ·B·x (or as itype says) for Hermitian A, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx\n",
        );
    table
        .function(
            c"cusolverDnChegvdx_bufferSize",
            both::cusolverDnChegvdx_bufferSize,
            c"cusolverDnChegvdx_bufferSize($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``hegvdx``) need, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnChegvj",
            both::cusolverDnChegvj,
            c"cusolverDnChegvj($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, params)\n--\n\nFinds all λ, maybe x, of A·x = λ·B·x (or as itype says) by Jacobi, Hermitian A, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj\n",
        );
    table
        .function(
            c"cusolverDnChegvj_bufferSize",
            both::cusolverDnChegvj_bufferSize,
            c"cusolverDnChegvj_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``hegvj``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnChetrd",
            both::cusolverDnChetrd,
            c"cusolverDnChetrd($self, handle, uplo, n, A, lda, d, e, tau, work, lwork, info)\n--\n\nReduces a Hermitian A to the real tridiagonal Qᴴ·A·Q, single-precision complex; d and e are its diagonals.\n\n``cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ne : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd\n",
        );
    table
        .function(
            c"cusolverDnChetrd_bufferSize",
            both::cusolverDnChetrd_bufferSize,
            c"cusolverDnChetrd_bufferSize($self, handle, uplo, n, A, lda, d, e, tau)\n--\n\nWrites how many elements of workspace the reduction of ``hetrd`` needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nd : device address or array\ne : device address or array\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnClaswp",
            both::cusolverDnClaswp,
            c"cusolverDnClaswp($self, handle, n, A, lda, k1, k2, devIpiv, incx)\n--\n\nExchanges the rows k1 to k2 of A in the order that devIpiv has from ``getrf``, single-precision complex.\n\n``cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nk1 : int\nk2 : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nincx : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClaswp\n",
        );
    table
        .function(
            c"cusolverDnClauum",
            both::cusolverDnClauum,
            c"cusolverDnClauum($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes U·Uᴴ or Lᴴ·L of a triangular factor, which it replaces, single-precision complex.\n\n``cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum\n",
        );
    table
        .function(
            c"cusolverDnClauum_bufferSize",
            both::cusolverDnClauum_bufferSize,
            c"cusolverDnClauum_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace the product of factors (``lauum``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCpotrf",
            both::cusolverDnCpotrf,
            c"cusolverDnCpotrf($self, handle, uplo, n, A, lda, Workspace, Lwork, devInfo)\n--\n\nFactors a positive definite A as L·Lᴴ or Uᴴ·U in place (Cholesky), single-precision complex.\n\n``cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf\n",
        );
    table
        .function(
            c"cusolverDnCpotrfBatched",
            both::cusolverDnCpotrfBatched,
            c"cusolverDnCpotrfBatched($self, handle, uplo, n, Aarray, lda, infoArray, batchSize)\n--\n\nFactors each positive definite A of an array of pointers by Cholesky in place, single-precision complex.\n\n``cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nAarray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ninfoArray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrfBatched\n",
        );
    table
        .function(
            c"cusolverDnCpotrf_bufferSize",
            both::cusolverDnCpotrf_bufferSize,
            c"cusolverDnCpotrf_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace a Cholesky factorization (``potrf``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCpotri",
            both::cusolverDnCpotri,
            c"cusolverDnCpotri($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes A⁻¹ in place from the Cholesky factor of ``potrf``, single-precision complex; writes one triangle.\n\n``cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri\n",
        );
    table
        .function(
            c"cusolverDnCpotri_bufferSize",
            both::cusolverDnCpotri_bufferSize,
            c"cusolverDnCpotri_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace an inverse by Cholesky (``potri``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCpotrs",
            both::cusolverDnCpotrs,
            c"cusolverDnCpotrs($self, handle, uplo, n, nrhs, A, lda, B, ldb, devInfo)\n--\n\nSolves A·X = B with the Cholesky factor of ``potrf``, single-precision complex; X replaces B.\n\n``cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrs\n",
        );
    table
        .function(
            c"cusolverDnCpotrsBatched",
            both::cusolverDnCpotrsBatched,
            c"cusolverDnCpotrsBatched($self, handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize)\n--\n\nSolves A·x = b for each A factored by ``potrfBatched``, single-precision complex; one right-hand side each.\n\n``cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrsBatched\n",
        );
    table
        .function(
            c"cusolverDnCreate",
            both::cusolverDnCreate,
            c"cusolverDnCreate($self)\n--\n\nCreates a handle for dense solvers on the current device; it allocates memory there.\n\n``cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nhandle : cusolverDnHandle_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreate\n",
        );
    table
        .function(
            c"cusolverDnCreateGesvdjInfo",
            both::cusolverDnCreateGesvdjInfo,
            c"cusolverDnCreateGesvdjInfo($self)\n--\n\nCreates the settings and report of Jacobi's method for singular values, with defaults.\n\n``cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : gesvdjInfo_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateGesvdjInfo\n",
        );
    table
        .function(
            c"cusolverDnCreateParams",
            both::cusolverDnCreateParams,
            c"cusolverDnCreateParams($self)\n--\n\nCreates the options that the functions with 64-bit sizes take; they begin with the defaults.\n\n``cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nparams : cusolverDnParams_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateParams\n",
        );
    table
        .function(
            c"cusolverDnCreateSyevjInfo",
            both::cusolverDnCreateSyevjInfo,
            c"cusolverDnCreateSyevjInfo($self)\n--\n\nCreates the settings and report of Jacobi's method for eigenvalues, with defaults.\n\n``cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : syevjInfo_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateSyevjInfo\n",
        );
    table
        .function(
            c"cusolverDnCsytrf",
            both::cusolverDnCsytrf,
            c"cusolverDnCsytrf($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nFactors a symmetric, maybe indefinite A as L·D·Lᵀ or U·D·Uᵀ (Bunch–Kaufman), single-precision complex.\n\n``cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf\n",
        );
    table
        .function(
            c"cusolverDnCsytrf_bufferSize",
            both::cusolverDnCsytrf_bufferSize,
            c"cusolverDnCsytrf_bufferSize($self, handle, n, A, lda)\n--\n\nWrites how many elements of workspace a symmetric factorization (``sytrf``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCsytri",
            both::cusolverDnCsytri,
            c"cusolverDnCsytri($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nComputes A⁻¹ in place from the symmetric factorization of ``sytrf``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri\n",
        );
    table
        .function(
            c"cusolverDnCsytri_bufferSize",
            both::cusolverDnCsytri_bufferSize,
            c"cusolverDnCsytri_bufferSize($self, handle, uplo, n, A, lda, ipiv)\n--\n\nWrites how many elements of workspace a symmetric inverse (``sytri``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nipiv : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCungbr",
            both::cusolverDnCungbr,
            c"cusolverDnCungbr($self, handle, side, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the unitary Q (side left) or Pᴴ from the reflectors of ``gebrd``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr\n",
        );
    table
        .function(
            c"cusolverDnCungbr_bufferSize",
            both::cusolverDnCungbr_bufferSize,
            c"cusolverDnCungbr_bufferSize($self, handle, side, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q or Pᴴ (``ungbr``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCungqr",
            both::cusolverDnCungqr,
            c"cusolverDnCungqr($self, handle, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the first n columns of the unitary Q from the reflectors of ``geqrf``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr\n",
        );
    table
        .function(
            c"cusolverDnCungqr_bufferSize",
            both::cusolverDnCungqr_bufferSize,
            c"cusolverDnCungqr_bufferSize($self, handle, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``ungqr``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCungtr",
            both::cusolverDnCungtr,
            c"cusolverDnCungtr($self, handle, uplo, n, A, lda, tau, work, lwork, info)\n--\n\nForms the unitary Q from the reflectors of ``hetrd``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr\n",
        );
    table
        .function(
            c"cusolverDnCungtr_bufferSize",
            both::cusolverDnCungtr_bufferSize,
            c"cusolverDnCungtr_bufferSize($self, handle, uplo, n, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``ungtr``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCunmqr",
            both::cusolverDnCunmqr,
            c"cusolverDnCunmqr($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, devInfo)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``geqrf``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr\n",
        );
    table
        .function(
            c"cusolverDnCunmqr_bufferSize",
            both::cusolverDnCunmqr_bufferSize,
            c"cusolverDnCunmqr_bufferSize($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``unmqr``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnCunmtr",
            both::cusolverDnCunmtr,
            c"cusolverDnCunmtr($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, work, lwork, info)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``hetrd``, single-precision complex.\n\n``cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr\n",
        );
    table
        .function(
            c"cusolverDnCunmtr_bufferSize",
            both::cusolverDnCunmtr_bufferSize,
            c"cusolverDnCunmtr_bufferSize($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``unmtr``) needs, single-precision complex.\n\n``cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDBgels",
            both::cusolverDnDBgels,
            c"cusolverDnDBgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double precision, refining a QR solution in bfloat16.\n\n``cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels\n",
        );
    table
        .function(
            c"cusolverDnDBgels_bufferSize",
            both::cusolverDnDBgels_bufferSize,
            c"cusolverDnDBgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double precision with bfloat16.\n\n``cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDBgesv",
            both::cusolverDnDBgesv,
            c"cusolverDnDBgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double precision, refining an LU solution in bfloat16.\n\n``cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv\n",
        );
    table
        .function(
            c"cusolverDnDBgesv_bufferSize",
            both::cusolverDnDBgesv_bufferSize,
            c"cusolverDnDBgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double precision with bfloat16.\n\n``cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDDgels",
            both::cusolverDnDDgels,
            c"cusolverDnDDgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double precision, refining a QR solution in double precision.\n\n``cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels\n",
        );
    table
        .function(
            c"cusolverDnDDgels_bufferSize",
            both::cusolverDnDDgels_bufferSize,
            c"cusolverDnDDgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double precision with double precision.\n\n``cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDDgesv",
            both::cusolverDnDDgesv,
            c"cusolverDnDDgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double precision, refining an LU solution in double precision.\n\n``cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv\n",
        );
    table
        .function(
            c"cusolverDnDDgesv_bufferSize",
            both::cusolverDnDDgesv_bufferSize,
            c"cusolverDnDDgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double precision with double precision.\n\n``cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDHgels",
            both::cusolverDnDHgels,
            c"cusolverDnDHgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double precision, refining a QR solution in half precision.\n\n``cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels\n",
        );
    table
        .function(
            c"cusolverDnDHgels_bufferSize",
            both::cusolverDnDHgels_bufferSize,
            c"cusolverDnDHgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double precision with half precision.\n\n``cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDHgesv",
            both::cusolverDnDHgesv,
            c"cusolverDnDHgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double precision, refining an LU solution in half precision.\n\n``cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv\n",
        );
    table
        .function(
            c"cusolverDnDHgesv_bufferSize",
            both::cusolverDnDHgesv_bufferSize,
            c"cusolverDnDHgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double precision with half precision.\n\n``cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDSgels",
            both::cusolverDnDSgels,
            c"cusolverDnDSgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double precision, refining a QR solution in single precision.\n\n``cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels\n",
        );
    table
        .function(
            c"cusolverDnDSgels_bufferSize",
            both::cusolverDnDSgels_bufferSize,
            c"cusolverDnDSgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double precision with single precision.\n\n``cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDSgesv",
            both::cusolverDnDSgesv,
            c"cusolverDnDSgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double precision, refining an LU solution in single precision.\n\n``cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv\n",
        );
    table
        .function(
            c"cusolverDnDSgesv_bufferSize",
            both::cusolverDnDSgesv_bufferSize,
            c"cusolverDnDSgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double precision with single precision.\n\n``cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDXgels",
            both::cusolverDnDXgels,
            c"cusolverDnDXgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double precision, refining a QR solution in TF32.\n\n``cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels\n",
        );
    table
        .function(
            c"cusolverDnDXgels_bufferSize",
            both::cusolverDnDXgels_bufferSize,
            c"cusolverDnDXgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double precision with TF32.\n\n``cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDXgesv",
            both::cusolverDnDXgesv,
            c"cusolverDnDXgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double precision, refining an LU solution in TF32.\n\n``cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv\n",
        );
    table
        .function(
            c"cusolverDnDXgesv_bufferSize",
            both::cusolverDnDXgesv_bufferSize,
            c"cusolverDnDXgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double precision with TF32.\n\n``cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDestroy",
            both::cusolverDnDestroy,
            c"cusolverDnDestroy($self, handle)\n--\n\nDestroys a handle for dense solvers and frees what it allocated.\n\n``cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroy\n",
        );
    table
        .function(
            c"cusolverDnDestroyGesvdjInfo",
            both::cusolverDnDestroyGesvdjInfo,
            c"cusolverDnDestroyGesvdjInfo($self, info)\n--\n\nDestroys the settings and report of Jacobi's method for singular values.\n\n``cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)``\n\nParameters\n----------\ninfo : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyGesvdjInfo\n",
        );
    table
        .function(
            c"cusolverDnDestroyParams",
            both::cusolverDnDestroyParams,
            c"cusolverDnDestroyParams($self, params)\n--\n\nDestroys options of the functions with 64-bit sizes.\n\n``cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)``\n\nParameters\n----------\nparams : cusolverDnParams_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyParams\n",
        );
    table
        .function(
            c"cusolverDnDestroySyevjInfo",
            both::cusolverDnDestroySyevjInfo,
            c"cusolverDnDestroySyevjInfo($self, info)\n--\n\nDestroys the settings and report of Jacobi's method for eigenvalues.\n\n``cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)``\n\nParameters\n----------\ninfo : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroySyevjInfo\n",
        );
    table
        .function(
            c"cusolverDnDgebrd",
            both::cusolverDnDgebrd,
            c"cusolverDnDgebrd($self, handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)\n--\n\nReduces A to the bidiagonal Qᴴ·A·P, double precision; D and E are its diagonals.\n\n``cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nE : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUQ : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd\n",
        );
    table
        .function(
            c"cusolverDnDgebrd_bufferSize",
            both::cusolverDnDgebrd_bufferSize,
            c"cusolverDnDgebrd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace the reduction of ``gebrd`` needs, double precision.\n\n``cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgeqrf",
            both::cusolverDnDgeqrf,
            c"cusolverDnDgeqrf($self, handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo)\n--\n\nFactors A as Q·R in place, double precision; Q is Householder vectors below R and TAU.\n\n``cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nTAU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf\n",
        );
    table
        .function(
            c"cusolverDnDgeqrf_bufferSize",
            both::cusolverDnDgeqrf_bufferSize,
            c"cusolverDnDgeqrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace a QR factorization (``geqrf``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgesvd",
            both::cusolverDnDgesvd,
            c"cusolverDnDgesvd($self, handle, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt, work, lwork, rwork, info)\n--\n\nFactors A, m ≥ n, as U·S·Vᴴ (singular values), double precision; A is overwritten.\n\n``cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobu : int\njobvt : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nVT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvt : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nrwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd\n",
        );
    table
        .function(
            c"cusolverDnDgesvd_bufferSize",
            both::cusolverDnDgesvd_bufferSize,
            c"cusolverDnDgesvd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace singular values (``gesvd``) need, double precision.\n\n``cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgesvdaStridedBatched",
            both::cusolverDnDgesvdaStridedBatched,
            c"cusolverDnDgesvdaStridedBatched($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, d_work, lwork, d_info, h_R_nrmF, batchSize)\n--\n\nApproximates U·S·Vᴴ of a given rank for each tall matrix of a batch, double precision.\n\n``cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nstrideA : int\nd_S : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nstrideS : int\nd_U : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nstrideU : int\nd_V : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nstrideV : int\nd_work : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nh_R_nrmF : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched\n",
        );
    table
        .function(
            c"cusolverDnDgesvdaStridedBatched_bufferSize",
            both::cusolverDnDgesvdaStridedBatched_bufferSize,
            c"cusolverDnDgesvdaStridedBatched_bufferSize($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, batchSize)\n--\n\nWrites how many elements of workspace ``gesvdaStridedBatched`` needs, double precision.\n\n``cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\nlda : int\nstrideA : int\nd_S : device address or array\nstrideS : int\nd_U : device address or array\nldu : int\nstrideU : int\nd_V : device address or array\nldv : int\nstrideV : int\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgesvdj",
            both::cusolverDnDgesvdj,
            c"cusolverDnDgesvdj($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params)\n--\n\nFactors A as U·S·Vᴴ (singular values) by Jacobi's method, double precision; writes V, not Vᴴ.\n\n``cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj\n",
        );
    table
        .function(
            c"cusolverDnDgesvdjBatched",
            both::cusolverDnDgesvdjBatched,
            c"cusolverDnDgesvdjBatched($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params, batchSize)\n--\n\nFactors each of many A of at most 32×32 as U·S·Vᴴ by Jacobi's method, double precision.\n\n``cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched\n",
        );
    table
        .function(
            c"cusolverDnDgesvdjBatched_bufferSize",
            both::cusolverDnDgesvdjBatched_bufferSize,
            c"cusolverDnDgesvdjBatched_bufferSize($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, params, batchSize)\n--\n\nWrites how many elements of workspace many problems (``gesvdjBatched``) need, double precision.\n\n``cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgesvdj_bufferSize",
            both::cusolverDnDgesvdj_bufferSize,
            c"cusolverDnDgesvdj_bufferSize($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, params)\n--\n\nWrites how many elements of workspace singular values (``gesvdj``) need, double precision.\n\n``cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgetrf",
            both::cusolverDnDgetrf,
            c"cusolverDnDgetrf($self, handle, m, n, A, lda, Workspace, devIpiv, devInfo)\n--\n\nFactors the m×n A as P·A = L·U in place, double precision; without row exchanges if devIpiv is null.\n\n``cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace, int *devIpiv, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf\n",
        );
    table
        .function(
            c"cusolverDnDgetrf_bufferSize",
            both::cusolverDnDgetrf_bufferSize,
            c"cusolverDnDgetrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace an LU factorization (``getrf``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDgetrs",
            both::cusolverDnDgetrs,
            c"cusolverDnDgetrs($self, handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo)\n--\n\nSolves op(A)·X = B with the LU factors of ``getrf``, double precision; X replaces B.\n\n``cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ntrans : cublas.cublasOperation_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrs\n",
        );
    table
        .function(
            c"cusolverDnDlaswp",
            both::cusolverDnDlaswp,
            c"cusolverDnDlaswp($self, handle, n, A, lda, k1, k2, devIpiv, incx)\n--\n\nExchanges the rows k1 to k2 of A in the order that devIpiv has from ``getrf``, double precision.\n\n``cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int *devIpiv, int incx)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nk1 : int\nk2 : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nincx : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlaswp\n",
        );
    table
        .function(
            c"cusolverDnDlauum",
            both::cusolverDnDlauum,
            c"cusolverDnDlauum($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes U·Uᴴ or Lᴴ·L of a triangular factor, which it replaces, double precision.\n\n``cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum\n",
        );
    table
        .function(
            c"cusolverDnDlauum_bufferSize",
            both::cusolverDnDlauum_bufferSize,
            c"cusolverDnDlauum_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace the product of factors (``lauum``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDorgbr",
            both::cusolverDnDorgbr,
            c"cusolverDnDorgbr($self, handle, side, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms Q (side left) or Pᵀ from the reflectors of ``gebrd``, double precision.\n\n``cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr\n",
        );
    table
        .function(
            c"cusolverDnDorgbr_bufferSize",
            both::cusolverDnDorgbr_bufferSize,
            c"cusolverDnDorgbr_bufferSize($self, handle, side, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q or Pᵀ (``orgbr``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDorgqr",
            both::cusolverDnDorgqr,
            c"cusolverDnDorgqr($self, handle, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the first n columns of Q from the reflectors of ``geqrf``, double precision.\n\n``cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr\n",
        );
    table
        .function(
            c"cusolverDnDorgqr_bufferSize",
            both::cusolverDnDorgqr_bufferSize,
            c"cusolverDnDorgqr_bufferSize($self, handle, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``orgqr``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDorgtr",
            both::cusolverDnDorgtr,
            c"cusolverDnDorgtr($self, handle, uplo, n, A, lda, tau, work, lwork, info)\n--\n\nForms the orthogonal Q from the reflectors of ``sytrd``, double precision.\n\n``cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const double *tau, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr\n",
        );
    table
        .function(
            c"cusolverDnDorgtr_bufferSize",
            both::cusolverDnDorgtr_bufferSize,
            c"cusolverDnDorgtr_bufferSize($self, handle, uplo, n, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``orgtr``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDormqr",
            both::cusolverDnDormqr,
            c"cusolverDnDormqr($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, devInfo)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``geqrf``, double precision.\n\n``cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr\n",
        );
    table
        .function(
            c"cusolverDnDormqr_bufferSize",
            both::cusolverDnDormqr_bufferSize,
            c"cusolverDnDormqr_bufferSize($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``ormqr``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDormtr",
            both::cusolverDnDormtr,
            c"cusolverDnDormtr($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, work, lwork, info)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``sytrd``, double precision.\n\n``cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr\n",
        );
    table
        .function(
            c"cusolverDnDormtr_bufferSize",
            both::cusolverDnDormtr_bufferSize,
            c"cusolverDnDormtr_bufferSize($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``ormtr``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDpotrf",
            both::cusolverDnDpotrf,
            c"cusolverDnDpotrf($self, handle, uplo, n, A, lda, Workspace, Lwork, devInfo)\n--\n\nFactors a positive definite A as L·Lᴴ or Uᴴ·U in place (Cholesky), double precision.\n\n``cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf\n",
        );
    table
        .function(
            c"cusolverDnDpotrfBatched",
            both::cusolverDnDpotrfBatched,
            c"cusolverDnDpotrfBatched($self, handle, uplo, n, Aarray, lda, infoArray, batchSize)\n--\n\nFactors each positive definite A of an array of pointers by Cholesky in place, double precision.\n\n``cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nAarray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ninfoArray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrfBatched\n",
        );
    table
        .function(
            c"cusolverDnDpotrf_bufferSize",
            both::cusolverDnDpotrf_bufferSize,
            c"cusolverDnDpotrf_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace a Cholesky factorization (``potrf``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDpotri",
            both::cusolverDnDpotri,
            c"cusolverDnDpotri($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes A⁻¹ in place from the Cholesky factor of ``potrf``, double precision; writes one triangle.\n\n``cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri\n",
        );
    table
        .function(
            c"cusolverDnDpotri_bufferSize",
            both::cusolverDnDpotri_bufferSize,
            c"cusolverDnDpotri_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace an inverse by Cholesky (``potri``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDpotrs",
            both::cusolverDnDpotrs,
            c"cusolverDnDpotrs($self, handle, uplo, n, nrhs, A, lda, B, ldb, devInfo)\n--\n\nSolves A·X = B with the Cholesky factor of ``potrf``, double precision; X replaces B.\n\n``cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrs\n",
        );
    table
        .function(
            c"cusolverDnDpotrsBatched",
            both::cusolverDnDpotrsBatched,
            c"cusolverDnDpotrsBatched($self, handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize)\n--\n\nSolves A·x = b for each A factored by ``potrfBatched``, double precision; one right-hand side each.\n\n``cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A, int lda, double **B, int ldb, int *d_info, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrsBatched\n",
        );
    table
        .function(
            c"cusolverDnDsyevd",
            both::cusolverDnDsyevd,
            c"cusolverDnDsyevd($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric A, double precision.\n\n``cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd\n",
        );
    table
        .function(
            c"cusolverDnDsyevd_bufferSize",
            both::cusolverDnDsyevd_bufferSize,
            c"cusolverDnDsyevd_bufferSize($self, handle, jobz, uplo, n, A, lda, W)\n--\n\nWrites how many elements of workspace symmetric eigenvalues (``syevd``) need, double precision.\n\n``cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsyevdx",
            both::cusolverDnDsyevdx,
            c"cusolverDnDsyevdx($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds eigenvalues in a range (vl, vu] or il to iu, on request vectors, of a symmetric A, double precision.\n\n``cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx\n",
        );
    table
        .function(
            c"cusolverDnDsyevdx_bufferSize",
            both::cusolverDnDsyevdx_bufferSize,
            c"cusolverDnDsyevdx_bufferSize($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``syevdx``) need, double precision.\n\n``cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsyevj",
            both::cusolverDnDsyevj,
            c"cusolverDnDsyevj($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric A by Jacobi's method, double precision.\n\n``cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj\n",
        );
    table
        .function(
            c"cusolverDnDsyevjBatched",
            both::cusolverDnDsyevjBatched,
            c"cusolverDnDsyevjBatched($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params, batchSize)\n--\n\nFinds eigenvalues, maybe vectors, of each of many small symmetric A by Jacobi's method, double precision.\n\n``cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched\n",
        );
    table
        .function(
            c"cusolverDnDsyevjBatched_bufferSize",
            both::cusolverDnDsyevjBatched_bufferSize,
            c"cusolverDnDsyevjBatched_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params, batchSize)\n--\n\nWrites how many elements of workspace many small problems (``syevjBatched``) need, double precision.\n\n``cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsyevj_bufferSize",
            both::cusolverDnDsyevj_bufferSize,
            c"cusolverDnDsyevj_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``syevj``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsygvd",
            both::cusolverDnDsygvd,
            c"cusolverDnDsygvd($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says) for symmetric A, double precision.\n\n``cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd\n",
        );
    table
        .function(
            c"cusolverDnDsygvd_bufferSize",
            both::cusolverDnDsygvd_bufferSize,
            c"cusolverDnDsygvd_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W)\n--\n\nWrites how many elements of workspace a generalized problem (``sygvd``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsygvdx",
            both::cusolverDnDsygvdx,
            c"cusolverDnDsygvdx($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds λ in a range, on request x, of A·x = λ·B·x (or as itype says) for symmetric A, double precision.\n\n``cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx\n",
        );
    table
        .function(
            c"cusolverDnDsygvdx_bufferSize",
            both::cusolverDnDsygvdx_bufferSize,
            c"cusolverDnDsygvdx_bufferSize($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``sygvdx``) need, double precision.\n\n``cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsygvj",
            both::cusolverDnDsygvj,
            c"cusolverDnDsygvj($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, params)\n--\n\nFinds all λ, maybe x, of A·x = λ·B·x (or as itype says) by Jacobi, symmetric A, double precision.\n\n``cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj\n",
        );
    table
        .function(
            c"cusolverDnDsygvj_bufferSize",
            both::cusolverDnDsygvj_bufferSize,
            c"cusolverDnDsygvj_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``sygvj``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsytrd",
            both::cusolverDnDsytrd,
            c"cusolverDnDsytrd($self, handle, uplo, n, A, lda, d, e, tau, work, lwork, info)\n--\n\nReduces a symmetric A to the tridiagonal Qᵀ·A·Q, double precision; d and e are its diagonals.\n\n``cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *d, double *e, double *tau, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ne : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd\n",
        );
    table
        .function(
            c"cusolverDnDsytrd_bufferSize",
            both::cusolverDnDsytrd_bufferSize,
            c"cusolverDnDsytrd_bufferSize($self, handle, uplo, n, A, lda, d, e, tau)\n--\n\nWrites how many elements of workspace the reduction of ``sytrd`` needs, double precision.\n\n``cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nd : device address or array\ne : device address or array\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsytrf",
            both::cusolverDnDsytrf,
            c"cusolverDnDsytrf($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nFactors a symmetric, maybe indefinite A as L·D·Lᵀ or U·D·Uᵀ (Bunch–Kaufman), double precision.\n\n``cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *ipiv, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf\n",
        );
    table
        .function(
            c"cusolverDnDsytrf_bufferSize",
            both::cusolverDnDsytrf_bufferSize,
            c"cusolverDnDsytrf_bufferSize($self, handle, n, A, lda)\n--\n\nWrites how many elements of workspace a symmetric factorization (``sytrf``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnDsytri",
            both::cusolverDnDsytri,
            c"cusolverDnDsytri($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nComputes A⁻¹ in place from the symmetric factorization of ``sytrf``, double precision.\n\n``cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, double *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri\n",
        );
    table
        .function(
            c"cusolverDnDsytri_bufferSize",
            both::cusolverDnDsytri_bufferSize,
            c"cusolverDnDsytri_bufferSize($self, handle, uplo, n, A, lda, ipiv)\n--\n\nWrites how many elements of workspace a symmetric inverse (``sytri``) needs, double precision.\n\n``cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nipiv : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnGetDeterministicMode",
            only13::cusolverDnGetDeterministicMode,
            c"cusolverDnGetDeterministicMode($self, handle)\n--\n\nTells whether the same input gives bitwise the same results each time.\n\n``cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmode : cusolverDeterministicMode_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetDeterministicMode\n",
        );
    table
        .function(
            c"cusolverDnGetEmulationSpecialValuesSupport",
            both::cusolverDnGetEmulationSpecialValuesSupport,
            c"cusolverDnGetEmulationSpecialValuesSupport($self, handle)\n--\n\nTells which special values, such as infinity and NaN, emulation must treat as IEEE does.\n\n``cusolverStatus_t cusolverDnGetEmulationSpecialValuesSupport(cusolverDnHandle_t handle, cudaEmulationSpecialValuesSupport_t *mask)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmask : runtime.cudaEmulationSpecialValuesSupport\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationSpecialValuesSupport\n",
        );
    table
        .function(
            c"cusolverDnGetEmulationStrategy",
            both::cusolverDnGetEmulationStrategy,
            c"cusolverDnGetEmulationStrategy($self, handle)\n--\n\nTells when floating-point math may be emulated with Tensor Cores of lower precision.\n\n``cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t *strategy)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nstrategy : runtime.cudaEmulationStrategy\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationStrategy\n",
        );
    table
        .function(
            c"cusolverDnGetFixedPointEmulationMantissaBitOffset",
            both::cusolverDnGetFixedPointEmulationMantissaBitOffset,
            c"cusolverDnGetFixedPointEmulationMantissaBitOffset($self, handle)\n--\n\nTells what is added to the mantissa bits that emulation finds necessary.\n\n``cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int *mantissaBitOffset)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmantissaBitOffset : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaBitOffset\n",
        );
    table
        .function(
            c"cusolverDnGetFixedPointEmulationMantissaControl",
            both::cusolverDnGetFixedPointEmulationMantissaControl,
            c"cusolverDnGetFixedPointEmulationMantissaControl($self, handle)\n--\n\nTells whether fixed-point emulation chooses its mantissa bits by the data or keeps to a number.\n\n``cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle, cudaEmulationMantissaControl_t *control)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ncontrol : runtime.cudaEmulationMantissaControl\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaControl\n",
        );
    table
        .function(
            c"cusolverDnGetFixedPointEmulationMaxMantissaBitCount",
            both::cusolverDnGetFixedPointEmulationMaxMantissaBitCount,
            c"cusolverDnGetFixedPointEmulationMaxMantissaBitCount($self, handle)\n--\n\nTells how many mantissa bits fixed-point emulation keeps at most.\n\n``cusolverStatus_t cusolverDnGetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int *mantissaBitCount)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmantissaBitCount : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMaxMantissaBitCount\n",
        );
    table
        .function(
            c"cusolverDnGetMathMode",
            both::cusolverDnGetMathMode,
            c"cusolverDnGetMathMode($self, handle)\n--\n\nTells which math the handle may use, such as emulation of floating-point products.\n\n``cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t *mode)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmode : cusolverMathMode_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetMathMode\n",
        );
    table
        .function(
            c"cusolverDnGetStream",
            both::cusolverDnGetStream,
            c"cusolverDnGetStream($self, handle)\n--\n\nWrites the stream on which the handle's dense solvers run (null is the default stream).\n\n``cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetStream\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosCreate",
            both::cusolverDnIRSInfosCreate,
            c"cusolverDnIRSInfosCreate($self)\n--\n\nCreates the object in which a refining solver reports how it went.\n\n``cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfos_ptr : cusolverDnIRSInfos_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosCreate\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosDestroy",
            both::cusolverDnIRSInfosDestroy,
            c"cusolverDnIRSInfosDestroy($self, infos)\n--\n\nDestroys a report of a refining solver.\n\n``cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosDestroy\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosGetMaxIters",
            both::cusolverDnIRSInfosGetMaxIters,
            c"cusolverDnIRSInfosGetMaxIters($self, infos)\n--\n\nWrites how many iterations the last call could have made at most.\n\n``cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmaxiters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetMaxIters\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosGetNiters",
            both::cusolverDnIRSInfosGetNiters,
            c"cusolverDnIRSInfosGetNiters($self, infos)\n--\n\nWrites how many iterations the last call made in all; negative if it fell back or failed.\n\n``cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nniters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetNiters\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosGetOuterNiters",
            both::cusolverDnIRSInfosGetOuterNiters,
            c"cusolverDnIRSInfosGetOuterNiters($self, infos)\n--\n\nWrites how many iterations the outer loop of the last call made.\n\n``cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nouter_niters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetOuterNiters\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosGetResidualHistory",
            both::cusolverDnIRSInfosGetResidualHistory,
            c"cusolverDnIRSInfosGetResidualHistory($self, infos)\n--\n\nWrites where the recorded residuals of the last call are; request them first.\n\n``cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nresidual_history : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetResidualHistory\n",
        );
    table
        .function(
            c"cusolverDnIRSInfosRequestResidual",
            both::cusolverDnIRSInfosRequestResidual,
            c"cusolverDnIRSInfosRequestResidual($self, infos)\n--\n\nMakes later calls with this report record the residual of every iteration.\n\n``cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)``\n\nParameters\n----------\ninfos : cusolverDnIRSInfos_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosRequestResidual\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsCreate",
            both::cusolverDnIRSParamsCreate,
            c"cusolverDnIRSParamsCreate($self)\n--\n\nCreates parameters of iterative refinement; the precisions have to be set before use.\n\n``cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nparams_ptr : cusolverDnIRSParams_t\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsCreate\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsDestroy",
            both::cusolverDnIRSParamsDestroy,
            c"cusolverDnIRSParamsDestroy($self, params)\n--\n\nDestroys parameters of iterative refinement.\n\n``cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDestroy\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsDisableFallback",
            both::cusolverDnIRSParamsDisableFallback,
            c"cusolverDnIRSParamsDisableFallback($self, params)\n--\n\nMakes a solver that does not converge return as it is, without a second try in the main precision.\n\n``cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDisableFallback\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsEnableFallback",
            both::cusolverDnIRSParamsEnableFallback,
            c"cusolverDnIRSParamsEnableFallback($self, params)\n--\n\nMakes a solver that does not converge start over in the main precision.\n\n``cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsEnableFallback\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsGetMaxIters",
            both::cusolverDnIRSParamsGetMaxIters,
            c"cusolverDnIRSParamsGetMaxIters($self, params)\n--\n\nWrites how many iterations of refinement there are in all at most.\n\n``cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmaxiters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsGetMaxIters\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetMaxIters",
            both::cusolverDnIRSParamsSetMaxIters,
            c"cusolverDnIRSParamsSetMaxIters($self, params, maxiters)\n--\n\nSets how many iterations of refinement there are in all at most.\n\n``cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nmaxiters : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxIters\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetMaxItersInner",
            both::cusolverDnIRSParamsSetMaxItersInner,
            c"cusolverDnIRSParamsSetMaxItersInner($self, params, maxiters_inner)\n--\n\nSets how many iterations the inner solver makes at most, where refinement has one (GMRES).\n\n``cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nmaxiters_inner : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxItersInner\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetRefinementSolver",
            both::cusolverDnIRSParamsSetRefinementSolver,
            c"cusolverDnIRSParamsSetRefinementSolver($self, params, refinement_solver)\n--\n\nSets the method that refines solutions, such as classical refinement or GMRES.\n\n``cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nrefinement_solver : cusolverIRSRefinement_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetRefinementSolver\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetSolverLowestPrecision",
            both::cusolverDnIRSParamsSetSolverLowestPrecision,
            c"cusolverDnIRSParamsSetSolverLowestPrecision($self, params, solver_lowest_precision)\n--\n\nSets the lowest precision that the factorization may use.\n\n``cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nsolver_lowest_precision : cusolverPrecType_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverLowestPrecision\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetSolverMainPrecision",
            both::cusolverDnIRSParamsSetSolverMainPrecision,
            c"cusolverDnIRSParamsSetSolverMainPrecision($self, params, solver_main_precision)\n--\n\nSets the precision of the data and of the solution.\n\n``cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nsolver_main_precision : cusolverPrecType_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverMainPrecision\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetSolverPrecisions",
            both::cusolverDnIRSParamsSetSolverPrecisions,
            c"cusolverDnIRSParamsSetSolverPrecisions($self, params, solver_main_precision, solver_lowest_precision)\n--\n\nSets the precision of the data and the lowest one that the factorization may use.\n\n``cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nsolver_main_precision : cusolverPrecType_t\nsolver_lowest_precision : cusolverPrecType_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverPrecisions\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetTol",
            both::cusolverDnIRSParamsSetTol,
            c"cusolverDnIRSParamsSetTol($self, params, val)\n--\n\nSets the tolerance on the residual at which refinement ends.\n\n``cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nval : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTol\n",
        );
    table
        .function(
            c"cusolverDnIRSParamsSetTolInner",
            both::cusolverDnIRSParamsSetTolInner,
            c"cusolverDnIRSParamsSetTolInner($self, params, val)\n--\n\nSets the tolerance of the inner solver, for refinement that has one (GMRES).\n\n``cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)``\n\nParameters\n----------\nparams : cusolverDnIRSParams_t or None\nval : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTolInner\n",
        );
    table
        .function(
            c"cusolverDnIRSXgels",
            both::cusolverDnIRSXgels,
            c"cusolverDnIRSXgels($self, handle, gels_irs_params, gels_irs_infos, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds the X of least ‖B − A·X‖ by refining a QR solution in the precisions that the parameters name.\n\n``cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ngels_irs_params : cusolverDnIRSParams_t or None\ngels_irs_infos : cusolverDnIRSInfos_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nniters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels\n",
        );
    table
        .function(
            c"cusolverDnIRSXgels_bufferSize",
            both::cusolverDnIRSXgels_bufferSize,
            c"cusolverDnIRSXgels_bufferSize($self, handle, params, m, n, nrhs)\n--\n\nWrites how many bytes of workspace ``cusolverDnIRSXgels`` needs.\n\n``cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnIRSParams_t or None\nm : int\nn : int\nnrhs : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnIRSXgesv",
            both::cusolverDnIRSXgesv,
            c"cusolverDnIRSXgesv($self, handle, gesv_irs_params, gesv_irs_infos, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B by refining an LU solution in the precisions that the parameters name.\n\n``cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ngesv_irs_params : cusolverDnIRSParams_t or None\ngesv_irs_infos : cusolverDnIRSInfos_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nniters : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv\n",
        );
    table
        .function(
            c"cusolverDnIRSXgesv_bufferSize",
            both::cusolverDnIRSXgesv_bufferSize,
            c"cusolverDnIRSXgesv_bufferSize($self, handle, params, n, nrhs)\n--\n\nWrites how many bytes of workspace ``cusolverDnIRSXgesv`` needs.\n\n``cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnIRSParams_t or None\nn : int\nnrhs : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnLoggerForceDisable",
            both::cusolverDnLoggerForceDisable,
            c"cusolverDnLoggerForceDisable($self)\n--\n\nTurns the dense solvers' log off for the rest of the process.\n\n``cusolverStatus_t cusolverDnLoggerForceDisable(void)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerForceDisable\n",
        );
    table
        .function(
            c"cusolverDnLoggerOpenFile",
            both::cusolverDnLoggerOpenFile,
            c"cusolverDnLoggerOpenFile($self, logFile)\n--\n\nOpens a file by its path and makes the dense solvers write their log into it.\n\n``cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)``\n\nParameters\n----------\nlogFile : bytes or str\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerOpenFile\n",
        );
    table
        .function(
            c"cusolverDnLoggerSetCallback",
            both::cusolverDnLoggerSetCallback,
            c"cusolverDnLoggerSetCallback($self, callback)\n--\n\nInstalls a function that gets every line of the dense solvers' log.\n\n``cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)``\n\nParameters\n----------\ncallback : callback\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetCallback\n",
        );
    table
        .function(
            c"cusolverDnLoggerSetFile",
            both::cusolverDnLoggerSetFile,
            c"cusolverDnLoggerSetFile($self, file)\n--\n\nMakes the dense solvers write their log into an open C stream.\n\n``cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)``\n\nParameters\n----------\nfile : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetFile\n",
        );
    table
        .function(
            c"cusolverDnLoggerSetLevel",
            both::cusolverDnLoggerSetLevel,
            c"cusolverDnLoggerSetLevel($self, level)\n--\n\nSets how much the dense solvers log, from 0 (nothing) upward.\n\n``cusolverStatus_t cusolverDnLoggerSetLevel(int level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetLevel\n",
        );
    table
        .function(
            c"cusolverDnLoggerSetMask",
            both::cusolverDnLoggerSetMask,
            c"cusolverDnLoggerSetMask($self, mask)\n--\n\nSets what the dense solvers log, as a mask of bits instead of a level.\n\n``cusolverStatus_t cusolverDnLoggerSetMask(int mask)``\n\nParameters\n----------\nmask : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetMask\n",
        );
    table
        .function(
            c"cusolverDnSBgels",
            both::cusolverDnSBgels,
            c"cusolverDnSBgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single precision, refining a QR solution in bfloat16.\n\n``cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels\n",
        );
    table
        .function(
            c"cusolverDnSBgels_bufferSize",
            both::cusolverDnSBgels_bufferSize,
            c"cusolverDnSBgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single precision with bfloat16.\n\n``cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSBgesv",
            both::cusolverDnSBgesv,
            c"cusolverDnSBgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single precision, refining an LU solution in bfloat16.\n\n``cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv\n",
        );
    table
        .function(
            c"cusolverDnSBgesv_bufferSize",
            both::cusolverDnSBgesv_bufferSize,
            c"cusolverDnSBgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single precision with bfloat16.\n\n``cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSHgels",
            both::cusolverDnSHgels,
            c"cusolverDnSHgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single precision, refining a QR solution in half precision.\n\n``cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels\n",
        );
    table
        .function(
            c"cusolverDnSHgels_bufferSize",
            both::cusolverDnSHgels_bufferSize,
            c"cusolverDnSHgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single precision with half precision.\n\n``cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSHgesv",
            both::cusolverDnSHgesv,
            c"cusolverDnSHgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single precision, refining an LU solution in half precision.\n\n``cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv\n",
        );
    table
        .function(
            c"cusolverDnSHgesv_bufferSize",
            both::cusolverDnSHgesv_bufferSize,
            c"cusolverDnSHgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single precision with half precision.\n\n``cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSSgels",
            both::cusolverDnSSgels,
            c"cusolverDnSSgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single precision, refining a QR solution in single precision.\n\n``cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels\n",
        );
    table
        .function(
            c"cusolverDnSSgels_bufferSize",
            both::cusolverDnSSgels_bufferSize,
            c"cusolverDnSSgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single precision with single precision.\n\n``cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSSgesv",
            both::cusolverDnSSgesv,
            c"cusolverDnSSgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single precision, refining an LU solution in single precision.\n\n``cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv\n",
        );
    table
        .function(
            c"cusolverDnSSgesv_bufferSize",
            both::cusolverDnSSgesv_bufferSize,
            c"cusolverDnSSgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single precision with single precision.\n\n``cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSXgels",
            both::cusolverDnSXgels,
            c"cusolverDnSXgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in single precision, refining a QR solution in TF32.\n\n``cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels\n",
        );
    table
        .function(
            c"cusolverDnSXgels_bufferSize",
            both::cusolverDnSXgels_bufferSize,
            c"cusolverDnSXgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in single precision with TF32.\n\n``cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSXgesv",
            both::cusolverDnSXgesv,
            c"cusolverDnSXgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in single precision, refining an LU solution in TF32.\n\n``cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv\n",
        );
    table
        .function(
            c"cusolverDnSXgesv_bufferSize",
            both::cusolverDnSXgesv_bufferSize,
            c"cusolverDnSXgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in single precision with TF32.\n\n``cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSetAdvOptions",
            both::cusolverDnSetAdvOptions,
            c"cusolverDnSetAdvOptions($self, params, function, algo)\n--\n\nChooses which of its algorithms a function uses when it is called with these options.\n\n``cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)``\n\nParameters\n----------\nparams : cusolverDnParams_t or None\nfunction : cusolverDnFunction_t\nalgo : cusolverAlgMode_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetAdvOptions\n",
        );
    table
        .function(
            c"cusolverDnSetDeterministicMode",
            only13::cusolverDnSetDeterministicMode,
            c"cusolverDnSetDeterministicMode($self, handle, mode)\n--\n\nSets whether the same input gives bitwise the same results each time, which may be slower.\n\n``cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nmode : cusolverDeterministicMode_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetDeterministicMode\n",
        );
    table
        .function(
            c"cusolverDnSetEmulationSpecialValuesSupport",
            both::cusolverDnSetEmulationSpecialValuesSupport,
            c"cusolverDnSetEmulationSpecialValuesSupport($self, handle, mask)\n--\n\nSets which special values, such as infinity and NaN, emulation must treat as IEEE does.\n\n``cusolverStatus_t cusolverDnSetEmulationSpecialValuesSupport(cusolverDnHandle_t handle, cudaEmulationSpecialValuesSupport_t mask)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nmask : runtime.cudaEmulationSpecialValuesSupport\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationSpecialValuesSupport\n",
        );
    table
        .function(
            c"cusolverDnSetEmulationStrategy",
            both::cusolverDnSetEmulationStrategy,
            c"cusolverDnSetEmulationStrategy($self, handle, strategy)\n--\n\nSets when floating-point math may be emulated with Tensor Cores of lower precision.\n\n``cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t strategy)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nstrategy : runtime.cudaEmulationStrategy\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationStrategy\n",
        );
    table
        .function(
            c"cusolverDnSetFixedPointEmulationMantissaBitOffset",
            both::cusolverDnSetFixedPointEmulationMantissaBitOffset,
            c"cusolverDnSetFixedPointEmulationMantissaBitOffset($self, handle, mantissaBitOffset)\n--\n\nSets what is added to the mantissa bits that emulation finds necessary.\n\n``cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int mantissaBitOffset)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nmantissaBitOffset : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaBitOffset\n",
        );
    table
        .function(
            c"cusolverDnSetFixedPointEmulationMantissaControl",
            both::cusolverDnSetFixedPointEmulationMantissaControl,
            c"cusolverDnSetFixedPointEmulationMantissaControl($self, handle, control)\n--\n\nSets whether fixed-point emulation chooses its mantissa bits by the data or keeps to a number.\n\n``cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle, cudaEmulationMantissaControl_t control)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ncontrol : runtime.cudaEmulationMantissaControl\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaControl\n",
        );
    table
        .function(
            c"cusolverDnSetFixedPointEmulationMaxMantissaBitCount",
            both::cusolverDnSetFixedPointEmulationMaxMantissaBitCount,
            c"cusolverDnSetFixedPointEmulationMaxMantissaBitCount($self, handle, mantissaBitCount)\n--\n\nSets how many mantissa bits fixed-point emulation keeps at most.\n\n``cusolverStatus_t cusolverDnSetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int mantissaBitCount)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nmantissaBitCount : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMaxMantissaBitCount\n",
        );
    table
        .function(
            c"cusolverDnSetMathMode",
            both::cusolverDnSetMathMode,
            c"cusolverDnSetMathMode($self, handle, mode)\n--\n\nSets which math the handle may use, such as emulation of floating-point products.\n\n``cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t mode)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nmode : cusolverMathMode_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetMathMode\n",
        );
    table
        .function(
            c"cusolverDnSetStream",
            both::cusolverDnSetStream,
            c"cusolverDnSetStream($self, handle, streamId)\n--\n\nMakes later calls of dense solvers with the handle run on a stream.\n\n``cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``handle`` is destroyed or set again.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetStream\n",
        );
    table
        .function(
            c"cusolverDnSgebrd",
            both::cusolverDnSgebrd,
            c"cusolverDnSgebrd($self, handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)\n--\n\nReduces A to the bidiagonal Qᴴ·A·P, single precision; D and E are its diagonals.\n\n``cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E, float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nE : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUQ : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd\n",
        );
    table
        .function(
            c"cusolverDnSgebrd_bufferSize",
            both::cusolverDnSgebrd_bufferSize,
            c"cusolverDnSgebrd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace the reduction of ``gebrd`` needs, single precision.\n\n``cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgeqrf",
            both::cusolverDnSgeqrf,
            c"cusolverDnSgeqrf($self, handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo)\n--\n\nFactors A as Q·R in place, single precision; Q is Householder vectors below R and TAU.\n\n``cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nTAU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf\n",
        );
    table
        .function(
            c"cusolverDnSgeqrf_bufferSize",
            both::cusolverDnSgeqrf_bufferSize,
            c"cusolverDnSgeqrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace a QR factorization (``geqrf``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgesvd",
            both::cusolverDnSgesvd,
            c"cusolverDnSgesvd($self, handle, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt, work, lwork, rwork, info)\n--\n\nFactors A, m ≥ n, as U·S·Vᴴ (singular values), single precision; A is overwritten.\n\n``cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobu : int\njobvt : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nVT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvt : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nrwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd\n",
        );
    table
        .function(
            c"cusolverDnSgesvd_bufferSize",
            both::cusolverDnSgesvd_bufferSize,
            c"cusolverDnSgesvd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace singular values (``gesvd``) need, single precision.\n\n``cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgesvdaStridedBatched",
            both::cusolverDnSgesvdaStridedBatched,
            c"cusolverDnSgesvdaStridedBatched($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, d_work, lwork, d_info, h_R_nrmF, batchSize)\n--\n\nApproximates U·S·Vᴴ of a given rank for each tall matrix of a batch, single precision.\n\n``cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nstrideA : int\nd_S : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nstrideS : int\nd_U : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nstrideU : int\nd_V : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nstrideV : int\nd_work : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nh_R_nrmF : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched\n",
        );
    table
        .function(
            c"cusolverDnSgesvdaStridedBatched_bufferSize",
            both::cusolverDnSgesvdaStridedBatched_bufferSize,
            c"cusolverDnSgesvdaStridedBatched_bufferSize($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, batchSize)\n--\n\nWrites how many elements of workspace ``gesvdaStridedBatched`` needs, single precision.\n\n``cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\nlda : int\nstrideA : int\nd_S : device address or array\nstrideS : int\nd_U : device address or array\nldu : int\nstrideU : int\nd_V : device address or array\nldv : int\nstrideV : int\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgesvdj",
            both::cusolverDnSgesvdj,
            c"cusolverDnSgesvdj($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params)\n--\n\nFactors A as U·S·Vᴴ (singular values) by Jacobi's method, single precision; writes V, not Vᴴ.\n\n``cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj\n",
        );
    table
        .function(
            c"cusolverDnSgesvdjBatched",
            both::cusolverDnSgesvdjBatched,
            c"cusolverDnSgesvdjBatched($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params, batchSize)\n--\n\nFactors each of many A of at most 32×32 as U·S·Vᴴ by Jacobi's method, single precision.\n\n``cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched\n",
        );
    table
        .function(
            c"cusolverDnSgesvdjBatched_bufferSize",
            both::cusolverDnSgesvdjBatched_bufferSize,
            c"cusolverDnSgesvdjBatched_bufferSize($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, params, batchSize)\n--\n\nWrites how many elements of workspace many problems (``gesvdjBatched``) need, single precision.\n\n``cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgesvdj_bufferSize",
            both::cusolverDnSgesvdj_bufferSize,
            c"cusolverDnSgesvdj_bufferSize($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, params)\n--\n\nWrites how many elements of workspace singular values (``gesvdj``) need, single precision.\n\n``cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgetrf",
            both::cusolverDnSgetrf,
            c"cusolverDnSgetrf($self, handle, m, n, A, lda, Workspace, devIpiv, devInfo)\n--\n\nFactors the m×n A as P·A = L·U in place, single precision; without row exchanges if devIpiv is null.\n\n``cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace, int *devIpiv, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf\n",
        );
    table
        .function(
            c"cusolverDnSgetrf_bufferSize",
            both::cusolverDnSgetrf_bufferSize,
            c"cusolverDnSgetrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace an LU factorization (``getrf``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSgetrs",
            both::cusolverDnSgetrs,
            c"cusolverDnSgetrs($self, handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo)\n--\n\nSolves op(A)·X = B with the LU factors of ``getrf``, single precision; X replaces B.\n\n``cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ntrans : cublas.cublasOperation_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrs\n",
        );
    table
        .function(
            c"cusolverDnSlaswp",
            both::cusolverDnSlaswp,
            c"cusolverDnSlaswp($self, handle, n, A, lda, k1, k2, devIpiv, incx)\n--\n\nExchanges the rows k1 to k2 of A in the order that devIpiv has from ``getrf``, single precision.\n\n``cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int *devIpiv, int incx)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nk1 : int\nk2 : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nincx : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlaswp\n",
        );
    table
        .function(
            c"cusolverDnSlauum",
            both::cusolverDnSlauum,
            c"cusolverDnSlauum($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes U·Uᴴ or Lᴴ·L of a triangular factor, which it replaces, single precision.\n\n``cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum\n",
        );
    table
        .function(
            c"cusolverDnSlauum_bufferSize",
            both::cusolverDnSlauum_bufferSize,
            c"cusolverDnSlauum_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace the product of factors (``lauum``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSorgbr",
            both::cusolverDnSorgbr,
            c"cusolverDnSorgbr($self, handle, side, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms Q (side left) or Pᵀ from the reflectors of ``gebrd``, single precision.\n\n``cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr\n",
        );
    table
        .function(
            c"cusolverDnSorgbr_bufferSize",
            both::cusolverDnSorgbr_bufferSize,
            c"cusolverDnSorgbr_bufferSize($self, handle, side, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q or Pᵀ (``orgbr``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSorgqr",
            both::cusolverDnSorgqr,
            c"cusolverDnSorgqr($self, handle, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the first n columns of Q from the reflectors of ``geqrf``, single precision.\n\n``cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr\n",
        );
    table
        .function(
            c"cusolverDnSorgqr_bufferSize",
            both::cusolverDnSorgqr_bufferSize,
            c"cusolverDnSorgqr_bufferSize($self, handle, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``orgqr``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSorgtr",
            both::cusolverDnSorgtr,
            c"cusolverDnSorgtr($self, handle, uplo, n, A, lda, tau, work, lwork, info)\n--\n\nForms the orthogonal Q from the reflectors of ``sytrd``, single precision.\n\n``cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const float *tau, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr\n",
        );
    table
        .function(
            c"cusolverDnSorgtr_bufferSize",
            both::cusolverDnSorgtr_bufferSize,
            c"cusolverDnSorgtr_bufferSize($self, handle, uplo, n, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``orgtr``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSormqr",
            both::cusolverDnSormqr,
            c"cusolverDnSormqr($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, devInfo)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``geqrf``, single precision.\n\n``cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr\n",
        );
    table
        .function(
            c"cusolverDnSormqr_bufferSize",
            both::cusolverDnSormqr_bufferSize,
            c"cusolverDnSormqr_bufferSize($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``ormqr``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSormtr",
            both::cusolverDnSormtr,
            c"cusolverDnSormtr($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, work, lwork, info)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``sytrd``, single precision.\n\n``cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr\n",
        );
    table
        .function(
            c"cusolverDnSormtr_bufferSize",
            both::cusolverDnSormtr_bufferSize,
            c"cusolverDnSormtr_bufferSize($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``ormtr``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSpotrf",
            both::cusolverDnSpotrf,
            c"cusolverDnSpotrf($self, handle, uplo, n, A, lda, Workspace, Lwork, devInfo)\n--\n\nFactors a positive definite A as L·Lᴴ or Uᴴ·U in place (Cholesky), single precision.\n\n``cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf\n",
        );
    table
        .function(
            c"cusolverDnSpotrfBatched",
            both::cusolverDnSpotrfBatched,
            c"cusolverDnSpotrfBatched($self, handle, uplo, n, Aarray, lda, infoArray, batchSize)\n--\n\nFactors each positive definite A of an array of pointers by Cholesky in place, single precision.\n\n``cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nAarray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ninfoArray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrfBatched\n",
        );
    table
        .function(
            c"cusolverDnSpotrf_bufferSize",
            both::cusolverDnSpotrf_bufferSize,
            c"cusolverDnSpotrf_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace a Cholesky factorization (``potrf``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSpotri",
            both::cusolverDnSpotri,
            c"cusolverDnSpotri($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes A⁻¹ in place from the Cholesky factor of ``potrf``, single precision; writes one triangle.\n\n``cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri\n",
        );
    table
        .function(
            c"cusolverDnSpotri_bufferSize",
            both::cusolverDnSpotri_bufferSize,
            c"cusolverDnSpotri_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace an inverse by Cholesky (``potri``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSpotrs",
            both::cusolverDnSpotrs,
            c"cusolverDnSpotrs($self, handle, uplo, n, nrhs, A, lda, B, ldb, devInfo)\n--\n\nSolves A·X = B with the Cholesky factor of ``potrf``, single precision; X replaces B.\n\n``cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrs\n",
        );
    table
        .function(
            c"cusolverDnSpotrsBatched",
            both::cusolverDnSpotrsBatched,
            c"cusolverDnSpotrsBatched($self, handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize)\n--\n\nSolves A·x = b for each A factored by ``potrfBatched``, single precision; one right-hand side each.\n\n``cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A, int lda, float **B, int ldb, int *d_info, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrsBatched\n",
        );
    table
        .function(
            c"cusolverDnSsyevd",
            both::cusolverDnSsyevd,
            c"cusolverDnSsyevd($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric A, single precision.\n\n``cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd\n",
        );
    table
        .function(
            c"cusolverDnSsyevd_bufferSize",
            both::cusolverDnSsyevd_bufferSize,
            c"cusolverDnSsyevd_bufferSize($self, handle, jobz, uplo, n, A, lda, W)\n--\n\nWrites how many elements of workspace symmetric eigenvalues (``syevd``) need, single precision.\n\n``cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsyevdx",
            both::cusolverDnSsyevdx,
            c"cusolverDnSsyevdx($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds eigenvalues in a range (vl, vu] or il to iu, on request vectors, of a symmetric A, single precision.\n\n``cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx\n",
        );
    table
        .function(
            c"cusolverDnSsyevdx_bufferSize",
            both::cusolverDnSsyevdx_bufferSize,
            c"cusolverDnSsyevdx_bufferSize($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``syevdx``) need, single precision.\n\n``cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsyevj",
            both::cusolverDnSsyevj,
            c"cusolverDnSsyevj($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric A by Jacobi's method, single precision.\n\n``cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj\n",
        );
    table
        .function(
            c"cusolverDnSsyevjBatched",
            both::cusolverDnSsyevjBatched,
            c"cusolverDnSsyevjBatched($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params, batchSize)\n--\n\nFinds eigenvalues, maybe vectors, of each of many small symmetric A by Jacobi's method, single precision.\n\n``cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched\n",
        );
    table
        .function(
            c"cusolverDnSsyevjBatched_bufferSize",
            both::cusolverDnSsyevjBatched_bufferSize,
            c"cusolverDnSsyevjBatched_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params, batchSize)\n--\n\nWrites how many elements of workspace many small problems (``syevjBatched``) need, single precision.\n\n``cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsyevj_bufferSize",
            both::cusolverDnSsyevj_bufferSize,
            c"cusolverDnSsyevj_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``syevj``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsygvd",
            both::cusolverDnSsygvd,
            c"cusolverDnSsygvd($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says) for symmetric A, single precision.\n\n``cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd\n",
        );
    table
        .function(
            c"cusolverDnSsygvd_bufferSize",
            both::cusolverDnSsygvd_bufferSize,
            c"cusolverDnSsygvd_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W)\n--\n\nWrites how many elements of workspace a generalized problem (``sygvd``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsygvdx",
            both::cusolverDnSsygvdx,
            c"cusolverDnSsygvdx($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds λ in a range, on request x, of A·x = λ·B·x (or as itype says) for symmetric A, single precision.\n\n``cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx\n",
        );
    table
        .function(
            c"cusolverDnSsygvdx_bufferSize",
            both::cusolverDnSsygvdx_bufferSize,
            c"cusolverDnSsygvdx_bufferSize($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``sygvdx``) need, single precision.\n\n``cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsygvj",
            both::cusolverDnSsygvj,
            c"cusolverDnSsygvj($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, params)\n--\n\nFinds all λ, maybe x, of A·x = λ·B·x (or as itype says) by Jacobi, symmetric A, single precision.\n\n``cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj\n",
        );
    table
        .function(
            c"cusolverDnSsygvj_bufferSize",
            both::cusolverDnSsygvj_bufferSize,
            c"cusolverDnSsygvj_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``sygvj``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsytrd",
            both::cusolverDnSsytrd,
            c"cusolverDnSsytrd($self, handle, uplo, n, A, lda, d, e, tau, work, lwork, info)\n--\n\nReduces a symmetric A to the tridiagonal Qᵀ·A·Q, single precision; d and e are its diagonals.\n\n``cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *d, float *e, float *tau, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ne : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd\n",
        );
    table
        .function(
            c"cusolverDnSsytrd_bufferSize",
            both::cusolverDnSsytrd_bufferSize,
            c"cusolverDnSsytrd_bufferSize($self, handle, uplo, n, A, lda, d, e, tau)\n--\n\nWrites how many elements of workspace the reduction of ``sytrd`` needs, single precision.\n\n``cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nd : device address or array\ne : device address or array\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsytrf",
            both::cusolverDnSsytrf,
            c"cusolverDnSsytrf($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nFactors a symmetric, maybe indefinite A as L·D·Lᵀ or U·D·Uᵀ (Bunch–Kaufman), single precision.\n\n``cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *ipiv, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf\n",
        );
    table
        .function(
            c"cusolverDnSsytrf_bufferSize",
            both::cusolverDnSsytrf_bufferSize,
            c"cusolverDnSsytrf_bufferSize($self, handle, n, A, lda)\n--\n\nWrites how many elements of workspace a symmetric factorization (``sytrf``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnSsytri",
            both::cusolverDnSsytri,
            c"cusolverDnSsytri($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nComputes A⁻¹ in place from the symmetric factorization of ``sytrf``, single precision.\n\n``cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, float *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri\n",
        );
    table
        .function(
            c"cusolverDnSsytri_bufferSize",
            both::cusolverDnSsytri_bufferSize,
            c"cusolverDnSsytri_bufferSize($self, handle, uplo, n, A, lda, ipiv)\n--\n\nWrites how many elements of workspace a symmetric inverse (``sytri``) needs, single precision.\n\n``cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nipiv : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgeev",
            both::cusolverDnXgeev,
            c"cusolverDnXgeev($self, handle, params, jobvl, jobvr, n, dataTypeA, A, lda, dataTypeW, W, dataTypeVL, VL, ldvl, dataTypeVR, VR, ldvr, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFinds the eigenvalues, on request eigenvectors, of a general square A.\n\n``cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobvl : cusolverEigMode_t\njobvr : cusolverEigMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeVL : runtime.cudaDataType\nVL : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvl : int\ndataTypeVR : runtime.cudaDataType\nVR : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvr : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev\n",
        );
    table
        .function(
            c"cusolverDnXgeev_bufferSize",
            both::cusolverDnXgeev_bufferSize,
            c"cusolverDnXgeev_bufferSize($self, handle, params, jobvl, jobvr, n, dataTypeA, A, lda, dataTypeW, W, dataTypeVL, VL, ldvl, dataTypeVR, VR, ldvr, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgeev`` needs.\n\n``cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobvl : cusolverEigMode_t\njobvr : cusolverEigMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\ndataTypeVL : runtime.cudaDataType\nVL : device address or array\nldvl : int\ndataTypeVR : runtime.cudaDataType\nVR : device address or array\nldvr : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgeqrf",
            both::cusolverDnXgeqrf,
            c"cusolverDnXgeqrf($self, handle, params, m, n, dataTypeA, A, lda, dataTypeTau, tau, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors A as Q·R in place, with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeTau : runtime.cudaDataType\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf\n",
        );
    table
        .function(
            c"cusolverDnXgeqrf_bufferSize",
            both::cusolverDnXgeqrf_bufferSize,
            c"cusolverDnXgeqrf_bufferSize($self, handle, params, m, n, dataTypeA, A, lda, dataTypeTau, tau, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgeqrf`` needs.\n\n``cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeTau : runtime.cudaDataType\ntau : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgesvd",
            both::cusolverDnXgesvd,
            c"cusolverDnXgesvd($self, handle, params, jobu, jobvt, m, n, dataTypeA, A, lda, dataTypeS, S, dataTypeU, U, ldu, dataTypeVT, VT, ldvt, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors A as U·S·Vᴴ (singular values), with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobu : int\njobvt : int\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeS : runtime.cudaDataType\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeU : runtime.cudaDataType\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\ndataTypeVT : runtime.cudaDataType\nVT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvt : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd\n",
        );
    table
        .function(
            c"cusolverDnXgesvd_bufferSize",
            both::cusolverDnXgesvd_bufferSize,
            c"cusolverDnXgesvd_bufferSize($self, handle, params, jobu, jobvt, m, n, dataTypeA, A, lda, dataTypeS, S, dataTypeU, U, ldu, dataTypeVT, VT, ldvt, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgesvd`` needs.\n\n``cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobu : int\njobvt : int\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeS : runtime.cudaDataType\nS : device address or array\ndataTypeU : runtime.cudaDataType\nU : device address or array\nldu : int\ndataTypeVT : runtime.cudaDataType\nVT : device address or array\nldvt : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgesvdjGetResidual",
            both::cusolverDnXgesvdjGetResidual,
            c"cusolverDnXgesvdjGetResidual($self, handle, info)\n--\n\nWrites the residual, in the Frobenius norm, of the last call of ``gesvdj``; not of a batch.\n\n``cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ninfo : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nresidual : float\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetResidual\n",
        );
    table
        .function(
            c"cusolverDnXgesvdjGetSweeps",
            both::cusolverDnXgesvdjGetSweeps,
            c"cusolverDnXgesvdjGetSweeps($self, handle, info)\n--\n\nWrites how many sweeps the last call of ``gesvdj`` made; not of a batch.\n\n``cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ninfo : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nexecuted_sweeps : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetSweeps\n",
        );
    table
        .function(
            c"cusolverDnXgesvdjSetMaxSweeps",
            both::cusolverDnXgesvdjSetMaxSweeps,
            c"cusolverDnXgesvdjSetMaxSweeps($self, info, max_sweeps)\n--\n\nSets how many sweeps Jacobi's method for singular values makes at most.\n\n``cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)``\n\nParameters\n----------\ninfo : gesvdjInfo_t or None\nmax_sweeps : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetMaxSweeps\n",
        );
    table
        .function(
            c"cusolverDnXgesvdjSetSortEig",
            both::cusolverDnXgesvdjSetSortEig,
            c"cusolverDnXgesvdjSetSortEig($self, info, sort_svd)\n--\n\nSets whether the singular values of Jacobi's method come sorted in descending order.\n\n``cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)``\n\nParameters\n----------\ninfo : gesvdjInfo_t or None\nsort_svd : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetSortEig\n",
        );
    table
        .function(
            c"cusolverDnXgesvdjSetTolerance",
            both::cusolverDnXgesvdjSetTolerance,
            c"cusolverDnXgesvdjSetTolerance($self, info, tolerance)\n--\n\nSets the tolerance at which Jacobi's method for singular values ends.\n\n``cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)``\n\nParameters\n----------\ninfo : gesvdjInfo_t or None\ntolerance : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetTolerance\n",
        );
    table
        .function(
            c"cusolverDnXgesvdp",
            both::cusolverDnXgesvdp,
            c"cusolverDnXgesvdp($self, handle, params, jobz, econ, m, n, dataTypeA, A, lda, dataTypeS, S, dataTypeU, U, ldu, dataTypeV, V, ldv, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_info)\n--\n\nFactors A as U·S·Vᴴ by a polar decomposition, faster than ``cusolverDnXgesvd``; tells the error.\n\n``cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info, double *h_err_sigma)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeS : runtime.cudaDataType\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeU : runtime.cudaDataType\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\ndataTypeV : runtime.cudaDataType\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_err_sigma : float\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp\n",
        );
    table
        .function(
            c"cusolverDnXgesvdp_bufferSize",
            both::cusolverDnXgesvdp_bufferSize,
            c"cusolverDnXgesvdp_bufferSize($self, handle, params, jobz, econ, m, n, dataTypeA, A, lda, dataTypeS, S, dataTypeU, U, ldu, dataTypeV, V, ldv, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgesvdp`` needs.\n\n``cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeS : runtime.cudaDataType\nS : device address or array\ndataTypeU : runtime.cudaDataType\nU : device address or array\nldu : int\ndataTypeV : runtime.cudaDataType\nV : device address or array\nldv : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgesvdr",
            both::cusolverDnXgesvdr,
            c"cusolverDnXgesvdr($self, handle, params, jobu, jobv, m, n, k, p, niters, dataTypeA, A, lda, dataTypeSrand, Srand, dataTypeUrand, Urand, ldUrand, dataTypeVrand, Vrand, ldVrand, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_info)\n--\n\nApproximates the k greatest singular values, on request vectors, by random projections.\n\n``cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobu : int\njobv : int\nm : int\nn : int\nk : int\np : int\nniters : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeSrand : runtime.cudaDataType\nSrand : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeUrand : runtime.cudaDataType\nUrand : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldUrand : int\ndataTypeVrand : runtime.cudaDataType\nVrand : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldVrand : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr\n",
        );
    table
        .function(
            c"cusolverDnXgesvdr_bufferSize",
            both::cusolverDnXgesvdr_bufferSize,
            c"cusolverDnXgesvdr_bufferSize($self, handle, params, jobu, jobv, m, n, k, p, niters, dataTypeA, A, lda, dataTypeSrand, Srand, dataTypeUrand, Urand, ldUrand, dataTypeVrand, Vrand, ldVrand, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgesvdr`` needs.\n\n``cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobu : int\njobv : int\nm : int\nn : int\nk : int\np : int\nniters : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeSrand : runtime.cudaDataType\nSrand : device address or array\ndataTypeUrand : runtime.cudaDataType\nUrand : device address or array\nldUrand : int\ndataTypeVrand : runtime.cudaDataType\nVrand : device address or array\nldVrand : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgetrf",
            both::cusolverDnXgetrf,
            c"cusolverDnXgetrf($self, handle, params, m, n, dataTypeA, A, lda, ipiv, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors A as P·A = L·U in place, with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf\n",
        );
    table
        .function(
            c"cusolverDnXgetrf_bufferSize",
            both::cusolverDnXgetrf_bufferSize,
            c"cusolverDnXgetrf_bufferSize($self, handle, params, m, n, dataTypeA, A, lda, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXgetrf`` needs.\n\n``cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nm : int\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXgetrs",
            both::cusolverDnXgetrs,
            c"cusolverDnXgetrs($self, handle, params, trans, n, nrhs, dataTypeA, A, lda, ipiv, dataTypeB, B, ldb, info)\n--\n\nSolves op(A)·X = B with the factors of ``cusolverDnXgetrf``; X replaces B.\n\n``cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\ntrans : cublas.cublasOperation_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeB : runtime.cudaDataType\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrs\n",
        );
    table
        .function(
            c"cusolverDnXhetrf",
            both::cusolverDnXhetrf,
            c"cusolverDnXhetrf($self, handle, params, uplo, n, dataTypeA, A, lda, ipiv, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors a Hermitian A as L·D·Lᴴ or U·D·Uᴴ in place, with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXhetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf\n",
        );
    table
        .function(
            c"cusolverDnXhetrf_bufferSize",
            both::cusolverDnXhetrf_bufferSize,
            c"cusolverDnXhetrf_bufferSize($self, handle, params, uplo, n, dataTypeA, A, lda, ipiv, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXhetrf`` needs.\n\n``cusolverStatus_t cusolverDnXhetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nipiv : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXhetrs",
            both::cusolverDnXhetrs,
            c"cusolverDnXhetrs($self, handle, params, uplo, n, nrhs, dataTypeA, A, lda, ipiv, dataTypeB, B, ldb, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nSolves A·X = B with the factors of ``cusolverDnXhetrf``; X replaces B.\n\n``cusolverStatus_t cusolverDnXhetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeB : runtime.cudaDataType\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs\n",
        );
    table
        .function(
            c"cusolverDnXhetrs_bufferSize",
            both::cusolverDnXhetrs_bufferSize,
            c"cusolverDnXhetrs_bufferSize($self, handle, params, uplo, n, nrhs, dataTypeA, A, lda, ipiv, dataTypeB, B, ldb)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXhetrs`` needs.\n\n``cusolverStatus_t cusolverDnXhetrs_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nipiv : device address or array\ndataTypeB : runtime.cudaDataType\nB : device address or array\nldb : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXlarft",
            both::cusolverDnXlarft,
            c"cusolverDnXlarft($self, handle, params, direct, storev, n, k, dataTypeV, V, ldv, dataTypeTau, tau, dataTypeT, T, ldt, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost)\n--\n\nForms the triangular T for which k reflectors together are I − V·T·Vᴴ.\n\n``cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\ndirect : cusolverDirectMode_t\nstorev : cusolverStorevMode_t\nn : int\nk : int\ndataTypeV : runtime.cudaDataType\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\ndataTypeTau : runtime.cudaDataType\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeT : runtime.cudaDataType\nT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldt : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft\n",
        );
    table
        .function(
            c"cusolverDnXlarft_bufferSize",
            both::cusolverDnXlarft_bufferSize,
            c"cusolverDnXlarft_bufferSize($self, handle, params, direct, storev, n, k, dataTypeV, V, ldv, dataTypeTau, tau, dataTypeT, T, ldt, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXlarft`` needs.\n\n``cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\ndirect : cusolverDirectMode_t\nstorev : cusolverStorevMode_t\nn : int\nk : int\ndataTypeV : runtime.cudaDataType\nV : device address or array\nldv : int\ndataTypeTau : runtime.cudaDataType\ntau : device address or array\ndataTypeT : runtime.cudaDataType\nT : device address or array\nldt : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXpolar",
            both::cusolverDnXpolar,
            c"cusolverDnXpolar($self, handle, params, uplo, M, N, dataTypeA, A, lda, dataTypeH, H, ldh, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_res_nrm, d_A_nrmF, d_rcond, d_info)\n--\n\nFactors A by polar decomposition into a matrix of orthonormal columns and a Hermitian H.\n\n``cusolverStatus_t cusolverDnXpolar(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t M, int64_t N, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeH, void *H, int64_t ldh, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, double *d_res_nrm, double *d_A_nrmF, double *d_rcond, int *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nM : int\nN : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeH : runtime.cudaDataType\nH : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldh : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\nd_res_nrm : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd_A_nrmF : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd_rcond : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar\n",
        );
    table
        .function(
            c"cusolverDnXpolar_bufferSize",
            both::cusolverDnXpolar_bufferSize,
            c"cusolverDnXpolar_bufferSize($self, handle, params, uplo, M, N, dataTypeA, A, lda, dataTypeH, H, ldh, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXpolar`` needs.\n\n``cusolverStatus_t cusolverDnXpolar_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t M, int64_t N, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeH, const void *H, int64_t ldh, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nM : int\nN : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeH : runtime.cudaDataType\nH : device address or array\nldh : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXpotrf",
            both::cusolverDnXpotrf,
            c"cusolverDnXpotrf($self, handle, params, uplo, n, dataTypeA, A, lda, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors a positive definite A by Cholesky in place, with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf\n",
        );
    table
        .function(
            c"cusolverDnXpotrf_bufferSize",
            both::cusolverDnXpotrf_bufferSize,
            c"cusolverDnXpotrf_bufferSize($self, handle, params, uplo, n, dataTypeA, A, lda, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXpotrf`` needs.\n\n``cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXpotrs",
            both::cusolverDnXpotrs,
            c"cusolverDnXpotrs($self, handle, params, uplo, n, nrhs, dataTypeA, A, lda, dataTypeB, B, ldb, info)\n--\n\nSolves A·X = B with the factor of ``cusolverDnXpotrf``; X replaces B.\n\n``cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeB : runtime.cudaDataType\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrs\n",
        );
    table
        .function(
            c"cusolverDnXstedc",
            both::cusolverDnXstedc,
            c"cusolverDnXstedc($self, handle, params, compz, n, dataTypeDE, D, E, dataTypeZ, Z, ldz, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFinds eigenvalues, on request vectors, of a tridiagonal matrix (D and E) by divide and conquer.\n\n``cusolverStatus_t cusolverDnXstedc(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigComp_t compz, int64_t n, cudaDataType dataTypeDE, void *D, void *E, cudaDataType dataTypeZ, void *Z, int64_t ldz, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\ncompz : cusolverEigComp_t\nn : int\ndataTypeDE : runtime.cudaDataType\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nE : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeZ : runtime.cudaDataType\nZ : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldz : int\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc\n",
        );
    table
        .function(
            c"cusolverDnXstedc_bufferSize",
            both::cusolverDnXstedc_bufferSize,
            c"cusolverDnXstedc_bufferSize($self, handle, params, compz, n, dataTypeDE, D, E, dataTypeZ, Z, ldz, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXstedc`` needs.\n\n``cusolverStatus_t cusolverDnXstedc_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigComp_t compz, int64_t n, cudaDataType dataTypeDE, const void *D, const void *E, cudaDataType dataTypeZ, const void *Z, int64_t ldz, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\ncompz : cusolverEigComp_t\nn : int\ndataTypeDE : runtime.cudaDataType\nD : device address or array\nE : device address or array\ndataTypeZ : runtime.cudaDataType\nZ : device address or array\nldz : int\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsyevBatched",
            both::cusolverDnXsyevBatched,
            c"cusolverDnXsyevBatched($self, handle, params, jobz, uplo, n, dataTypeA, A, lda, dataTypeW, W, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info, batchSize)\n--\n\nFinds all eigenvalues, on request vectors, of each symmetric or Hermitian A of a contiguous batch.\n\n``cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info, int64_t batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched\n",
        );
    table
        .function(
            c"cusolverDnXsyevBatched_bufferSize",
            both::cusolverDnXsyevBatched_bufferSize,
            c"cusolverDnXsyevBatched_bufferSize($self, handle, params, jobz, uplo, n, dataTypeA, A, lda, dataTypeW, W, computeType, batchSize)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsyevBatched`` needs.\n\n``cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int64_t batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\ncomputeType : runtime.cudaDataType\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsyevd",
            both::cusolverDnXsyevd,
            c"cusolverDnXsyevd($self, handle, params, jobz, uplo, n, dataTypeA, A, lda, dataTypeW, W, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a symmetric or Hermitian A of a type that arguments name.\n\n``cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd\n",
        );
    table
        .function(
            c"cusolverDnXsyevd_bufferSize",
            both::cusolverDnXsyevd_bufferSize,
            c"cusolverDnXsyevd_bufferSize($self, handle, params, jobz, uplo, n, dataTypeA, A, lda, dataTypeW, W, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsyevd`` needs.\n\n``cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsyevdx",
            both::cusolverDnXsyevdx,
            c"cusolverDnXsyevdx($self, handle, params, jobz, range, uplo, n, dataTypeA, A, lda, vl, vu, il, iu, dataTypeW, W, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFinds eigenvalues in (vl, vu] or il to iu, on request vectors, of a symmetric or Hermitian A.\n\n``cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nvl : object\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvu : object\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nil : int\niu : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig64 : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx\n",
        );
    table
        .function(
            c"cusolverDnXsyevdx_bufferSize",
            both::cusolverDnXsyevdx_bufferSize,
            c"cusolverDnXsyevdx_bufferSize($self, handle, params, jobz, range, uplo, n, dataTypeA, A, lda, vl, vu, il, iu, dataTypeW, W, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsyevdx`` needs.\n\n``cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nvl : object\nvu : object\nil : int\niu : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_meig : int\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsyevjGetResidual",
            both::cusolverDnXsyevjGetResidual,
            c"cusolverDnXsyevjGetResidual($self, handle, info)\n--\n\nWrites the residual, in the Frobenius norm, of the last call of ``syevj`` or its kin; not of a batch.\n\n``cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ninfo : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nresidual : float\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetResidual\n",
        );
    table
        .function(
            c"cusolverDnXsyevjGetSweeps",
            both::cusolverDnXsyevjGetSweeps,
            c"cusolverDnXsyevjGetSweeps($self, handle, info)\n--\n\nWrites how many sweeps the last call of ``syevj`` or its kin made; not of a batch.\n\n``cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ninfo : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nexecuted_sweeps : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetSweeps\n",
        );
    table
        .function(
            c"cusolverDnXsyevjSetMaxSweeps",
            both::cusolverDnXsyevjSetMaxSweeps,
            c"cusolverDnXsyevjSetMaxSweeps($self, info, max_sweeps)\n--\n\nSets how many sweeps Jacobi's method for eigenvalues makes at most.\n\n``cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)``\n\nParameters\n----------\ninfo : syevjInfo_t or None\nmax_sweeps : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetMaxSweeps\n",
        );
    table
        .function(
            c"cusolverDnXsyevjSetSortEig",
            both::cusolverDnXsyevjSetSortEig,
            c"cusolverDnXsyevjSetSortEig($self, info, sort_eig)\n--\n\nSets whether the eigenvalues of Jacobi's method come sorted in ascending order.\n\n``cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)``\n\nParameters\n----------\ninfo : syevjInfo_t or None\nsort_eig : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetSortEig\n",
        );
    table
        .function(
            c"cusolverDnXsyevjSetTolerance",
            both::cusolverDnXsyevjSetTolerance,
            c"cusolverDnXsyevjSetTolerance($self, info, tolerance)\n--\n\nSets the tolerance at which Jacobi's method for eigenvalues ends.\n\n``cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)``\n\nParameters\n----------\ninfo : syevjInfo_t or None\ntolerance : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetTolerance\n",
        );
    table
        .function(
            c"cusolverDnXsygvStridedBatched",
            both::cusolverDnXsygvStridedBatched,
            c"cusolverDnXsygvStridedBatched($self, handle, params, itype, jobz, uplo, n, dataTypeA, A, lda, strideA, dataTypeB, B, ldb, strideB, dataTypeW, W, strideW, computeType, batchSize, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says) for a batch at fixed strides.\n\n``cusolverStatus_t cusolverDnXsygvStridedBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t strideA, cudaDataType dataTypeB, void *B, int64_t ldb, int64_t strideB, cudaDataType dataTypeW, void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nstrideA : int\ndataTypeB : runtime.cudaDataType\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nstrideB : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nstrideW : int\ncomputeType : runtime.cudaDataType\nbatchSize : int\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched\n",
        );
    table
        .function(
            c"cusolverDnXsygvStridedBatched_bufferSize",
            both::cusolverDnXsygvStridedBatched_bufferSize,
            c"cusolverDnXsygvStridedBatched_bufferSize($self, handle, params, itype, jobz, uplo, n, dataTypeA, A, lda, strideA, dataTypeB, B, ldb, strideB, dataTypeW, W, strideW, computeType, batchSize)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsygvStridedBatched`` needs.\n\n``cusolverStatus_t cusolverDnXsygvStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, int64_t strideA, cudaDataType dataTypeB, const void *B, int64_t ldb, int64_t strideB, cudaDataType dataTypeW, const void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nstrideA : int\ndataTypeB : runtime.cudaDataType\nB : device address or array\nldb : int\nstrideB : int\ndataTypeW : runtime.cudaDataType\nW : device address or array\nstrideW : int\ncomputeType : runtime.cudaDataType\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.5.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsygvd",
            both::cusolverDnXsygvd,
            c"cusolverDnXsygvd($self, handle, params, itype, jobz, uplo, n, dataTypeA, d_A, lda, dataTypeB, d_B, ldb, dataTypeW, d_W, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says), symmetric or Hermitian A.\n\n``cusolverStatus_t cusolverDnXsygvd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *d_A, int64_t lda, cudaDataType dataTypeB, void *d_B, int64_t ldb, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeB : runtime.cudaDataType\nd_B : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndataTypeW : runtime.cudaDataType\nd_W : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd\n",
        );
    table
        .function(
            c"cusolverDnXsygvd_bufferSize",
            both::cusolverDnXsygvd_bufferSize,
            c"cusolverDnXsygvd_bufferSize($self, handle, params, itype, jobz, uplo, n, dataTypeA, d_A, lda, dataTypeB, d_B, ldb, dataTypeW, d_W, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsygvd`` needs.\n\n``cusolverStatus_t cusolverDnXsygvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, cudaDataType dataTypeW, const void *d_W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nd_A : device address or array\nlda : int\ndataTypeB : runtime.cudaDataType\nd_B : device address or array\nldb : int\ndataTypeW : runtime.cudaDataType\nd_W : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsygvdx",
            both::cusolverDnXsygvdx,
            c"cusolverDnXsygvdx($self, handle, params, itype, jobz, range, uplo, n, dataTypeA, d_A, lda, dataTypeB, d_B, ldb, vl, vu, il, iu, dataTypeW, d_W, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_info)\n--\n\nFinds λ in a range, on request x, of A·x = λ·B·x (or as itype says), symmetric or Hermitian A.\n\n``cusolverStatus_t cusolverDnXsygvdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *d_A, int64_t lda, cudaDataType dataTypeB, void *d_B, int64_t ldb, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndataTypeB : runtime.cudaDataType\nd_B : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nvl : object\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nvu : object\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nil : int\niu : int\ndataTypeW : runtime.cudaDataType\nd_W : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx\n",
        );
    table
        .function(
            c"cusolverDnXsygvdx_bufferSize",
            both::cusolverDnXsygvdx_bufferSize,
            c"cusolverDnXsygvdx_bufferSize($self, handle, params, itype, jobz, uplo, n, dataTypeA, d_A, lda, dataTypeB, d_B, ldb, vl, vu, il, iu, dataTypeW, d_W, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsygvdx`` needs.\n\n``cusolverStatus_t cusolverDnXsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig, cudaDataType dataTypeW, const void *d_W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nd_A : device address or array\nlda : int\ndataTypeB : runtime.cudaDataType\nd_B : device address or array\nldb : int\nvl : object\nvu : object\nil : int\niu : int\ndataTypeW : runtime.cudaDataType\nd_W : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsytrf",
            both::cusolverDnXsytrf,
            c"cusolverDnXsytrf($self, handle, params, uplo, n, dataTypeA, A, lda, ipiv, computeType, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nFactors a symmetric A as L·D·Lᵀ or U·D·Uᵀ in place, with 64-bit sizes and types that arguments name.\n\n``cusolverStatus_t cusolverDnXsytrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncomputeType : runtime.cudaDataType\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf\n",
        );
    table
        .function(
            c"cusolverDnXsytrf_bufferSize",
            both::cusolverDnXsytrf_bufferSize,
            c"cusolverDnXsytrf_bufferSize($self, handle, params, uplo, n, dataTypeA, A, lda, ipiv, computeType)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsytrf`` needs.\n\n``cusolverStatus_t cusolverDnXsytrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nparams : cusolverDnParams_t or None\nuplo : cublas.cublasFillMode_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nipiv : device address or array\ncomputeType : runtime.cudaDataType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXsytrs",
            both::cusolverDnXsytrs,
            c"cusolverDnXsytrs($self, handle, uplo, n, nrhs, dataTypeA, A, lda, ipiv, dataTypeB, B, ldb, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info)\n--\n\nSolves A·X = B with the symmetric factorization of ``sytrf``; X replaces B.\n\n``cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndataTypeB : runtime.cudaDataType\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs\n",
        );
    table
        .function(
            c"cusolverDnXsytrs_bufferSize",
            both::cusolverDnXsytrs_bufferSize,
            c"cusolverDnXsytrs_bufferSize($self, handle, uplo, n, nrhs, dataTypeA, A, lda, ipiv, dataTypeB, B, ldb)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXsytrs`` needs.\n\n``cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\nipiv : device address or array\ndataTypeB : runtime.cudaDataType\nB : device address or array\nldb : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnXtrtri",
            both::cusolverDnXtrtri,
            c"cusolverDnXtrtri($self, handle, uplo, diag, n, dataTypeA, A, lda, bufferOnDevice, workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, devInfo)\n--\n\nInverts a triangular A in place, with 64-bit sizes and a type that an argument names.\n\n``cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\ndiag : cublas.cublasDiagType_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nbufferOnDevice : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnDevice : int\nbufferOnHost : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nworkspaceInBytesOnHost : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri\n",
        );
    table
        .function(
            c"cusolverDnXtrtri_bufferSize",
            both::cusolverDnXtrtri_bufferSize,
            c"cusolverDnXtrtri_bufferSize($self, handle, uplo, diag, n, dataTypeA, A, lda)\n--\n\nWrites how many bytes of device and of host workspace ``cusolverDnXtrtri`` needs.\n\n``cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\ndiag : cublas.cublasDiagType_t\nn : int\ndataTypeA : runtime.cudaDataType\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nworkspaceInBytesOnDevice : int\nworkspaceInBytesOnHost : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZCgels",
            both::cusolverDnZCgels,
            c"cusolverDnZCgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double-precision complex, refining a QR solution in single-precision complex.\n\n``cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels\n",
        );
    table
        .function(
            c"cusolverDnZCgels_bufferSize",
            both::cusolverDnZCgels_bufferSize,
            c"cusolverDnZCgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double-precision complex with single-precision complex.\n\n``cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZCgesv",
            both::cusolverDnZCgesv,
            c"cusolverDnZCgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double-precision complex, refining an LU solution in single-precision complex.\n\n``cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv\n",
        );
    table
        .function(
            c"cusolverDnZCgesv_bufferSize",
            both::cusolverDnZCgesv_bufferSize,
            c"cusolverDnZCgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double-precision complex with single-precision complex.\n\n``cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZEgels",
            both::cusolverDnZEgels,
            c"cusolverDnZEgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double-precision complex, refining a QR solution in bfloat16 complex.\n\n``cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels\n",
        );
    table
        .function(
            c"cusolverDnZEgels_bufferSize",
            both::cusolverDnZEgels_bufferSize,
            c"cusolverDnZEgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double-precision complex with bfloat16 complex.\n\n``cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZEgesv",
            both::cusolverDnZEgesv,
            c"cusolverDnZEgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double-precision complex, refining an LU solution in bfloat16 complex.\n\n``cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv\n",
        );
    table
        .function(
            c"cusolverDnZEgesv_bufferSize",
            both::cusolverDnZEgesv_bufferSize,
            c"cusolverDnZEgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double-precision complex with bfloat16 complex.\n\n``cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZKgels",
            both::cusolverDnZKgels,
            c"cusolverDnZKgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double-precision complex, refining a QR solution in half-precision complex.\n\n``cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels\n",
        );
    table
        .function(
            c"cusolverDnZKgels_bufferSize",
            both::cusolverDnZKgels_bufferSize,
            c"cusolverDnZKgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double-precision complex with half-precision complex.\n\n``cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZKgesv",
            both::cusolverDnZKgesv,
            c"cusolverDnZKgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double-precision complex, refining an LU solution in half-precision complex.\n\n``cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv\n",
        );
    table
        .function(
            c"cusolverDnZKgesv_bufferSize",
            both::cusolverDnZKgesv_bufferSize,
            c"cusolverDnZKgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double-precision complex with half-precision complex.\n\n``cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZYgels",
            both::cusolverDnZYgels,
            c"cusolverDnZYgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double-precision complex, refining a QR solution in TF32 complex.\n\n``cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels\n",
        );
    table
        .function(
            c"cusolverDnZYgels_bufferSize",
            both::cusolverDnZYgels_bufferSize,
            c"cusolverDnZYgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double-precision complex with TF32 complex.\n\n``cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZYgesv",
            both::cusolverDnZYgesv,
            c"cusolverDnZYgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double-precision complex, refining an LU solution in TF32 complex.\n\n``cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv\n",
        );
    table
        .function(
            c"cusolverDnZYgesv_bufferSize",
            both::cusolverDnZYgesv_bufferSize,
            c"cusolverDnZYgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double-precision complex with TF32 complex.\n\n``cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZZgels",
            both::cusolverDnZZgels,
            c"cusolverDnZZgels($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nFinds X of least ‖B − A·X‖ in double-precision complex, refining a QR solution in double-precision complex.\n\n``cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels\n",
        );
    table
        .function(
            c"cusolverDnZZgels_bufferSize",
            both::cusolverDnZZgels_bufferSize,
            c"cusolverDnZZgels_bufferSize($self, handle, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gels`` needs in double-precision complex with double-precision complex.\n\n``cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZZgesv",
            both::cusolverDnZZgesv,
            c"cusolverDnZZgesv($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace, lwork_bytes, d_info)\n--\n\nSolves A·X = B in double-precision complex, refining an LU solution in double-precision complex.\n\n``cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldda : int\ndipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddb : int\ndX : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlddx : int\ndWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork_bytes : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\niter : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv\n",
        );
    table
        .function(
            c"cusolverDnZZgesv_bufferSize",
            both::cusolverDnZZgesv_bufferSize,
            c"cusolverDnZZgesv_bufferSize($self, handle, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, dWorkspace)\n--\n\nWrites how many bytes of workspace ``gesv`` needs in double-precision complex with double-precision complex.\n\n``cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nnrhs : int\ndA : device address or array\nldda : int\ndipiv : device address or array\ndB : device address or array\nlddb : int\ndX : device address or array\nlddx : int\ndWorkspace : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork_bytes : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgebrd",
            both::cusolverDnZgebrd,
            c"cusolverDnZgebrd($self, handle, m, n, A, lda, D, E, TAUQ, TAUP, Work, Lwork, devInfo)\n--\n\nReduces A to the bidiagonal Qᴴ·A·P, double-precision complex; D and E are its diagonals.\n\n``cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D, double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nD : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nE : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUQ : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nTAUP : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd\n",
        );
    table
        .function(
            c"cusolverDnZgebrd_bufferSize",
            both::cusolverDnZgebrd_bufferSize,
            c"cusolverDnZgebrd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace the reduction of ``gebrd`` needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgeqrf",
            both::cusolverDnZgeqrf,
            c"cusolverDnZgeqrf($self, handle, m, n, A, lda, TAU, Workspace, Lwork, devInfo)\n--\n\nFactors A as Q·R in place, double-precision complex; Q is Householder vectors below R and TAU.\n\n``cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nTAU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf\n",
        );
    table
        .function(
            c"cusolverDnZgeqrf_bufferSize",
            both::cusolverDnZgeqrf_bufferSize,
            c"cusolverDnZgeqrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace a QR factorization (``geqrf``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgesvd",
            both::cusolverDnZgesvd,
            c"cusolverDnZgesvd($self, handle, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt, work, lwork, rwork, info)\n--\n\nFactors A, m ≥ n, as U·S·Vᴴ (singular values), double-precision complex; A is overwritten.\n\n``cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex *work, int lwork, double *rwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobu : int\njobvt : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nVT : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldvt : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nrwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd\n",
        );
    table
        .function(
            c"cusolverDnZgesvd_bufferSize",
            both::cusolverDnZgesvd_bufferSize,
            c"cusolverDnZgesvd_bufferSize($self, handle, m, n)\n--\n\nWrites how many elements of workspace singular values (``gesvd``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgesvdaStridedBatched",
            both::cusolverDnZgesvdaStridedBatched,
            c"cusolverDnZgesvdaStridedBatched($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, d_work, lwork, d_info, h_R_nrmF, batchSize)\n--\n\nApproximates U·S·Vᴴ of a given rank for each tall matrix of a batch, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nstrideA : int\nd_S : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nstrideS : int\nd_U : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nstrideU : int\nd_V : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nstrideV : int\nd_work : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nh_R_nrmF : address or buffer\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched\n",
        );
    table
        .function(
            c"cusolverDnZgesvdaStridedBatched_bufferSize",
            both::cusolverDnZgesvdaStridedBatched_bufferSize,
            c"cusolverDnZgesvdaStridedBatched_bufferSize($self, handle, jobz, rank, m, n, d_A, lda, strideA, d_S, strideS, d_U, ldu, strideU, d_V, ldv, strideV, batchSize)\n--\n\nWrites how many elements of workspace ``gesvdaStridedBatched`` needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrank : int\nm : int\nn : int\nd_A : device address or array\nlda : int\nstrideA : int\nd_S : device address or array\nstrideS : int\nd_U : device address or array\nldu : int\nstrideU : int\nd_V : device address or array\nldv : int\nstrideV : int\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgesvdj",
            both::cusolverDnZgesvdj,
            c"cusolverDnZgesvdj($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params)\n--\n\nFactors A as U·S·Vᴴ (singular values) by Jacobi's method, double-precision complex; writes V, not Vᴴ.\n\n``cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj\n",
        );
    table
        .function(
            c"cusolverDnZgesvdjBatched",
            both::cusolverDnZgesvdjBatched,
            c"cusolverDnZgesvdjBatched($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, work, lwork, info, params, batchSize)\n--\n\nFactors each of many A of at most 32×32 as U·S·Vᴴ by Jacobi's method, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nS : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nU : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldu : int\nV : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldv : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched\n",
        );
    table
        .function(
            c"cusolverDnZgesvdjBatched_bufferSize",
            both::cusolverDnZgesvdjBatched_bufferSize,
            c"cusolverDnZgesvdjBatched_bufferSize($self, handle, jobz, m, n, A, lda, S, U, ldu, V, ldv, params, batchSize)\n--\n\nWrites how many elements of workspace many problems (``gesvdjBatched``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgesvdj_bufferSize",
            both::cusolverDnZgesvdj_bufferSize,
            c"cusolverDnZgesvdj_bufferSize($self, handle, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, params)\n--\n\nWrites how many elements of workspace singular values (``gesvdj``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\necon : int\nm : int\nn : int\nA : device address or array\nlda : int\nS : device address or array\nU : device address or array\nldu : int\nV : device address or array\nldv : int\nparams : gesvdjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgetrf",
            both::cusolverDnZgetrf,
            c"cusolverDnZgetrf($self, handle, m, n, A, lda, Workspace, devIpiv, devInfo)\n--\n\nFactors the m×n A as P·A = L·U in place, double-precision complex; without row exchanges if devIpiv is null.\n\n``cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf\n",
        );
    table
        .function(
            c"cusolverDnZgetrf_bufferSize",
            both::cusolverDnZgetrf_bufferSize,
            c"cusolverDnZgetrf_bufferSize($self, handle, m, n, A, lda)\n--\n\nWrites how many elements of workspace an LU factorization (``getrf``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZgetrs",
            both::cusolverDnZgetrs,
            c"cusolverDnZgetrs($self, handle, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo)\n--\n\nSolves op(A)·X = B with the LU factors of ``getrf``, double-precision complex; X replaces B.\n\n``cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\ntrans : cublas.cublasOperation_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrs\n",
        );
    table
        .function(
            c"cusolverDnZheevd",
            both::cusolverDnZheevd,
            c"cusolverDnZheevd($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info)\n--\n\nFinds all eigenvalues, on request eigenvectors, of a Hermitian A, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd\n",
        );
    table
        .function(
            c"cusolverDnZheevd_bufferSize",
            both::cusolverDnZheevd_bufferSize,
            c"cusolverDnZheevd_bufferSize($self, handle, jobz, uplo, n, A, lda, W)\n--\n\nWrites how many elements of workspace Hermitian eigenvalues (``heevd``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZheevdx",
            both::cusolverDnZheevdx,
            c"cusolverDnZheevdx($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds eigenvalues in (vl, vu] or il to iu, maybe vectors, of a Hermitian A, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx\n",
        );
    table
        .function(
            c"cusolverDnZheevdx_bufferSize",
            both::cusolverDnZheevdx_bufferSize,
            c"cusolverDnZheevdx_bufferSize($self, handle, jobz, range, uplo, n, A, lda, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``heevdx``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZheevj",
            both::cusolverDnZheevj,
            c"cusolverDnZheevj($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params)\n--\n\nFinds all eigenvalues, maybe eigenvectors, of a Hermitian A by Jacobi's method, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj\n",
        );
    table
        .function(
            c"cusolverDnZheevjBatched",
            both::cusolverDnZheevjBatched,
            c"cusolverDnZheevjBatched($self, handle, jobz, uplo, n, A, lda, W, work, lwork, info, params, batchSize)\n--\n\nFinds eigenvalues, maybe vectors, of each of many small Hermitian A by Jacobi, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched\n",
        );
    table
        .function(
            c"cusolverDnZheevjBatched_bufferSize",
            both::cusolverDnZheevjBatched_bufferSize,
            c"cusolverDnZheevjBatched_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params, batchSize)\n--\n\nWrites how many elements of workspace many small problems (``heevjBatched``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZheevj_bufferSize",
            both::cusolverDnZheevj_bufferSize,
            c"cusolverDnZheevj_bufferSize($self, handle, jobz, uplo, n, A, lda, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``heevj``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZhegvd",
            both::cusolverDnZhegvd,
            c"cusolverDnZhegvd($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info)\n--\n\nFinds all λ, on request x, of A·x = λ·B·x (or as itype says) for Hermitian A, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd\n",
        );
    table
        .function(
            c"cusolverDnZhegvd_bufferSize",
            both::cusolverDnZhegvd_bufferSize,
            c"cusolverDnZhegvd_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W)\n--\n\nWrites how many elements of workspace a generalized problem (``hegvd``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZhegvdx",
            both::cusolverDnZhegvdx,
            c"cusolverDnZhegvdx($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W, work, lwork, info)\n--\n\nFinds λ in a range, maybe x, of A·x = λ·B·x (or as itype says) for Hermitian A, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx\n",
        );
    table
        .function(
            c"cusolverDnZhegvdx_bufferSize",
            both::cusolverDnZhegvdx_bufferSize,
            c"cusolverDnZhegvdx_bufferSize($self, handle, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, W)\n--\n\nWrites how many elements of workspace selected eigenvalues (``hegvdx``) need, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nrange : cusolverEigRange_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nvl : float\nvu : float\nil : int\niu : int\nW : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmeig : int\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZhegvj",
            both::cusolverDnZhegvj,
            c"cusolverDnZhegvj($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, params)\n--\n\nFinds all λ, maybe x, of A·x = λ·B·x (or as itype says) by Jacobi, Hermitian A, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nW : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj\n",
        );
    table
        .function(
            c"cusolverDnZhegvj_bufferSize",
            both::cusolverDnZhegvj_bufferSize,
            c"cusolverDnZhegvj_bufferSize($self, handle, itype, jobz, uplo, n, A, lda, B, ldb, W, params)\n--\n\nWrites how many elements of workspace Jacobi's method (``hegvj``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork, syevjInfo_t params)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nitype : cusolverEigType_t\njobz : cusolverEigMode_t\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nB : device address or array\nldb : int\nW : device address or array\nparams : syevjInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZhetrd",
            both::cusolverDnZhetrd,
            c"cusolverDnZhetrd($self, handle, uplo, n, A, lda, d, e, tau, work, lwork, info)\n--\n\nReduces a Hermitian A to the real tridiagonal Qᴴ·A·Q, double-precision complex; d and e are its diagonals.\n\n``cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ne : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd\n",
        );
    table
        .function(
            c"cusolverDnZhetrd_bufferSize",
            both::cusolverDnZhetrd_bufferSize,
            c"cusolverDnZhetrd_bufferSize($self, handle, uplo, n, A, lda, d, e, tau)\n--\n\nWrites how many elements of workspace the reduction of ``hetrd`` needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nd : device address or array\ne : device address or array\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZlaswp",
            both::cusolverDnZlaswp,
            c"cusolverDnZlaswp($self, handle, n, A, lda, k1, k2, devIpiv, incx)\n--\n\nExchanges the rows k1 to k2 of A in the order that devIpiv has from ``getrf``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nk1 : int\nk2 : int\ndevIpiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nincx : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlaswp\n",
        );
    table
        .function(
            c"cusolverDnZlauum",
            both::cusolverDnZlauum,
            c"cusolverDnZlauum($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes U·Uᴴ or Lᴴ·L of a triangular factor, which it replaces, double-precision complex.\n\n``cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum\n",
        );
    table
        .function(
            c"cusolverDnZlauum_bufferSize",
            both::cusolverDnZlauum_bufferSize,
            c"cusolverDnZlauum_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace the product of factors (``lauum``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZpotrf",
            both::cusolverDnZpotrf,
            c"cusolverDnZpotrf($self, handle, uplo, n, A, lda, Workspace, Lwork, devInfo)\n--\n\nFactors a positive definite A as L·Lᴴ or Uᴴ·U in place (Cholesky), double-precision complex.\n\n``cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nWorkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nLwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf\n",
        );
    table
        .function(
            c"cusolverDnZpotrfBatched",
            both::cusolverDnZpotrfBatched,
            c"cusolverDnZpotrfBatched($self, handle, uplo, n, Aarray, lda, infoArray, batchSize)\n--\n\nFactors each positive definite A of an array of pointers by Cholesky in place, double-precision complex.\n\n``cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nAarray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ninfoArray : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrfBatched\n",
        );
    table
        .function(
            c"cusolverDnZpotrf_bufferSize",
            both::cusolverDnZpotrf_bufferSize,
            c"cusolverDnZpotrf_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace a Cholesky factorization (``potrf``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *Lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nLwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZpotri",
            both::cusolverDnZpotri,
            c"cusolverDnZpotri($self, handle, uplo, n, A, lda, work, lwork, devInfo)\n--\n\nComputes A⁻¹ in place from the Cholesky factor of ``potrf``, double-precision complex; writes one triangle.\n\n``cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri\n",
        );
    table
        .function(
            c"cusolverDnZpotri_bufferSize",
            both::cusolverDnZpotri_bufferSize,
            c"cusolverDnZpotri_bufferSize($self, handle, uplo, n, A, lda)\n--\n\nWrites how many elements of workspace an inverse by Cholesky (``potri``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZpotrs",
            both::cusolverDnZpotrs,
            c"cusolverDnZpotrs($self, handle, uplo, n, nrhs, A, lda, B, ldb, devInfo)\n--\n\nSolves A·X = B with the Cholesky factor of ``potrf``, double-precision complex; X replaces B.\n\n``cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrs\n",
        );
    table
        .function(
            c"cusolverDnZpotrsBatched",
            both::cusolverDnZpotrsBatched,
            c"cusolverDnZpotrsBatched($self, handle, uplo, n, nrhs, A, lda, B, ldb, d_info, batchSize)\n--\n\nSolves A·x = b for each A factored by ``potrfBatched``, double-precision complex; one right-hand side each.\n\n``cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nnrhs : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nB : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldb : int\nd_info : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrsBatched\n",
        );
    table
        .function(
            c"cusolverDnZsytrf",
            both::cusolverDnZsytrf,
            c"cusolverDnZsytrf($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nFactors a symmetric, maybe indefinite A as L·D·Lᵀ or U·D·Uᵀ (Bunch–Kaufman), double-precision complex.\n\n``cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf\n",
        );
    table
        .function(
            c"cusolverDnZsytrf_bufferSize",
            both::cusolverDnZsytrf_bufferSize,
            c"cusolverDnZsytrf_bufferSize($self, handle, n, A, lda)\n--\n\nWrites how many elements of workspace a symmetric factorization (``sytrf``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nn : int\nA : device address or array\nlda : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZsytri",
            both::cusolverDnZsytri,
            c"cusolverDnZsytri($self, handle, uplo, n, A, lda, ipiv, work, lwork, info)\n--\n\nComputes A⁻¹ in place from the symmetric factorization of ``sytrf``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\nipiv : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri\n",
        );
    table
        .function(
            c"cusolverDnZsytri_bufferSize",
            both::cusolverDnZsytri_bufferSize,
            c"cusolverDnZsytri_bufferSize($self, handle, uplo, n, A, lda, ipiv)\n--\n\nWrites how many elements of workspace a symmetric inverse (``sytri``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\nipiv : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZungbr",
            both::cusolverDnZungbr,
            c"cusolverDnZungbr($self, handle, side, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the unitary Q (side left) or Pᴴ from the reflectors of ``gebrd``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr\n",
        );
    table
        .function(
            c"cusolverDnZungbr_bufferSize",
            both::cusolverDnZungbr_bufferSize,
            c"cusolverDnZungbr_bufferSize($self, handle, side, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q or Pᴴ (``ungbr``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZungqr",
            both::cusolverDnZungqr,
            c"cusolverDnZungqr($self, handle, m, n, k, A, lda, tau, work, lwork, info)\n--\n\nForms the first n columns of the unitary Q from the reflectors of ``geqrf``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr\n",
        );
    table
        .function(
            c"cusolverDnZungqr_bufferSize",
            both::cusolverDnZungqr_bufferSize,
            c"cusolverDnZungqr_bufferSize($self, handle, m, n, k, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``ungqr``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZungtr",
            both::cusolverDnZungtr,
            c"cusolverDnZungtr($self, handle, uplo, n, A, lda, tau, work, lwork, info)\n--\n\nForms the unitary Q from the reflectors of ``hetrd``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr\n",
        );
    table
        .function(
            c"cusolverDnZungtr_bufferSize",
            both::cusolverDnZungtr_bufferSize,
            c"cusolverDnZungtr_bufferSize($self, handle, uplo, n, A, lda, tau)\n--\n\nWrites how many elements of workspace forming Q (``ungtr``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nuplo : cublas.cublasFillMode_t\nn : int\nA : device address or array\nlda : int\ntau : device address or array\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZunmqr",
            both::cusolverDnZunmqr,
            c"cusolverDnZunmqr($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, devInfo)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``geqrf``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *devInfo)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ndevInfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr\n",
        );
    table
        .function(
            c"cusolverDnZunmqr_bufferSize",
            both::cusolverDnZunmqr_bufferSize,
            c"cusolverDnZunmqr_bufferSize($self, handle, side, trans, m, n, k, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``unmqr``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nk : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr_bufferSize\n",
        );
    table
        .function(
            c"cusolverDnZunmtr",
            both::cusolverDnZunmtr,
            c"cusolverDnZunmtr($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc, work, lwork, info)\n--\n\nC = op(Q)·C (C·op(Q) for side right) with Q as reflectors of ``hetrd``, double-precision complex.\n\n``cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *info)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlda : int\ntau : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nC : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nldc : int\nwork : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nlwork : int\ninfo : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr\n",
        );
    table
        .function(
            c"cusolverDnZunmtr_bufferSize",
            both::cusolverDnZunmtr_bufferSize,
            c"cusolverDnZunmtr_bufferSize($self, handle, side, uplo, trans, m, n, A, lda, tau, C, ldc)\n--\n\nWrites how many elements of workspace multiplying by Q (``unmtr``) needs, double-precision complex.\n\n``cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)``\n\nParameters\n----------\nhandle : cusolverDnHandle_t or None\nside : cublas.cublasSideMode_t\nuplo : cublas.cublasFillMode_t\ntrans : cublas.cublasOperation_t\nm : int\nn : int\nA : device address or array\nlda : int\ntau : device address or array\nC : device address or array\nldc : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nlwork : int\n\nNotes\n-----\nIn ``cusolverDn.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr_bufferSize\n",
        );
    table
        .function(
            c"cusolverGetProperty",
            both::cusolverGetProperty,
            c"cusolverGetProperty($self, typename)\n--\n\nWrites one part of cuSOLVER's version (major, minor or patch level).\n\n``cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cusolver_common.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetProperty\n",
        );
    table
        .function(
            c"cusolverGetVersion",
            both::cusolverGetVersion,
            c"cusolverGetVersion($self)\n--\n\nWrites cuSOLVER's version as one number.\n\n``cusolverStatus_t cusolverGetVersion(int *version)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cusolver_common.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetVersion\n",
        );
    table
        .function(
            c"cusolverRfAccessBundledFactorsDevice",
            both::cusolverRfAccessBundledFactorsDevice,
            c"cusolverRfAccessBundledFactorsDevice($self, handle)\n--\n\nWrites where L and U are on the device, as one CSR matrix M without L's unit diagonal.\n\n``cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi, double **Mx)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnnzM : int\nMp : int\nMi : int\nMx : int\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAccessBundledFactorsDevice\n",
        );
    table
        .function(
            c"cusolverRfAnalyze",
            both::cusolverRfAnalyze,
            c"cusolverRfAnalyze($self, handle)\n--\n\nFinds from the pattern what refactorization can do in parallel; once after setup.\n\n``cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAnalyze\n",
        );
    table
        .function(
            c"cusolverRfBatchAnalyze",
            both::cusolverRfBatchAnalyze,
            c"cusolverRfBatchAnalyze($self, handle)\n--\n\nFinds from the pattern what refactorizing the batch can do in parallel; once after setup.\n\n``cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchAnalyze\n",
        );
    table
        .function(
            c"cusolverRfBatchRefactor",
            both::cusolverRfBatchRefactor,
            c"cusolverRfBatchRefactor($self, handle)\n--\n\nFactors every matrix of the batch with its present values anew on the GPU.\n\n``cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchRefactor\n",
        );
    table
        .function(
            c"cusolverRfBatchResetValues",
            both::cusolverRfBatchResetValues,
            c"cusolverRfBatchResetValues($self, batchSize, n, nnzA, csrRowPtrA, csrColIndA, csrValA_array, P, Q, handle)\n--\n\nGives the handle other values of each matrix of the batch; the pattern must not change.\n\n``cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)``\n\nParameters\n----------\nbatchSize : int\nn : int\nnnzA : int\ncsrRowPtrA : device address or array\ncsrColIndA : device address or array\ncsrValA_array : device address or array\nP : device address or array\nQ : device address or array\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchResetValues\n",
        );
    table
        .function(
            c"cusolverRfBatchSetupHost",
            both::cusolverRfBatchSetupHost,
            c"cusolverRfBatchSetupHost($self, batchSize, n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA_array, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU, h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q, handle)\n--\n\nGives the handle many sparse A of one pattern with their L, U, P and Q, from host arrays.\n\n``cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)``\n\nParameters\n----------\nbatchSize : int\nn : int\nnnzA : int\nh_csrRowPtrA : address or buffer\nh_csrColIndA : address or buffer\nh_csrValA_array : list[address or buffer] or None\nnnzL : int\nh_csrRowPtrL : address or buffer\nh_csrColIndL : address or buffer\nh_csrValL : address or buffer\nnnzU : int\nh_csrRowPtrU : address or buffer\nh_csrColIndU : address or buffer\nh_csrValU : address or buffer\nh_P : address or buffer\nh_Q : address or buffer\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSetupHost\n",
        );
    table
        .function(
            c"cusolverRfBatchSolve",
            both::cusolverRfBatchSolve,
            c"cusolverRfBatchSolve($self, handle, P, Q, nrhs, Temp, ldt, XF_array, ldxf)\n--\n\nSolves each system of the batch with its last factors; solutions replace the right-hand sides.\n\n``cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nP : device address or array\nQ : device address or array\nnrhs : int\nTemp : device address or array\nldt : int\nXF_array : device address or array\nldxf : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSolve\n",
        );
    table
        .function(
            c"cusolverRfBatchZeroPivot",
            both::cusolverRfBatchZeroPivot,
            c"cusolverRfBatchZeroPivot($self, handle, position)\n--\n\nWrites for each matrix of the batch where its first zero pivot is, or −1.\n\n``cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nposition : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchZeroPivot\n",
        );
    table
        .function(
            c"cusolverRfCreate",
            both::cusolverRfCreate,
            c"cusolverRfCreate($self)\n--\n\nCreates a refactorization handle, for sparse systems that change in their values only.\n\n``cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nhandle : cusolverRfHandle_t\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfCreate\n",
        );
    table
        .function(
            c"cusolverRfDestroy",
            both::cusolverRfDestroy,
            c"cusolverRfDestroy($self, handle)\n--\n\nDestroys a refactorization handle and frees its device memory.\n\n``cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfDestroy\n",
        );
    table
        .function(
            c"cusolverRfExtractBundledFactorsHost",
            both::cusolverRfExtractBundledFactorsHost,
            c"cusolverRfExtractBundledFactorsHost($self, handle)\n--\n\nCopies L and U to host arrays, as one CSR matrix M without L's unit diagonal.\n\n``cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_nnzM : int\nh_Mp : int\nh_Mi : int\nh_Mx : int\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractBundledFactorsHost\n",
        );
    table
        .function(
            c"cusolverRfExtractSplitFactorsHost",
            both::cusolverRfExtractSplitFactorsHost,
            c"cusolverRfExtractSplitFactorsHost($self, handle)\n--\n\nCopies L and U to host arrays, as two CSR matrices.\n\n``cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nh_nnzL : int\nh_csrRowPtrL : int\nh_csrColIndL : int\nh_csrValL : int\nh_nnzU : int\nh_csrRowPtrU : int\nh_csrColIndU : int\nh_csrValU : int\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractSplitFactorsHost\n",
        );
    table
        .function(
            c"cusolverRfGetAlgs",
            both::cusolverRfGetAlgs,
            c"cusolverRfGetAlgs($self, handle)\n--\n\nTells the algorithms of refactorization and of the triangular solves.\n\n``cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nfactAlg : cusolverRfFactorization_t\nsolveAlg : cusolverRfTriangularSolve_t\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetAlgs\n",
        );
    table
        .function(
            c"cusolverRfGetMatrixFormat",
            both::cusolverRfGetMatrixFormat,
            c"cusolverRfGetMatrixFormat($self, handle)\n--\n\nTells whether matrices are CSR or CSC and which factor's unit diagonal is stored or implied.\n\n``cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nformat : cusolverRfMatrixFormat_t\ndiag : cusolverRfUnitDiagonal_t\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetMatrixFormat\n",
        );
    table
        .function(
            c"cusolverRfGetNumericBoostReport",
            both::cusolverRfGetNumericBoostReport,
            c"cusolverRfGetNumericBoostReport($self, handle)\n--\n\nTells whether a pivot was so small that the boost value took its place.\n\n``cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nreport : cusolverRfNumericBoostReport_t\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericBoostReport\n",
        );
    table
        .function(
            c"cusolverRfGetNumericProperties",
            both::cusolverRfGetNumericProperties,
            c"cusolverRfGetNumericProperties($self, handle)\n--\n\nTells below which value a pivot counts as zero, and the value that then takes its place.\n\n``cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nzero : float\nboost : float\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericProperties\n",
        );
    table
        .function(
            c"cusolverRfGetResetValuesFastMode",
            both::cusolverRfGetResetValuesFastMode,
            c"cusolverRfGetResetValuesFastMode($self, handle)\n--\n\nTells whether ``cusolverRfResetValues`` takes more memory to be faster.\n\n``cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nfastMode : cusolverRfResetValuesFastMode_t\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetResetValuesFastMode\n",
        );
    table
        .function(
            c"cusolverRfRefactor",
            both::cusolverRfRefactor,
            c"cusolverRfRefactor($self, handle)\n--\n\nFactors A with its present values anew on the GPU, with the pattern and orders of the setup.\n\n``cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfRefactor\n",
        );
    table
        .function(
            c"cusolverRfResetValues",
            both::cusolverRfResetValues,
            c"cusolverRfResetValues($self, n, nnzA, csrRowPtrA, csrColIndA, csrValA, P, Q, handle)\n--\n\nGives the handle other values of A; its pattern must be the one of the setup.\n\n``cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P, int *Q, cusolverRfHandle_t handle)``\n\nParameters\n----------\nn : int\nnnzA : int\ncsrRowPtrA : device address or array\ncsrColIndA : device address or array\ncsrValA : device address or array\nP : device address or array\nQ : device address or array\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfResetValues\n",
        );
    table
        .function(
            c"cusolverRfSetAlgs",
            both::cusolverRfSetAlgs,
            c"cusolverRfSetAlgs($self, handle, factAlg, solveAlg)\n--\n\nSets the algorithms of refactorization and of the triangular solves.\n\n``cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nfactAlg : cusolverRfFactorization_t\nsolveAlg : cusolverRfTriangularSolve_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetAlgs\n",
        );
    table
        .function(
            c"cusolverRfSetMatrixFormat",
            both::cusolverRfSetMatrixFormat,
            c"cusolverRfSetMatrixFormat($self, handle, pformat, diag)\n--\n\nSets whether matrices are CSR or CSC and which factor's unit diagonal is stored or implied.\n\n``cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\npformat : cusolverRfMatrixFormat_t\ndiag : cusolverRfUnitDiagonal_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetMatrixFormat\n",
        );
    table
        .function(
            c"cusolverRfSetNumericProperties",
            both::cusolverRfSetNumericProperties,
            c"cusolverRfSetNumericProperties($self, handle, zero, boost)\n--\n\nSets below which value a pivot counts as zero, and the value that then takes its place.\n\n``cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nzero : float\nboost : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetNumericProperties\n",
        );
    table
        .function(
            c"cusolverRfSetResetValuesFastMode",
            both::cusolverRfSetResetValuesFastMode,
            c"cusolverRfSetResetValuesFastMode($self, handle, fastMode)\n--\n\nSets whether ``cusolverRfResetValues`` takes more memory to be faster.\n\n``cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nfastMode : cusolverRfResetValuesFastMode_t\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetResetValuesFastMode\n",
        );
    table
        .function(
            c"cusolverRfSetupDevice",
            both::cusolverRfSetupDevice,
            c"cusolverRfSetupDevice($self, n, nnzA, csrRowPtrA, csrColIndA, csrValA, nnzL, csrRowPtrL, csrColIndL, csrValL, nnzU, csrRowPtrU, csrColIndU, csrValU, P, Q, handle)\n--\n\nGives the handle a sparse A with its L, U and orders P and Q, from device arrays.\n\n``cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)``\n\nParameters\n----------\nn : int\nnnzA : int\ncsrRowPtrA : device address or array\ncsrColIndA : device address or array\ncsrValA : device address or array\nnnzL : int\ncsrRowPtrL : device address or array\ncsrColIndL : device address or array\ncsrValL : device address or array\nnnzU : int\ncsrRowPtrU : device address or array\ncsrColIndU : device address or array\ncsrValU : device address or array\nP : device address or array\nQ : device address or array\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupDevice\n",
        );
    table
        .function(
            c"cusolverRfSetupHost",
            both::cusolverRfSetupHost,
            c"cusolverRfSetupHost($self, n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU, h_csrRowPtrU, h_csrColIndU, h_csrValU, h_P, h_Q, handle)\n--\n\nGives the handle a sparse A with its L, U and orders P and Q, from host arrays.\n\n``cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)``\n\nParameters\n----------\nn : int\nnnzA : int\nh_csrRowPtrA : address or buffer\nh_csrColIndA : address or buffer\nh_csrValA : address or buffer\nnnzL : int\nh_csrRowPtrL : address or buffer\nh_csrColIndL : address or buffer\nh_csrValL : address or buffer\nnnzU : int\nh_csrRowPtrU : address or buffer\nh_csrColIndU : address or buffer\nh_csrValU : address or buffer\nh_P : address or buffer\nh_Q : address or buffer\nhandle : cusolverRfHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupHost\n",
        );
    table
        .function(
            c"cusolverRfSolve",
            both::cusolverRfSolve,
            c"cusolverRfSolve($self, handle, P, Q, nrhs, Temp, ldt, XF, ldxf)\n--\n\nSolves A·X = F with the last factors for nrhs right-hand sides; X replaces F in XF.\n\n``cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double *XF, int ldxf)``\n\nParameters\n----------\nhandle : cusolverRfHandle_t or None\nP : device address or array\nQ : device address or array\nnrhs : int\nTemp : device address or array\nldt : int\nXF : device address or array\nldxf : int\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverRf.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSolve\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholBufferInfo",
            both::cusolverSpCcsrcholBufferInfo,
            c"cusolverSpCcsrcholBufferInfo($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky holds and how many of workspace it needs, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholBufferInfoHost",
            both::cusolverSpCcsrcholBufferInfoHost,
            c"cusolverSpCcsrcholBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky on the CPU holds and needs as workspace, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholDiag",
            both::cusolverSpCcsrcholDiag,
            c"cusolverSpCcsrcholDiag($self, handle, info, diag)\n--\n\nWrites the diagonal of L, which is real, of a sparse Cholesky factorization, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ndiag : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholDiag\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholFactor",
            both::cusolverSpCcsrcholFactor,
            c"cusolverSpCcsrcholFactor($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization of a positive definite A, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactor\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholFactorHost",
            both::cusolverSpCcsrcholFactorHost,
            c"cusolverSpCcsrcholFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactorHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholSolve",
            both::cusolverSpCcsrcholSolve,
            c"cusolverSpCcsrcholSolve($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolve\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholSolveHost",
            both::cusolverSpCcsrcholSolveHost,
            c"cusolverSpCcsrcholSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolveHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholZeroPivot",
            both::cusolverSpCcsrcholZeroPivot,
            c"cusolverSpCcsrcholZeroPivot($self, handle, info, tol)\n--\n\nWrites the first row where a sparse Cholesky found no positive pivot, or −1, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpCcsrcholZeroPivotHost",
            both::cusolverSpCcsrcholZeroPivotHost,
            c"cusolverSpCcsrcholZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where Cholesky on the CPU found no positive pivot, or −1, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpCcsreigsHost",
            both::cusolverSpCcsreigsHost,
            c"cusolverSpCcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)\n--\n\nCounts the eigenvalues of a CSR A in a rectangle of the complex plane on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nleft_bottom_corner : runtime.cuComplex\nright_upper_corner : runtime.cuComplex\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnum_eigs : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigsHost\n",
        );
    table
        .function(
            c"cusolverSpCcsreigvsi",
            both::cusolverSpCcsreigvsi,
            c"cusolverSpCcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)\n--\n\nFinds the eigenvalue of a CSR A nearest to mu0 and its vector by inverse iteration, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu0 : runtime.cuComplex\nx0 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmaxite : int\neps : float\nmu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsi\n",
        );
    table
        .function(
            c"cusolverSpCcsreigvsiHost",
            both::cusolverSpCcsreigvsiHost,
            c"cusolverSpCcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)\n--\n\nFinds the eigenpair of a CSR A nearest to mu0 by inverse iteration on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu0 : runtime.cuComplex\nx0 : address or buffer\nmaxite : int\ntol : float\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmu : runtime.cuComplex\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsiHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsqvqrHost",
            both::cusolverSpCcsrlsqvqrHost,
            c"cusolverSpCcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)\n--\n\nFinds the x of least ‖A·x − b‖ for a CSR A by QR with pivoting on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nx : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nrankA : int\nmin_norm : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsqvqrHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsvchol",
            both::cusolverSpCcsrlsvchol,
            c"cusolverSpCcsrlsvchol($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvchol\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsvcholHost",
            both::cusolverSpCcsrlsvcholHost,
            c"cusolverSpCcsrlsvcholHost($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : address or buffer\ncsrRowPtr : address or buffer\ncsrColInd : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvcholHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsvluHost",
            both::cusolverSpCcsrlsvluHost,
            c"cusolverSpCcsrlsvluHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by LU on the CPU, single-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvluHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsvqr",
            both::cusolverSpCcsrlsvqr,
            c"cusolverSpCcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR, single-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqr\n",
        );
    table
        .function(
            c"cusolverSpCcsrlsvqrHost",
            both::cusolverSpCcsrlsvqrHost,
            c"cusolverSpCcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR on the CPU, single-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqrHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrluBufferInfoHost",
            both::cusolverSpCcsrluBufferInfoHost,
            c"cusolverSpCcsrluBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse LU on the CPU holds and needs as workspace, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrluExtractHost",
            both::cusolverSpCcsrluExtractHost,
            c"cusolverSpCcsrluExtractHost($self, handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer)\n--\n\nWrites P, Q, L and U of a sparse LU factorization P·A·Qᵀ = L·U on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nP : address or buffer\nQ : address or buffer\ndescrL : cusparse.cusparseMatDescr_t or None\ncsrValL : address or buffer\ncsrRowPtrL : address or buffer\ncsrColIndL : address or buffer\ndescrU : cusparse.cusparseMatDescr_t or None\ncsrValU : address or buffer\ncsrRowPtrU : address or buffer\ncsrColIndU : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluExtractHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrluFactorHost",
            both::cusolverSpCcsrluFactorHost,
            c"cusolverSpCcsrluFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer)\n--\n\nComputes a planned sparse LU factorization with pivoting on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\npivot_threshold : float\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluFactorHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrluSolveHost",
            both::cusolverSpCcsrluSolveHost,
            c"cusolverSpCcsrluSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse LU factorization on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluSolveHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrluZeroPivotHost",
            both::cusolverSpCcsrluZeroPivotHost,
            c"cusolverSpCcsrluZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where a sparse LU on the CPU has a pivot ≤ tol, or −1, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrluInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrBufferInfo",
            both::cusolverSpCcsrqrBufferInfo,
            c"cusolverSpCcsrqrBufferInfo($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR holds and how many of workspace it needs, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrBufferInfoBatched",
            both::cusolverSpCcsrqrBufferInfoBatched,
            c"cusolverSpCcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)\n--\n\nWrites how many bytes many sparse QRs hold and how many of workspace they need, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoBatched\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrBufferInfoHost",
            both::cusolverSpCcsrqrBufferInfoHost,
            c"cusolverSpCcsrqrBufferInfoHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR on the CPU holds and needs as workspace, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrFactor",
            both::cusolverSpCcsrqrFactor,
            c"cusolverSpCcsrqrFactor($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR factorization, single-precision complex; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactor\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrFactorHost",
            both::cusolverSpCcsrqrFactorHost,
            c"cusolverSpCcsrqrFactorHost($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR on the CPU, single-precision complex; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactorHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrSetup",
            both::cusolverSpCcsrqrSetup,
            c"cusolverSpCcsrqrSetup($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu : runtime.cuComplex\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetup\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrSetupHost",
            both::cusolverSpCcsrqrSetupHost,
            c"cusolverSpCcsrqrSetupHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu : runtime.cuComplex\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetupHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrSolve",
            both::cusolverSpCcsrqrSolve,
            c"cusolverSpCcsrqrSolve($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolve\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrSolveHost",
            both::cusolverSpCcsrqrSolveHost,
            c"cusolverSpCcsrqrSolveHost($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization on the CPU, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolveHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrZeroPivot",
            both::cusolverSpCcsrqrZeroPivot,
            c"cusolverSpCcsrqrZeroPivot($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR, or −1 if none, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrZeroPivotHost",
            both::cusolverSpCcsrqrZeroPivotHost,
            c"cusolverSpCcsrqrZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR on the CPU, or −1, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpCcsrqrsvBatched",
            both::cusolverSpCcsrqrsvBatched,
            c"cusolverSpCcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)\n--\n\nSolves A·x = b by QR for many CSR A of one pattern, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrsvBatched\n",
        );
    table
        .function(
            c"cusolverSpCcsrzfdHost",
            both::cusolverSpCcsrzfdHost,
            c"cusolverSpCcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)\n--\n\nFinds on the CPU an order that leaves no zeros on a CSR A's diagonal, if any does, single-precision complex.\n\n``cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nP : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnumnz : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrzfdHost\n",
        );
    table
        .function(
            c"cusolverSpCreate",
            both::cusolverSpCreate,
            c"cusolverSpCreate($self)\n--\n\nCreates a handle for sparse solvers on the current device.\n\n``cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nhandle : cusolverSpHandle_t\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreate\n",
        );
    table
        .function(
            c"cusolverSpCreateCsrcholInfo",
            both::cusolverSpCreateCsrcholInfo,
            c"cusolverSpCreateCsrcholInfo($self)\n--\n\nCreates the object that holds a sparse Cholesky factorization.\n\n``cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : csrcholInfo_t\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfo\n",
        );
    table
        .function(
            c"cusolverSpCreateCsrcholInfoHost",
            both::cusolverSpCreateCsrcholInfoHost,
            c"cusolverSpCreateCsrcholInfoHost($self)\n--\n\nCreates the object that holds a sparse Cholesky factorization on the CPU.\n\n``cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : csrcholInfoHost_t\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfoHost\n",
        );
    table
        .function(
            c"cusolverSpCreateCsrluInfoHost",
            both::cusolverSpCreateCsrluInfoHost,
            c"cusolverSpCreateCsrluInfoHost($self)\n--\n\nCreates the object that holds a sparse LU factorization on the CPU.\n\n``cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : csrluInfoHost_t\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrluInfoHost\n",
        );
    table
        .function(
            c"cusolverSpCreateCsrqrInfo",
            both::cusolverSpCreateCsrqrInfo,
            c"cusolverSpCreateCsrqrInfo($self)\n--\n\nCreates the object that holds a sparse QR factorization.\n\n``cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : csrqrInfo_t\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfo\n",
        );
    table
        .function(
            c"cusolverSpCreateCsrqrInfoHost",
            both::cusolverSpCreateCsrqrInfoHost,
            c"cusolverSpCreateCsrqrInfoHost($self)\n--\n\nCreates the object that holds a sparse QR factorization on the CPU.\n\n``cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)``\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninfo : csrqrInfoHost_t\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholBufferInfo",
            both::cusolverSpDcsrcholBufferInfo,
            c"cusolverSpDcsrcholBufferInfo($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky holds and how many of workspace it needs, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholBufferInfoHost",
            both::cusolverSpDcsrcholBufferInfoHost,
            c"cusolverSpDcsrcholBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky on the CPU holds and needs as workspace, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholDiag",
            both::cusolverSpDcsrcholDiag,
            c"cusolverSpDcsrcholDiag($self, handle, info, diag)\n--\n\nWrites the diagonal of L, which is real, of a sparse Cholesky factorization, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ndiag : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholDiag\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholFactor",
            both::cusolverSpDcsrcholFactor,
            c"cusolverSpDcsrcholFactor($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization of a positive definite A, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactor\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholFactorHost",
            both::cusolverSpDcsrcholFactorHost,
            c"cusolverSpDcsrcholFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactorHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholSolve",
            both::cusolverSpDcsrcholSolve,
            c"cusolverSpDcsrcholSolve($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolve\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholSolveHost",
            both::cusolverSpDcsrcholSolveHost,
            c"cusolverSpDcsrcholSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolveHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholZeroPivot",
            both::cusolverSpDcsrcholZeroPivot,
            c"cusolverSpDcsrcholZeroPivot($self, handle, info, tol)\n--\n\nWrites the first row where a sparse Cholesky found no positive pivot, or −1, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpDcsrcholZeroPivotHost",
            both::cusolverSpDcsrcholZeroPivotHost,
            c"cusolverSpDcsrcholZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where Cholesky on the CPU found no positive pivot, or −1, double precision.\n\n``cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpDcsreigsHost",
            both::cusolverSpDcsreigsHost,
            c"cusolverSpDcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)\n--\n\nCounts the eigenvalues of a CSR A in a rectangle of the complex plane on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nleft_bottom_corner : runtime.cuDoubleComplex\nright_upper_corner : runtime.cuDoubleComplex\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnum_eigs : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigsHost\n",
        );
    table
        .function(
            c"cusolverSpDcsreigvsi",
            both::cusolverSpDcsreigvsi,
            c"cusolverSpDcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)\n--\n\nFinds the eigenvalue of a CSR A nearest to mu0 and its vector by inverse iteration, double precision.\n\n``cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu0 : float\nx0 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmaxite : int\neps : float\nmu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsi\n",
        );
    table
        .function(
            c"cusolverSpDcsreigvsiHost",
            both::cusolverSpDcsreigvsiHost,
            c"cusolverSpDcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)\n--\n\nFinds the eigenpair of a CSR A nearest to mu0 by inverse iteration on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu0 : float\nx0 : address or buffer\nmaxite : int\ntol : float\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmu : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsiHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsqvqrHost",
            both::cusolverSpDcsrlsqvqrHost,
            c"cusolverSpDcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)\n--\n\nFinds the x of least ‖A·x − b‖ for a CSR A by QR with pivoting on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nx : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nrankA : int\nmin_norm : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsqvqrHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsvchol",
            both::cusolverSpDcsrlsvchol,
            c"cusolverSpDcsrlsvchol($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky, double precision.\n\n``cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvchol\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsvcholHost",
            both::cusolverSpDcsrlsvcholHost,
            c"cusolverSpDcsrlsvcholHost($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : address or buffer\ncsrRowPtr : address or buffer\ncsrColInd : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvcholHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsvluHost",
            both::cusolverSpDcsrlsvluHost,
            c"cusolverSpDcsrlsvluHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by LU on the CPU, double precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvluHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsvqr",
            both::cusolverSpDcsrlsvqr,
            c"cusolverSpDcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR, double precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqr\n",
        );
    table
        .function(
            c"cusolverSpDcsrlsvqrHost",
            both::cusolverSpDcsrlsvqrHost,
            c"cusolverSpDcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR on the CPU, double precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqrHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrluBufferInfoHost",
            both::cusolverSpDcsrluBufferInfoHost,
            c"cusolverSpDcsrluBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse LU on the CPU holds and needs as workspace, double precision.\n\n``cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrluExtractHost",
            both::cusolverSpDcsrluExtractHost,
            c"cusolverSpDcsrluExtractHost($self, handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer)\n--\n\nWrites P, Q, L and U of a sparse LU factorization P·A·Qᵀ = L·U on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, double *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nP : address or buffer\nQ : address or buffer\ndescrL : cusparse.cusparseMatDescr_t or None\ncsrValL : address or buffer\ncsrRowPtrL : address or buffer\ncsrColIndL : address or buffer\ndescrU : cusparse.cusparseMatDescr_t or None\ncsrValU : address or buffer\ncsrRowPtrU : address or buffer\ncsrColIndU : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluExtractHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrluFactorHost",
            both::cusolverSpDcsrluFactorHost,
            c"cusolverSpDcsrluFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer)\n--\n\nComputes a planned sparse LU factorization with pivoting on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\npivot_threshold : float\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluFactorHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrluSolveHost",
            both::cusolverSpDcsrluSolveHost,
            c"cusolverSpDcsrluSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse LU factorization on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluSolveHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrluZeroPivotHost",
            both::cusolverSpDcsrluZeroPivotHost,
            c"cusolverSpDcsrluZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where a sparse LU on the CPU has a pivot ≤ tol, or −1, double precision.\n\n``cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrluInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrBufferInfo",
            both::cusolverSpDcsrqrBufferInfo,
            c"cusolverSpDcsrqrBufferInfo($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR holds and how many of workspace it needs, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrBufferInfoBatched",
            both::cusolverSpDcsrqrBufferInfoBatched,
            c"cusolverSpDcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)\n--\n\nWrites how many bytes many sparse QRs hold and how many of workspace they need, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoBatched\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrBufferInfoHost",
            both::cusolverSpDcsrqrBufferInfoHost,
            c"cusolverSpDcsrqrBufferInfoHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR on the CPU holds and needs as workspace, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrFactor",
            both::cusolverSpDcsrqrFactor,
            c"cusolverSpDcsrqrFactor($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR factorization, double precision; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactor\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrFactorHost",
            both::cusolverSpDcsrqrFactorHost,
            c"cusolverSpDcsrqrFactorHost($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR on the CPU, double precision; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactorHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrSetup",
            both::cusolverSpDcsrqrSetup,
            c"cusolverSpDcsrqrSetup($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu : float\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetup\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrSetupHost",
            both::cusolverSpDcsrqrSetupHost,
            c"cusolverSpDcsrqrSetupHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu : float\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetupHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrSolve",
            both::cusolverSpDcsrqrSolve,
            c"cusolverSpDcsrqrSolve($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolve\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrSolveHost",
            both::cusolverSpDcsrqrSolveHost,
            c"cusolverSpDcsrqrSolveHost($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization on the CPU, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolveHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrZeroPivot",
            both::cusolverSpDcsrqrZeroPivot,
            c"cusolverSpDcsrqrZeroPivot($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR, or −1 if none, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrZeroPivotHost",
            both::cusolverSpDcsrqrZeroPivotHost,
            c"cusolverSpDcsrqrZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR on the CPU, or −1, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpDcsrqrsvBatched",
            both::cusolverSpDcsrqrsvBatched,
            c"cusolverSpDcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)\n--\n\nSolves A·x = b by QR for many CSR A of one pattern, double precision.\n\n``cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrsvBatched\n",
        );
    table
        .function(
            c"cusolverSpDcsrzfdHost",
            both::cusolverSpDcsrzfdHost,
            c"cusolverSpDcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)\n--\n\nFinds on the CPU an order that leaves no zeros on a CSR A's diagonal, if any does, double precision.\n\n``cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nP : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnumnz : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrzfdHost\n",
        );
    table
        .function(
            c"cusolverSpDestroy",
            both::cusolverSpDestroy,
            c"cusolverSpDestroy($self, handle)\n--\n\nDestroys a handle for sparse solvers and frees what it allocated.\n\n``cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroy\n",
        );
    table
        .function(
            c"cusolverSpDestroyCsrcholInfo",
            both::cusolverSpDestroyCsrcholInfo,
            c"cusolverSpDestroyCsrcholInfo($self, info)\n--\n\nDestroys a sparse Cholesky factorization.\n\n``cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)``\n\nParameters\n----------\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfo\n",
        );
    table
        .function(
            c"cusolverSpDestroyCsrcholInfoHost",
            both::cusolverSpDestroyCsrcholInfoHost,
            c"cusolverSpDestroyCsrcholInfoHost($self, info)\n--\n\nDestroys a sparse Cholesky factorization on the CPU.\n\n``cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)``\n\nParameters\n----------\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDestroyCsrluInfoHost",
            both::cusolverSpDestroyCsrluInfoHost,
            c"cusolverSpDestroyCsrluInfoHost($self, info)\n--\n\nDestroys a sparse LU factorization on the CPU.\n\n``cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)``\n\nParameters\n----------\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrluInfoHost\n",
        );
    table
        .function(
            c"cusolverSpDestroyCsrqrInfo",
            both::cusolverSpDestroyCsrqrInfo,
            c"cusolverSpDestroyCsrqrInfo($self, info)\n--\n\nDestroys a sparse QR factorization.\n\n``cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)``\n\nParameters\n----------\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfo\n",
        );
    table
        .function(
            c"cusolverSpDestroyCsrqrInfoHost",
            both::cusolverSpDestroyCsrqrInfoHost,
            c"cusolverSpDestroyCsrqrInfoHost($self, info)\n--\n\nDestroys a sparse QR factorization on the CPU.\n\n``cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)``\n\nParameters\n----------\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfoHost\n",
        );
    table
        .function(
            c"cusolverSpGetStream",
            both::cusolverSpGetStream,
            c"cusolverSpGetStream($self, handle)\n--\n\nWrites the stream on which the handle's sparse solvers run (null is the default stream).\n\n``cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nstreamId : runtime.cudaStream_t\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpGetStream\n",
        );
    table
        .function(
            c"cusolverSpScsrcholBufferInfo",
            both::cusolverSpScsrcholBufferInfo,
            c"cusolverSpScsrcholBufferInfo($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky holds and how many of workspace it needs, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpScsrcholBufferInfoHost",
            both::cusolverSpScsrcholBufferInfoHost,
            c"cusolverSpScsrcholBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky on the CPU holds and needs as workspace, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpScsrcholDiag",
            both::cusolverSpScsrcholDiag,
            c"cusolverSpScsrcholDiag($self, handle, info, diag)\n--\n\nWrites the diagonal of L, which is real, of a sparse Cholesky factorization, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ndiag : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholDiag\n",
        );
    table
        .function(
            c"cusolverSpScsrcholFactor",
            both::cusolverSpScsrcholFactor,
            c"cusolverSpScsrcholFactor($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization of a positive definite A, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactor\n",
        );
    table
        .function(
            c"cusolverSpScsrcholFactorHost",
            both::cusolverSpScsrcholFactorHost,
            c"cusolverSpScsrcholFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactorHost\n",
        );
    table
        .function(
            c"cusolverSpScsrcholSolve",
            both::cusolverSpScsrcholSolve,
            c"cusolverSpScsrcholSolve($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolve\n",
        );
    table
        .function(
            c"cusolverSpScsrcholSolveHost",
            both::cusolverSpScsrcholSolveHost,
            c"cusolverSpScsrcholSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolveHost\n",
        );
    table
        .function(
            c"cusolverSpScsrcholZeroPivot",
            both::cusolverSpScsrcholZeroPivot,
            c"cusolverSpScsrcholZeroPivot($self, handle, info, tol)\n--\n\nWrites the first row where a sparse Cholesky found no positive pivot, or −1, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpScsrcholZeroPivotHost",
            both::cusolverSpScsrcholZeroPivotHost,
            c"cusolverSpScsrcholZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where Cholesky on the CPU found no positive pivot, or −1, single precision.\n\n``cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpScsreigsHost",
            both::cusolverSpScsreigsHost,
            c"cusolverSpScsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)\n--\n\nCounts the eigenvalues of a CSR A in a rectangle of the complex plane on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nleft_bottom_corner : runtime.cuComplex\nright_upper_corner : runtime.cuComplex\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnum_eigs : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigsHost\n",
        );
    table
        .function(
            c"cusolverSpScsreigvsi",
            both::cusolverSpScsreigvsi,
            c"cusolverSpScsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)\n--\n\nFinds the eigenvalue of a CSR A nearest to mu0 and its vector by inverse iteration, single precision.\n\n``cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu0 : float\nx0 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmaxite : int\neps : float\nmu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsi\n",
        );
    table
        .function(
            c"cusolverSpScsreigvsiHost",
            both::cusolverSpScsreigvsiHost,
            c"cusolverSpScsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)\n--\n\nFinds the eigenpair of a CSR A nearest to mu0 by inverse iteration on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu0 : float\nx0 : address or buffer\nmaxite : int\ntol : float\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmu : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsiHost\n",
        );
    table
        .function(
            c"cusolverSpScsrlsqvqrHost",
            both::cusolverSpScsrlsqvqrHost,
            c"cusolverSpScsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)\n--\n\nFinds the x of least ‖A·x − b‖ for a CSR A by QR with pivoting on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nx : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nrankA : int\nmin_norm : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsqvqrHost\n",
        );
    table
        .function(
            c"cusolverSpScsrlsvchol",
            both::cusolverSpScsrlsvchol,
            c"cusolverSpScsrlsvchol($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky, single precision.\n\n``cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvchol\n",
        );
    table
        .function(
            c"cusolverSpScsrlsvcholHost",
            both::cusolverSpScsrlsvcholHost,
            c"cusolverSpScsrlsvcholHost($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : address or buffer\ncsrRowPtr : address or buffer\ncsrColInd : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvcholHost\n",
        );
    table
        .function(
            c"cusolverSpScsrlsvluHost",
            both::cusolverSpScsrlsvluHost,
            c"cusolverSpScsrlsvluHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by LU on the CPU, single precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvluHost\n",
        );
    table
        .function(
            c"cusolverSpScsrlsvqr",
            both::cusolverSpScsrlsvqr,
            c"cusolverSpScsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR, single precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqr\n",
        );
    table
        .function(
            c"cusolverSpScsrlsvqrHost",
            both::cusolverSpScsrlsvqrHost,
            c"cusolverSpScsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR on the CPU, single precision; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqrHost\n",
        );
    table
        .function(
            c"cusolverSpScsrluBufferInfoHost",
            both::cusolverSpScsrluBufferInfoHost,
            c"cusolverSpScsrluBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse LU on the CPU holds and needs as workspace, single precision.\n\n``cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpScsrluExtractHost",
            both::cusolverSpScsrluExtractHost,
            c"cusolverSpScsrluExtractHost($self, handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer)\n--\n\nWrites P, Q, L and U of a sparse LU factorization P·A·Qᵀ = L·U on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, float *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nP : address or buffer\nQ : address or buffer\ndescrL : cusparse.cusparseMatDescr_t or None\ncsrValL : address or buffer\ncsrRowPtrL : address or buffer\ncsrColIndL : address or buffer\ndescrU : cusparse.cusparseMatDescr_t or None\ncsrValU : address or buffer\ncsrRowPtrU : address or buffer\ncsrColIndU : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluExtractHost\n",
        );
    table
        .function(
            c"cusolverSpScsrluFactorHost",
            both::cusolverSpScsrluFactorHost,
            c"cusolverSpScsrluFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer)\n--\n\nComputes a planned sparse LU factorization with pivoting on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\npivot_threshold : float\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluFactorHost\n",
        );
    table
        .function(
            c"cusolverSpScsrluSolveHost",
            both::cusolverSpScsrluSolveHost,
            c"cusolverSpScsrluSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse LU factorization on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluSolveHost\n",
        );
    table
        .function(
            c"cusolverSpScsrluZeroPivotHost",
            both::cusolverSpScsrluZeroPivotHost,
            c"cusolverSpScsrluZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where a sparse LU on the CPU has a pivot ≤ tol, or −1, single precision.\n\n``cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrluInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrBufferInfo",
            both::cusolverSpScsrqrBufferInfo,
            c"cusolverSpScsrqrBufferInfo($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR holds and how many of workspace it needs, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpScsrqrBufferInfoBatched",
            both::cusolverSpScsrqrBufferInfoBatched,
            c"cusolverSpScsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)\n--\n\nWrites how many bytes many sparse QRs hold and how many of workspace they need, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoBatched\n",
        );
    table
        .function(
            c"cusolverSpScsrqrBufferInfoHost",
            both::cusolverSpScsrqrBufferInfoHost,
            c"cusolverSpScsrqrBufferInfoHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR on the CPU holds and needs as workspace, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrFactor",
            both::cusolverSpScsrqrFactor,
            c"cusolverSpScsrqrFactor($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR factorization, single precision; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactor\n",
        );
    table
        .function(
            c"cusolverSpScsrqrFactorHost",
            both::cusolverSpScsrqrFactorHost,
            c"cusolverSpScsrqrFactorHost($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR on the CPU, single precision; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactorHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrSetup",
            both::cusolverSpScsrqrSetup,
            c"cusolverSpScsrqrSetup($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu : float\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetup\n",
        );
    table
        .function(
            c"cusolverSpScsrqrSetupHost",
            both::cusolverSpScsrqrSetupHost,
            c"cusolverSpScsrqrSetupHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu : float\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetupHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrSolve",
            both::cusolverSpScsrqrSolve,
            c"cusolverSpScsrqrSolve($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolve\n",
        );
    table
        .function(
            c"cusolverSpScsrqrSolveHost",
            both::cusolverSpScsrqrSolveHost,
            c"cusolverSpScsrqrSolveHost($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization on the CPU, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolveHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrZeroPivot",
            both::cusolverSpScsrqrZeroPivot,
            c"cusolverSpScsrqrZeroPivot($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR, or −1 if none, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpScsrqrZeroPivotHost",
            both::cusolverSpScsrqrZeroPivotHost,
            c"cusolverSpScsrqrZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR on the CPU, or −1, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpScsrqrsvBatched",
            both::cusolverSpScsrqrsvBatched,
            c"cusolverSpScsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)\n--\n\nSolves A·x = b by QR for many CSR A of one pattern, single precision.\n\n``cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrsvBatched\n",
        );
    table
        .function(
            c"cusolverSpScsrzfdHost",
            both::cusolverSpScsrzfdHost,
            c"cusolverSpScsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)\n--\n\nFinds on the CPU an order that leaves no zeros on a CSR A's diagonal, if any does, single precision.\n\n``cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nP : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnumnz : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrzfdHost\n",
        );
    table
        .function(
            c"cusolverSpSetStream",
            both::cusolverSpSetStream,
            c"cusolverSpSetStream($self, handle, streamId)\n--\n\nMakes later calls of sparse solvers with the handle run on a stream.\n\n``cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nstreamId : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``handle`` is destroyed or set again.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpSetStream\n",
        );
    table
        .function(
            c"cusolverSpXcsrcholAnalysis",
            both::cusolverSpXcsrcholAnalysis,
            c"cusolverSpXcsrcholAnalysis($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the Cholesky factorization of a CSR pattern; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysis\n",
        );
    table
        .function(
            c"cusolverSpXcsrcholAnalysisHost",
            both::cusolverSpXcsrcholAnalysisHost,
            c"cusolverSpXcsrcholAnalysisHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the Cholesky factorization of a CSR pattern on the CPU; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysisHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrissymHost",
            both::cusolverSpXcsrissymHost,
            c"cusolverSpXcsrissymHost($self, handle, m, nnzA, descrA, csrRowPtrA, csrEndPtrA, csrColIndA)\n--\n\nTells whether the pattern of a CSR A is symmetric; on the CPU.\n\n``cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrEndPtrA : address or buffer\ncsrColIndA : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nissym : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrissymHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrluAnalysisHost",
            both::cusolverSpXcsrluAnalysisHost,
            c"cusolverSpXcsrluAnalysisHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the LU factorization of a CSR pattern on the CPU; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluAnalysisHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrluNnzHost",
            both::cusolverSpXcsrluNnzHost,
            c"cusolverSpXcsrluNnzHost($self, handle, info)\n--\n\nWrites how many nonzeros the factors L and U of a factorization on the CPU have.\n\n``cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnnzLRef : int\nnnzURef : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluNnzHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrmetisndHost",
            both::cusolverSpXcsrmetisndHost,
            c"cusolverSpXcsrmetisndHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, options, p)\n--\n\nFinds on the CPU an order of a CSR A of little fill-in (METIS's nested dissection, A + Aᵀ).\n\n``cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\noptions : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrmetisndHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrpermHost",
            both::cusolverSpXcsrpermHost,
            c"cusolverSpXcsrpermHost($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q, map, pBuffer)\n--\n\nPermutes the rows by p and the columns by q of a CSR pattern in place; map tells where values go.\n\n``cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\np : address or buffer\nq : address or buffer\nmap : address or buffer\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrpermHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrperm_bufferSizeHost",
            both::cusolverSpXcsrperm_bufferSizeHost,
            c"cusolverSpXcsrperm_bufferSizeHost($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q)\n--\n\nWrites how many bytes of host workspace ``cusolverSpXcsrpermHost`` needs.\n\n``cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\np : address or buffer\nq : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nbufferSizeInBytes : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrperm_bufferSizeHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrqrAnalysis",
            both::cusolverSpXcsrqrAnalysis,
            c"cusolverSpXcsrqrAnalysis($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the QR factorization of a CSR pattern; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysis\n",
        );
    table
        .function(
            c"cusolverSpXcsrqrAnalysisBatched",
            both::cusolverSpXcsrqrAnalysisBatched,
            c"cusolverSpXcsrqrAnalysisBatched($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the QR factorizations of many CSR matrices of one pattern; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisBatched\n",
        );
    table
        .function(
            c"cusolverSpXcsrqrAnalysisHost",
            both::cusolverSpXcsrqrAnalysisHost,
            c"cusolverSpXcsrqrAnalysisHost($self, handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)\n--\n\nPlans the QR factorization of a CSR pattern on the CPU; info holds the plan.\n\n``cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrsymamdHost",
            both::cusolverSpXcsrsymamdHost,
            c"cusolverSpXcsrsymamdHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)\n--\n\nFinds on the CPU an order of a CSR A of little fill-in (approximate minimum degree, A + Aᵀ).\n\n``cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymamdHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrsymmdqHost",
            both::cusolverSpXcsrsymmdqHost,
            c"cusolverSpXcsrsymmdqHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)\n--\n\nFinds on the CPU an order of a CSR A of little fill-in (minimum degree by quotient graph, A + Aᵀ).\n\n``cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymmdqHost\n",
        );
    table
        .function(
            c"cusolverSpXcsrsymrcmHost",
            both::cusolverSpXcsrsymrcmHost,
            c"cusolverSpXcsrsymrcmHost($self, handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p)\n--\n\nFinds on the CPU an order of a CSR A of small bandwidth (reverse Cuthill–McKee on A + Aᵀ).\n\n``cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymrcmHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholBufferInfo",
            both::cusolverSpZcsrcholBufferInfo,
            c"cusolverSpZcsrcholBufferInfo($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky holds and how many of workspace it needs, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholBufferInfoHost",
            both::cusolverSpZcsrcholBufferInfoHost,
            c"cusolverSpZcsrcholBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse Cholesky on the CPU holds and needs as workspace, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholDiag",
            both::cusolverSpZcsrcholDiag,
            c"cusolverSpZcsrcholDiag($self, handle, info, diag)\n--\n\nWrites the diagonal of L, which is real, of a sparse Cholesky factorization, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ndiag : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholDiag\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholFactor",
            both::cusolverSpZcsrcholFactor,
            c"cusolverSpZcsrcholFactor($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization of a positive definite A, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactor\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholFactorHost",
            both::cusolverSpZcsrcholFactorHost,
            c"cusolverSpZcsrcholFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)\n--\n\nComputes a planned sparse Cholesky factorization on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactorHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholSolve",
            both::cusolverSpZcsrcholSolve,
            c"cusolverSpZcsrcholSolve($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrcholInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolve\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholSolveHost",
            both::cusolverSpZcsrcholSolveHost,
            c"cusolverSpZcsrcholSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse Cholesky factorization on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrcholInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolveHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholZeroPivot",
            both::cusolverSpZcsrcholZeroPivot,
            c"cusolverSpZcsrcholZeroPivot($self, handle, info, tol)\n--\n\nWrites the first row where a sparse Cholesky found no positive pivot, or −1, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpZcsrcholZeroPivotHost",
            both::cusolverSpZcsrcholZeroPivotHost,
            c"cusolverSpZcsrcholZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where Cholesky on the CPU found no positive pivot, or −1, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrcholInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpZcsreigsHost",
            both::cusolverSpZcsreigsHost,
            c"cusolverSpZcsreigsHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner)\n--\n\nCounts the eigenvalues of a CSR A in a rectangle of the complex plane on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nleft_bottom_corner : runtime.cuDoubleComplex\nright_upper_corner : runtime.cuDoubleComplex\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnum_eigs : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigsHost\n",
        );
    table
        .function(
            c"cusolverSpZcsreigvsi",
            both::cusolverSpZcsreigvsi,
            c"cusolverSpZcsreigvsi($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, eps, mu, x)\n--\n\nFinds the eigenvalue of a CSR A nearest to mu0 and its vector by inverse iteration, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu0 : runtime.cuDoubleComplex\nx0 : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmaxite : int\neps : float\nmu : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsi\n",
        );
    table
        .function(
            c"cusolverSpZcsreigvsiHost",
            both::cusolverSpZcsreigvsiHost,
            c"cusolverSpZcsreigvsiHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, x)\n--\n\nFinds the eigenpair of a CSR A nearest to mu0 by inverse iteration on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu0 : runtime.cuDoubleComplex\nx0 : address or buffer\nmaxite : int\ntol : float\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nmu : runtime.cuDoubleComplex\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsiHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsqvqrHost",
            both::cusolverSpZcsrlsqvqrHost,
            c"cusolverSpZcsrlsqvqrHost($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, x, p)\n--\n\nFinds the x of least ‖A·x − b‖ for a CSR A by QR with pivoting on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nx : address or buffer\np : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nrankA : int\nmin_norm : float\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsqvqrHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsvchol",
            both::cusolverSpZcsrlsvchol,
            c"cusolverSpZcsrlsvchol($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvchol\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsvcholHost",
            both::cusolverSpZcsrlsvcholHost,
            c"cusolverSpZcsrlsvcholHost($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a positive definite CSR A by Cholesky on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : address or buffer\ncsrRowPtr : address or buffer\ncsrColInd : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvcholHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsvluHost",
            both::cusolverSpZcsrlsvluHost,
            c"cusolverSpZcsrlsvluHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by LU on the CPU, double-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvluHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsvqr",
            both::cusolverSpZcsrlsvqr,
            c"cusolverSpZcsrlsvqr($self, handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR, double-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ntol : float\nreorder : int\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqr\n",
        );
    table
        .function(
            c"cusolverSpZcsrlsvqrHost",
            both::cusolverSpZcsrlsvqrHost,
            c"cusolverSpZcsrlsvqrHost($self, handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x)\n--\n\nSolves A·x = b for a CSR A by QR on the CPU, double-precision complex; singularity is −1 if A is regular.\n\n``cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nb : address or buffer\ntol : float\nreorder : int\nx : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nsingularity : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqrHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrluBufferInfoHost",
            both::cusolverSpZcsrluBufferInfoHost,
            c"cusolverSpZcsrluBufferInfoHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse LU on the CPU holds and needs as workspace, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrluExtractHost",
            both::cusolverSpZcsrluExtractHost,
            c"cusolverSpZcsrluExtractHost($self, handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer)\n--\n\nWrites P, Q, L and U of a sparse LU factorization P·A·Qᵀ = L·U on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nP : address or buffer\nQ : address or buffer\ndescrL : cusparse.cusparseMatDescr_t or None\ncsrValL : address or buffer\ncsrRowPtrL : address or buffer\ncsrColIndL : address or buffer\ndescrU : cusparse.cusparseMatDescr_t or None\ncsrValU : address or buffer\ncsrRowPtrU : address or buffer\ncsrColIndU : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluExtractHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrluFactorHost",
            both::cusolverSpZcsrluFactorHost,
            c"cusolverSpZcsrluFactorHost($self, handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer)\n--\n\nComputes a planned sparse LU factorization with pivoting on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrluInfoHost_t or None\npivot_threshold : float\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluFactorHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrluSolveHost",
            both::cusolverSpZcsrluSolveHost,
            c"cusolverSpZcsrluSolveHost($self, handle, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b with a sparse LU factorization on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrluInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluSolveHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrluZeroPivotHost",
            both::cusolverSpZcsrluZeroPivotHost,
            c"cusolverSpZcsrluZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first row where a sparse LU on the CPU has a pivot ≤ tol, or −1, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrluInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrBufferInfo",
            both::cusolverSpZcsrqrBufferInfo,
            c"cusolverSpZcsrqrBufferInfo($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR holds and how many of workspace it needs, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfo\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrBufferInfoBatched",
            both::cusolverSpZcsrqrBufferInfoBatched,
            c"cusolverSpZcsrqrBufferInfoBatched($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, batchSize, info)\n--\n\nWrites how many bytes many sparse QRs hold and how many of workspace they need, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrVal : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtr : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColInd : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoBatched\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrBufferInfoHost",
            both::cusolverSpZcsrqrBufferInfoHost,
            c"cusolverSpZcsrqrBufferInfoHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info)\n--\n\nWrites how many bytes a sparse QR on the CPU holds and needs as workspace, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\ninternalDataInBytes : int\nworkspaceInBytes : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrFactor",
            both::cusolverSpZcsrqrFactor,
            c"cusolverSpZcsrqrFactor($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR factorization, double-precision complex; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactor\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrFactorHost",
            both::cusolverSpZcsrqrFactorHost,
            c"cusolverSpZcsrqrFactorHost($self, handle, m, n, nnzA, b, x, info, pBuffer)\n--\n\nComputes a planned sparse QR on the CPU, double-precision complex; with b and x it also solves A·x = b.\n\n``cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactorHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrSetup",
            both::cusolverSpZcsrqrSetup,
            c"cusolverSpZcsrqrSetup($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfo_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nmu : runtime.cuDoubleComplex\ninfo : csrqrInfo_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetup\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrSetupHost",
            both::cusolverSpZcsrqrSetupHost,
            c"cusolverSpZcsrqrSetupHost($self, handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)\n--\n\nTakes the values of a CSR A and the shift mu for its QR factorization on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfoHost_t info)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnzA : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nmu : runtime.cuDoubleComplex\ninfo : csrqrInfoHost_t or None\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetupHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrSolve",
            both::cusolverSpZcsrqrSolve,
            c"cusolverSpZcsrqrSolve($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolve\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrSolveHost",
            both::cusolverSpZcsrqrSolveHost,
            c"cusolverSpZcsrqrSolveHost($self, handle, m, n, b, x, info, pBuffer)\n--\n\nSolves A·x = b, or least squares, with a sparse QR factorization on the CPU, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nb : address or buffer\nx : address or buffer\ninfo : csrqrInfoHost_t or None\npBuffer : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolveHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrZeroPivot",
            both::cusolverSpZcsrqrZeroPivot,
            c"cusolverSpZcsrqrZeroPivot($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR, or −1 if none, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfo_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivot\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrZeroPivotHost",
            both::cusolverSpZcsrqrZeroPivotHost,
            c"cusolverSpZcsrqrZeroPivotHost($self, handle, info, tol)\n--\n\nWrites the first i with |R(i, i)| ≤ tol of a sparse QR on the CPU, or −1, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\ninfo : csrqrInfoHost_t or None\ntol : float\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nposition : int\n\nNotes\n-----\nIn ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivotHost\n",
        );
    table
        .function(
            c"cusolverSpZcsrqrsvBatched",
            both::cusolverSpZcsrqrsvBatched,
            c"cusolverSpZcsrqrsvBatched($self, handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, x, batchSize, info, pBuffer)\n--\n\nSolves A·x = b by QR for many CSR A of one pattern, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nm : int\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrRowPtrA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\ncsrColIndA : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nb : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nx : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\nbatchSize : int\ninfo : csrqrInfo_t or None\npBuffer : device address or array\n    Used after the call: keep it alive until this call completes on ``handle``'s stream.\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrsvBatched\n",
        );
    table
        .function(
            c"cusolverSpZcsrzfdHost",
            both::cusolverSpZcsrzfdHost,
            c"cusolverSpZcsrzfdHost($self, handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P)\n--\n\nFinds on the CPU an order that leaves no zeros on a CSR A's diagonal, if any does, double-precision complex.\n\n``cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``\n\nParameters\n----------\nhandle : cusolverSpHandle_t or None\nn : int\nnnz : int\ndescrA : cusparse.cusparseMatDescr_t or None\ncsrValA : address or buffer\ncsrRowPtrA : address or buffer\ncsrColIndA : address or buffer\nP : address or buffer\n\nReturns\n-------\ncusolverStatus_t\n    ``CUSOLVER_STATUS_SUCCESS``.\nnumnz : int\n\nNotes\n-----\nIn ``cusolverSp.h``. Since CUDA 12.0 or earlier. Deprecated.\nhttps://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrzfdHost\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&cusolver::csrcholInfoHost_t));
    table.class(Class::Value(&cusolver::csrcholInfo_t));
    table.class(Class::Value(&cusolver::csrluInfoHost_t));
    table.class(Class::Value(&cusolver::csrqrInfoHost_t));
    table.class(Class::Value(&cusolver::csrqrInfo_t));
    table.class_as("cublasDiagType_t", Class::Enum(&cublas::cublasDiagType_t));
    table.class_as("cublasFillMode_t", Class::Enum(&cublas::cublasFillMode_t));
    table.class_as("cublasOperation_t", Class::Enum(&cublas::cublasOperation_t));
    table.class_as("cublasSideMode_t", Class::Enum(&cublas::cublasSideMode_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table
        .class_as(
            "cudaEmulationMantissaControl",
            Class::Enum(&runtime13::cudaEmulationMantissaControl),
        );
    table
        .class_as(
            "cudaEmulationMantissaControl_t",
            Class::Enum(&runtime13::cudaEmulationMantissaControl),
        );
    table
        .class_as(
            "cudaEmulationSpecialValuesSupport",
            Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport),
        );
    table
        .class_as(
            "cudaEmulationSpecialValuesSupport_t",
            Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport),
        );
    table
        .class_as(
            "cudaEmulationStrategy",
            Class::Enum(&runtime13::cudaEmulationStrategy),
        );
    table
        .class_as(
            "cudaEmulationStrategy_t",
            Class::Enum(&runtime13::cudaEmulationStrategy),
        );
    table.class(Class::Enum(&cusolver::cusolverAlgMode_t));
    table.class(Class::Enum(&cusolver13::cusolverDeterministicMode_t));
    table.class(Class::Enum(&cusolver::cusolverDirectMode_t));
    table.class(Class::Enum(&cusolver::cusolverDnFunction_t));
    table.class(Class::Value(&cusolver::cusolverDnHandle_t));
    table.class(Class::Value(&cusolver::cusolverDnIRSInfos_t));
    table.class(Class::Value(&cusolver::cusolverDnIRSParams_t));
    table.class(Class::Value(&cusolver::cusolverDnLoggerCallback_t));
    table.class(Class::Value(&cusolver::cusolverDnParams_t));
    table.class(Class::Enum(&cusolver13::cusolverEigComp_t));
    table.class(Class::Enum(&cusolver::cusolverEigMode_t));
    table.class(Class::Enum(&cusolver::cusolverEigRange_t));
    table.class(Class::Enum(&cusolver::cusolverEigType_t));
    table.class(Class::Enum(&cusolver::cusolverIRSRefinement_t));
    table.class(Class::Enum(&cusolver13::cusolverMathMode_t));
    table.class(Class::Enum(&cusolver::cusolverNorm_t));
    table.class(Class::Enum(&cusolver::cusolverPrecType_t));
    table.class(Class::Enum(&cusolver::cusolverRfFactorization_t));
    table.class(Class::Value(&cusolver::cusolverRfHandle_t));
    table.class(Class::Enum(&cusolver::cusolverRfMatrixFormat_t));
    table.class(Class::Enum(&cusolver::cusolverRfNumericBoostReport_t));
    table.class(Class::Enum(&cusolver::cusolverRfResetValuesFastMode_t));
    table.class(Class::Enum(&cusolver::cusolverRfTriangularSolve_t));
    table.class(Class::Enum(&cusolver::cusolverRfUnitDiagonal_t));
    table.class(Class::Value(&cusolver::cusolverSpHandle_t));
    table.class(Class::Enum(&cusolver::cusolverStatus_t));
    table.class(Class::Enum(&cusolver::cusolverStorevMode_t));
    table.class_as("cusparseMatDescr_t", Class::Value(&cusparse::cusparseMatDescr_t));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class_as("float2", Class::Record(&runtime::float2));
    table.class(Class::Value(&cusolver::gesvdjInfo_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
    table.class(Class::Value(&cusolver::syevjInfo_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUSOLVER_VERSION", Constant::Int(12401));
    table.constant("CUSOLVER_VER_BUILD", Constant::Int(2));
    table.constant("CUSOLVER_VER_MAJOR", Constant::Int(12));
    table.constant("CUSOLVER_VER_MINOR", Constant::Int(4));
    table.constant("CUSOLVER_VER_PATCH", Constant::Int(1));
}
