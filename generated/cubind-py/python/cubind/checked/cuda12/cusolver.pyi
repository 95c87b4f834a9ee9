"""cuSOLVER of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda12.runtime import (
    cuComplex,
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaStream_t,
)
from cubind.cuda12.cublas import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
)
from cubind.cuda12.cusparse import (
    cusparseMatDescr_t as cusparseMatDescr_t,
)
from cubind.cuda12.cusolver import (
    CUSOLVER_VERSION as CUSOLVER_VERSION,
    CUSOLVER_VER_BUILD as CUSOLVER_VER_BUILD,
    CUSOLVER_VER_MAJOR as CUSOLVER_VER_MAJOR,
    CUSOLVER_VER_MINOR as CUSOLVER_VER_MINOR,
    CUSOLVER_VER_PATCH as CUSOLVER_VER_PATCH,
    csrcholInfoHost_t as csrcholInfoHost_t,
    csrcholInfo_t as csrcholInfo_t,
    csrluInfoHost_t as csrluInfoHost_t,
    csrqrInfoHost_t as csrqrInfoHost_t,
    csrqrInfo_t as csrqrInfo_t,
    cublasDiagType_t as cublasDiagType_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasSideMode_t as cublasSideMode_t,
    cudaDataType as cudaDataType,
    cusolverAlgMode_t as cusolverAlgMode_t,
    cusolverDeterministicMode_t as cusolverDeterministicMode_t,
    cusolverDirectMode_t as cusolverDirectMode_t,
    cusolverDnFunction_t as cusolverDnFunction_t,
    cusolverDnHandle_t as cusolverDnHandle_t,
    cusolverDnIRSInfos_t as cusolverDnIRSInfos_t,
    cusolverDnIRSParams_t as cusolverDnIRSParams_t,
    cusolverDnLoggerCallback_t as cusolverDnLoggerCallback_t,
    cusolverDnParams_t as cusolverDnParams_t,
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverEigRange_t as cusolverEigRange_t,
    cusolverEigType_t as cusolverEigType_t,
    cusolverIRSRefinement_t as cusolverIRSRefinement_t,
    cusolverNorm_t as cusolverNorm_t,
    cusolverPrecType_t as cusolverPrecType_t,
    cusolverRfFactorization_t as cusolverRfFactorization_t,
    cusolverRfHandle_t as cusolverRfHandle_t,
    cusolverRfMatrixFormat_t as cusolverRfMatrixFormat_t,
    cusolverRfNumericBoostReport_t as cusolverRfNumericBoostReport_t,
    cusolverRfResetValuesFastMode_t as cusolverRfResetValuesFastMode_t,
    cusolverRfTriangularSolve_t as cusolverRfTriangularSolve_t,
    cusolverRfUnitDiagonal_t as cusolverRfUnitDiagonal_t,
    cusolverSpHandle_t as cusolverSpHandle_t,
    cusolverStatus_t as cusolverStatus_t,
    cusolverStorevMode_t as cusolverStorevMode_t,
    cusparseMatDescr_t as cusparseMatDescr_t,
    double2 as double2,
    float2 as float2,
    gesvdjInfo_t as gesvdjInfo_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
    syevjInfo_t as syevjInfo_t,
)
from cubind.checked.cuda13.cusolver import (
    cusolverDnCCgels as cusolverDnCCgels,
    cusolverDnCCgels_bufferSize as cusolverDnCCgels_bufferSize,
    cusolverDnCCgesv as cusolverDnCCgesv,
    cusolverDnCCgesv_bufferSize as cusolverDnCCgesv_bufferSize,
    cusolverDnCEgels as cusolverDnCEgels,
    cusolverDnCEgels_bufferSize as cusolverDnCEgels_bufferSize,
    cusolverDnCEgesv as cusolverDnCEgesv,
    cusolverDnCEgesv_bufferSize as cusolverDnCEgesv_bufferSize,
    cusolverDnCKgels as cusolverDnCKgels,
    cusolverDnCKgels_bufferSize as cusolverDnCKgels_bufferSize,
    cusolverDnCKgesv as cusolverDnCKgesv,
    cusolverDnCKgesv_bufferSize as cusolverDnCKgesv_bufferSize,
    cusolverDnCYgels as cusolverDnCYgels,
    cusolverDnCYgels_bufferSize as cusolverDnCYgels_bufferSize,
    cusolverDnCYgesv as cusolverDnCYgesv,
    cusolverDnCYgesv_bufferSize as cusolverDnCYgesv_bufferSize,
    cusolverDnCgebrd as cusolverDnCgebrd,
    cusolverDnCgebrd_bufferSize as cusolverDnCgebrd_bufferSize,
    cusolverDnCgeqrf as cusolverDnCgeqrf,
    cusolverDnCgeqrf_bufferSize as cusolverDnCgeqrf_bufferSize,
    cusolverDnCgesvd as cusolverDnCgesvd,
    cusolverDnCgesvd_bufferSize as cusolverDnCgesvd_bufferSize,
    cusolverDnCgesvdaStridedBatched as cusolverDnCgesvdaStridedBatched,
    cusolverDnCgesvdaStridedBatched_bufferSize as cusolverDnCgesvdaStridedBatched_bufferSize,
    cusolverDnCgesvdj as cusolverDnCgesvdj,
    cusolverDnCgesvdjBatched as cusolverDnCgesvdjBatched,
    cusolverDnCgesvdjBatched_bufferSize as cusolverDnCgesvdjBatched_bufferSize,
    cusolverDnCgesvdj_bufferSize as cusolverDnCgesvdj_bufferSize,
    cusolverDnCgetrf as cusolverDnCgetrf,
    cusolverDnCgetrf_bufferSize as cusolverDnCgetrf_bufferSize,
    cusolverDnCgetrs as cusolverDnCgetrs,
    cusolverDnCheevd as cusolverDnCheevd,
    cusolverDnCheevd_bufferSize as cusolverDnCheevd_bufferSize,
    cusolverDnCheevdx as cusolverDnCheevdx,
    cusolverDnCheevdx_bufferSize as cusolverDnCheevdx_bufferSize,
    cusolverDnCheevj as cusolverDnCheevj,
    cusolverDnCheevjBatched as cusolverDnCheevjBatched,
    cusolverDnCheevjBatched_bufferSize as cusolverDnCheevjBatched_bufferSize,
    cusolverDnCheevj_bufferSize as cusolverDnCheevj_bufferSize,
    cusolverDnChegvd as cusolverDnChegvd,
    cusolverDnChegvd_bufferSize as cusolverDnChegvd_bufferSize,
    cusolverDnChegvdx as cusolverDnChegvdx,
    cusolverDnChegvdx_bufferSize as cusolverDnChegvdx_bufferSize,
    cusolverDnChegvj as cusolverDnChegvj,
    cusolverDnChegvj_bufferSize as cusolverDnChegvj_bufferSize,
    cusolverDnChetrd as cusolverDnChetrd,
    cusolverDnChetrd_bufferSize as cusolverDnChetrd_bufferSize,
    cusolverDnClaswp as cusolverDnClaswp,
    cusolverDnClauum as cusolverDnClauum,
    cusolverDnClauum_bufferSize as cusolverDnClauum_bufferSize,
    cusolverDnCpotrf as cusolverDnCpotrf,
    cusolverDnCpotrfBatched as cusolverDnCpotrfBatched,
    cusolverDnCpotrf_bufferSize as cusolverDnCpotrf_bufferSize,
    cusolverDnCpotri as cusolverDnCpotri,
    cusolverDnCpotri_bufferSize as cusolverDnCpotri_bufferSize,
    cusolverDnCpotrs as cusolverDnCpotrs,
    cusolverDnCpotrsBatched as cusolverDnCpotrsBatched,
    cusolverDnCreate as cusolverDnCreate,
    cusolverDnCreateGesvdjInfo as cusolverDnCreateGesvdjInfo,
    cusolverDnCreateParams as cusolverDnCreateParams,
    cusolverDnCreateSyevjInfo as cusolverDnCreateSyevjInfo,
    cusolverDnCsytrf as cusolverDnCsytrf,
    cusolverDnCsytrf_bufferSize as cusolverDnCsytrf_bufferSize,
    cusolverDnCsytri as cusolverDnCsytri,
    cusolverDnCsytri_bufferSize as cusolverDnCsytri_bufferSize,
    cusolverDnCungbr as cusolverDnCungbr,
    cusolverDnCungbr_bufferSize as cusolverDnCungbr_bufferSize,
    cusolverDnCungqr as cusolverDnCungqr,
    cusolverDnCungqr_bufferSize as cusolverDnCungqr_bufferSize,
    cusolverDnCungtr as cusolverDnCungtr,
    cusolverDnCungtr_bufferSize as cusolverDnCungtr_bufferSize,
    cusolverDnCunmqr as cusolverDnCunmqr,
    cusolverDnCunmqr_bufferSize as cusolverDnCunmqr_bufferSize,
    cusolverDnCunmtr as cusolverDnCunmtr,
    cusolverDnCunmtr_bufferSize as cusolverDnCunmtr_bufferSize,
    cusolverDnDBgels as cusolverDnDBgels,
    cusolverDnDBgels_bufferSize as cusolverDnDBgels_bufferSize,
    cusolverDnDBgesv as cusolverDnDBgesv,
    cusolverDnDBgesv_bufferSize as cusolverDnDBgesv_bufferSize,
    cusolverDnDDgels as cusolverDnDDgels,
    cusolverDnDDgels_bufferSize as cusolverDnDDgels_bufferSize,
    cusolverDnDDgesv as cusolverDnDDgesv,
    cusolverDnDDgesv_bufferSize as cusolverDnDDgesv_bufferSize,
    cusolverDnDHgels as cusolverDnDHgels,
    cusolverDnDHgels_bufferSize as cusolverDnDHgels_bufferSize,
    cusolverDnDHgesv as cusolverDnDHgesv,
    cusolverDnDHgesv_bufferSize as cusolverDnDHgesv_bufferSize,
    cusolverDnDSgels as cusolverDnDSgels,
    cusolverDnDSgels_bufferSize as cusolverDnDSgels_bufferSize,
    cusolverDnDSgesv as cusolverDnDSgesv,
    cusolverDnDSgesv_bufferSize as cusolverDnDSgesv_bufferSize,
    cusolverDnDXgels as cusolverDnDXgels,
    cusolverDnDXgels_bufferSize as cusolverDnDXgels_bufferSize,
    cusolverDnDXgesv as cusolverDnDXgesv,
    cusolverDnDXgesv_bufferSize as cusolverDnDXgesv_bufferSize,
    cusolverDnDestroy as cusolverDnDestroy,
    cusolverDnDestroyGesvdjInfo as cusolverDnDestroyGesvdjInfo,
    cusolverDnDestroyParams as cusolverDnDestroyParams,
    cusolverDnDestroySyevjInfo as cusolverDnDestroySyevjInfo,
    cusolverDnDgebrd as cusolverDnDgebrd,
    cusolverDnDgebrd_bufferSize as cusolverDnDgebrd_bufferSize,
    cusolverDnDgeqrf as cusolverDnDgeqrf,
    cusolverDnDgeqrf_bufferSize as cusolverDnDgeqrf_bufferSize,
    cusolverDnDgesvd as cusolverDnDgesvd,
    cusolverDnDgesvd_bufferSize as cusolverDnDgesvd_bufferSize,
    cusolverDnDgesvdaStridedBatched as cusolverDnDgesvdaStridedBatched,
    cusolverDnDgesvdaStridedBatched_bufferSize as cusolverDnDgesvdaStridedBatched_bufferSize,
    cusolverDnDgesvdj as cusolverDnDgesvdj,
    cusolverDnDgesvdjBatched as cusolverDnDgesvdjBatched,
    cusolverDnDgesvdjBatched_bufferSize as cusolverDnDgesvdjBatched_bufferSize,
    cusolverDnDgesvdj_bufferSize as cusolverDnDgesvdj_bufferSize,
    cusolverDnDgetrf as cusolverDnDgetrf,
    cusolverDnDgetrf_bufferSize as cusolverDnDgetrf_bufferSize,
    cusolverDnDgetrs as cusolverDnDgetrs,
    cusolverDnDlaswp as cusolverDnDlaswp,
    cusolverDnDlauum as cusolverDnDlauum,
    cusolverDnDlauum_bufferSize as cusolverDnDlauum_bufferSize,
    cusolverDnDorgbr as cusolverDnDorgbr,
    cusolverDnDorgbr_bufferSize as cusolverDnDorgbr_bufferSize,
    cusolverDnDorgqr as cusolverDnDorgqr,
    cusolverDnDorgqr_bufferSize as cusolverDnDorgqr_bufferSize,
    cusolverDnDorgtr as cusolverDnDorgtr,
    cusolverDnDorgtr_bufferSize as cusolverDnDorgtr_bufferSize,
    cusolverDnDormqr as cusolverDnDormqr,
    cusolverDnDormqr_bufferSize as cusolverDnDormqr_bufferSize,
    cusolverDnDormtr as cusolverDnDormtr,
    cusolverDnDormtr_bufferSize as cusolverDnDormtr_bufferSize,
    cusolverDnDpotrf as cusolverDnDpotrf,
    cusolverDnDpotrfBatched as cusolverDnDpotrfBatched,
    cusolverDnDpotrf_bufferSize as cusolverDnDpotrf_bufferSize,
    cusolverDnDpotri as cusolverDnDpotri,
    cusolverDnDpotri_bufferSize as cusolverDnDpotri_bufferSize,
    cusolverDnDpotrs as cusolverDnDpotrs,
    cusolverDnDpotrsBatched as cusolverDnDpotrsBatched,
    cusolverDnDsyevd as cusolverDnDsyevd,
    cusolverDnDsyevd_bufferSize as cusolverDnDsyevd_bufferSize,
    cusolverDnDsyevdx as cusolverDnDsyevdx,
    cusolverDnDsyevdx_bufferSize as cusolverDnDsyevdx_bufferSize,
    cusolverDnDsyevj as cusolverDnDsyevj,
    cusolverDnDsyevjBatched as cusolverDnDsyevjBatched,
    cusolverDnDsyevjBatched_bufferSize as cusolverDnDsyevjBatched_bufferSize,
    cusolverDnDsyevj_bufferSize as cusolverDnDsyevj_bufferSize,
    cusolverDnDsygvd as cusolverDnDsygvd,
    cusolverDnDsygvd_bufferSize as cusolverDnDsygvd_bufferSize,
    cusolverDnDsygvdx as cusolverDnDsygvdx,
    cusolverDnDsygvdx_bufferSize as cusolverDnDsygvdx_bufferSize,
    cusolverDnDsygvj as cusolverDnDsygvj,
    cusolverDnDsygvj_bufferSize as cusolverDnDsygvj_bufferSize,
    cusolverDnDsytrd as cusolverDnDsytrd,
    cusolverDnDsytrd_bufferSize as cusolverDnDsytrd_bufferSize,
    cusolverDnDsytrf as cusolverDnDsytrf,
    cusolverDnDsytrf_bufferSize as cusolverDnDsytrf_bufferSize,
    cusolverDnDsytri as cusolverDnDsytri,
    cusolverDnDsytri_bufferSize as cusolverDnDsytri_bufferSize,
    cusolverDnGetStream as cusolverDnGetStream,
    cusolverDnIRSInfosCreate as cusolverDnIRSInfosCreate,
    cusolverDnIRSInfosDestroy as cusolverDnIRSInfosDestroy,
    cusolverDnIRSInfosGetMaxIters as cusolverDnIRSInfosGetMaxIters,
    cusolverDnIRSInfosGetNiters as cusolverDnIRSInfosGetNiters,
    cusolverDnIRSInfosGetOuterNiters as cusolverDnIRSInfosGetOuterNiters,
    cusolverDnIRSInfosGetResidualHistory as cusolverDnIRSInfosGetResidualHistory,
    cusolverDnIRSInfosRequestResidual as cusolverDnIRSInfosRequestResidual,
    cusolverDnIRSParamsCreate as cusolverDnIRSParamsCreate,
    cusolverDnIRSParamsDestroy as cusolverDnIRSParamsDestroy,
    cusolverDnIRSParamsDisableFallback as cusolverDnIRSParamsDisableFallback,
    cusolverDnIRSParamsEnableFallback as cusolverDnIRSParamsEnableFallback,
    cusolverDnIRSParamsGetMaxIters as cusolverDnIRSParamsGetMaxIters,
    cusolverDnIRSParamsSetMaxIters as cusolverDnIRSParamsSetMaxIters,
    cusolverDnIRSParamsSetMaxItersInner as cusolverDnIRSParamsSetMaxItersInner,
    cusolverDnIRSParamsSetRefinementSolver as cusolverDnIRSParamsSetRefinementSolver,
    cusolverDnIRSParamsSetSolverLowestPrecision as cusolverDnIRSParamsSetSolverLowestPrecision,
    cusolverDnIRSParamsSetSolverMainPrecision as cusolverDnIRSParamsSetSolverMainPrecision,
    cusolverDnIRSParamsSetSolverPrecisions as cusolverDnIRSParamsSetSolverPrecisions,
    cusolverDnIRSParamsSetTol as cusolverDnIRSParamsSetTol,
    cusolverDnIRSParamsSetTolInner as cusolverDnIRSParamsSetTolInner,
    cusolverDnIRSXgels as cusolverDnIRSXgels,
    cusolverDnIRSXgels_bufferSize as cusolverDnIRSXgels_bufferSize,
    cusolverDnIRSXgesv as cusolverDnIRSXgesv,
    cusolverDnIRSXgesv_bufferSize as cusolverDnIRSXgesv_bufferSize,
    cusolverDnLoggerForceDisable as cusolverDnLoggerForceDisable,
    cusolverDnLoggerOpenFile as cusolverDnLoggerOpenFile,
    cusolverDnLoggerSetCallback as cusolverDnLoggerSetCallback,
    cusolverDnLoggerSetFile as cusolverDnLoggerSetFile,
    cusolverDnLoggerSetLevel as cusolverDnLoggerSetLevel,
    cusolverDnLoggerSetMask as cusolverDnLoggerSetMask,
    cusolverDnSBgels as cusolverDnSBgels,
    cusolverDnSBgels_bufferSize as cusolverDnSBgels_bufferSize,
    cusolverDnSBgesv as cusolverDnSBgesv,
    cusolverDnSBgesv_bufferSize as cusolverDnSBgesv_bufferSize,
    cusolverDnSHgels as cusolverDnSHgels,
    cusolverDnSHgels_bufferSize as cusolverDnSHgels_bufferSize,
    cusolverDnSHgesv as cusolverDnSHgesv,
    cusolverDnSHgesv_bufferSize as cusolverDnSHgesv_bufferSize,
    cusolverDnSSgels as cusolverDnSSgels,
    cusolverDnSSgels_bufferSize as cusolverDnSSgels_bufferSize,
    cusolverDnSSgesv as cusolverDnSSgesv,
    cusolverDnSSgesv_bufferSize as cusolverDnSSgesv_bufferSize,
    cusolverDnSXgels as cusolverDnSXgels,
    cusolverDnSXgels_bufferSize as cusolverDnSXgels_bufferSize,
    cusolverDnSXgesv as cusolverDnSXgesv,
    cusolverDnSXgesv_bufferSize as cusolverDnSXgesv_bufferSize,
    cusolverDnSetAdvOptions as cusolverDnSetAdvOptions,
    cusolverDnSetStream as cusolverDnSetStream,
    cusolverDnSgebrd as cusolverDnSgebrd,
    cusolverDnSgebrd_bufferSize as cusolverDnSgebrd_bufferSize,
    cusolverDnSgeqrf as cusolverDnSgeqrf,
    cusolverDnSgeqrf_bufferSize as cusolverDnSgeqrf_bufferSize,
    cusolverDnSgesvd as cusolverDnSgesvd,
    cusolverDnSgesvd_bufferSize as cusolverDnSgesvd_bufferSize,
    cusolverDnSgesvdaStridedBatched as cusolverDnSgesvdaStridedBatched,
    cusolverDnSgesvdaStridedBatched_bufferSize as cusolverDnSgesvdaStridedBatched_bufferSize,
    cusolverDnSgesvdj as cusolverDnSgesvdj,
    cusolverDnSgesvdjBatched as cusolverDnSgesvdjBatched,
    cusolverDnSgesvdjBatched_bufferSize as cusolverDnSgesvdjBatched_bufferSize,
    cusolverDnSgesvdj_bufferSize as cusolverDnSgesvdj_bufferSize,
    cusolverDnSgetrf as cusolverDnSgetrf,
    cusolverDnSgetrf_bufferSize as cusolverDnSgetrf_bufferSize,
    cusolverDnSgetrs as cusolverDnSgetrs,
    cusolverDnSlaswp as cusolverDnSlaswp,
    cusolverDnSlauum as cusolverDnSlauum,
    cusolverDnSlauum_bufferSize as cusolverDnSlauum_bufferSize,
    cusolverDnSorgbr as cusolverDnSorgbr,
    cusolverDnSorgbr_bufferSize as cusolverDnSorgbr_bufferSize,
    cusolverDnSorgqr as cusolverDnSorgqr,
    cusolverDnSorgqr_bufferSize as cusolverDnSorgqr_bufferSize,
    cusolverDnSorgtr as cusolverDnSorgtr,
    cusolverDnSorgtr_bufferSize as cusolverDnSorgtr_bufferSize,
    cusolverDnSormqr as cusolverDnSormqr,
    cusolverDnSormqr_bufferSize as cusolverDnSormqr_bufferSize,
    cusolverDnSormtr as cusolverDnSormtr,
    cusolverDnSormtr_bufferSize as cusolverDnSormtr_bufferSize,
    cusolverDnSpotrf as cusolverDnSpotrf,
    cusolverDnSpotrfBatched as cusolverDnSpotrfBatched,
    cusolverDnSpotrf_bufferSize as cusolverDnSpotrf_bufferSize,
    cusolverDnSpotri as cusolverDnSpotri,
    cusolverDnSpotri_bufferSize as cusolverDnSpotri_bufferSize,
    cusolverDnSpotrs as cusolverDnSpotrs,
    cusolverDnSpotrsBatched as cusolverDnSpotrsBatched,
    cusolverDnSsyevd as cusolverDnSsyevd,
    cusolverDnSsyevd_bufferSize as cusolverDnSsyevd_bufferSize,
    cusolverDnSsyevdx as cusolverDnSsyevdx,
    cusolverDnSsyevdx_bufferSize as cusolverDnSsyevdx_bufferSize,
    cusolverDnSsyevj as cusolverDnSsyevj,
    cusolverDnSsyevjBatched as cusolverDnSsyevjBatched,
    cusolverDnSsyevjBatched_bufferSize as cusolverDnSsyevjBatched_bufferSize,
    cusolverDnSsyevj_bufferSize as cusolverDnSsyevj_bufferSize,
    cusolverDnSsygvd as cusolverDnSsygvd,
    cusolverDnSsygvd_bufferSize as cusolverDnSsygvd_bufferSize,
    cusolverDnSsygvdx as cusolverDnSsygvdx,
    cusolverDnSsygvdx_bufferSize as cusolverDnSsygvdx_bufferSize,
    cusolverDnSsygvj as cusolverDnSsygvj,
    cusolverDnSsygvj_bufferSize as cusolverDnSsygvj_bufferSize,
    cusolverDnSsytrd as cusolverDnSsytrd,
    cusolverDnSsytrd_bufferSize as cusolverDnSsytrd_bufferSize,
    cusolverDnSsytrf as cusolverDnSsytrf,
    cusolverDnSsytrf_bufferSize as cusolverDnSsytrf_bufferSize,
    cusolverDnSsytri as cusolverDnSsytri,
    cusolverDnSsytri_bufferSize as cusolverDnSsytri_bufferSize,
    cusolverDnXgeev as cusolverDnXgeev,
    cusolverDnXgeev_bufferSize as cusolverDnXgeev_bufferSize,
    cusolverDnXgeqrf as cusolverDnXgeqrf,
    cusolverDnXgeqrf_bufferSize as cusolverDnXgeqrf_bufferSize,
    cusolverDnXgesvd as cusolverDnXgesvd,
    cusolverDnXgesvd_bufferSize as cusolverDnXgesvd_bufferSize,
    cusolverDnXgesvdjGetResidual as cusolverDnXgesvdjGetResidual,
    cusolverDnXgesvdjGetSweeps as cusolverDnXgesvdjGetSweeps,
    cusolverDnXgesvdjSetMaxSweeps as cusolverDnXgesvdjSetMaxSweeps,
    cusolverDnXgesvdjSetSortEig as cusolverDnXgesvdjSetSortEig,
    cusolverDnXgesvdjSetTolerance as cusolverDnXgesvdjSetTolerance,
    cusolverDnXgesvdp as cusolverDnXgesvdp,
    cusolverDnXgesvdp_bufferSize as cusolverDnXgesvdp_bufferSize,
    cusolverDnXgesvdr as cusolverDnXgesvdr,
    cusolverDnXgesvdr_bufferSize as cusolverDnXgesvdr_bufferSize,
    cusolverDnXgetrf as cusolverDnXgetrf,
    cusolverDnXgetrf_bufferSize as cusolverDnXgetrf_bufferSize,
    cusolverDnXgetrs as cusolverDnXgetrs,
    cusolverDnXlarft as cusolverDnXlarft,
    cusolverDnXlarft_bufferSize as cusolverDnXlarft_bufferSize,
    cusolverDnXpotrf as cusolverDnXpotrf,
    cusolverDnXpotrf_bufferSize as cusolverDnXpotrf_bufferSize,
    cusolverDnXpotrs as cusolverDnXpotrs,
    cusolverDnXsyevBatched as cusolverDnXsyevBatched,
    cusolverDnXsyevBatched_bufferSize as cusolverDnXsyevBatched_bufferSize,
    cusolverDnXsyevd as cusolverDnXsyevd,
    cusolverDnXsyevd_bufferSize as cusolverDnXsyevd_bufferSize,
    cusolverDnXsyevdx as cusolverDnXsyevdx,
    cusolverDnXsyevdx_bufferSize as cusolverDnXsyevdx_bufferSize,
    cusolverDnXsyevjGetResidual as cusolverDnXsyevjGetResidual,
    cusolverDnXsyevjGetSweeps as cusolverDnXsyevjGetSweeps,
    cusolverDnXsyevjSetMaxSweeps as cusolverDnXsyevjSetMaxSweeps,
    cusolverDnXsyevjSetSortEig as cusolverDnXsyevjSetSortEig,
    cusolverDnXsyevjSetTolerance as cusolverDnXsyevjSetTolerance,
    cusolverDnXsytrs as cusolverDnXsytrs,
    cusolverDnXsytrs_bufferSize as cusolverDnXsytrs_bufferSize,
    cusolverDnXtrtri as cusolverDnXtrtri,
    cusolverDnXtrtri_bufferSize as cusolverDnXtrtri_bufferSize,
    cusolverDnZCgels as cusolverDnZCgels,
    cusolverDnZCgels_bufferSize as cusolverDnZCgels_bufferSize,
    cusolverDnZCgesv as cusolverDnZCgesv,
    cusolverDnZCgesv_bufferSize as cusolverDnZCgesv_bufferSize,
    cusolverDnZEgels as cusolverDnZEgels,
    cusolverDnZEgels_bufferSize as cusolverDnZEgels_bufferSize,
    cusolverDnZEgesv as cusolverDnZEgesv,
    cusolverDnZEgesv_bufferSize as cusolverDnZEgesv_bufferSize,
    cusolverDnZKgels as cusolverDnZKgels,
    cusolverDnZKgels_bufferSize as cusolverDnZKgels_bufferSize,
    cusolverDnZKgesv as cusolverDnZKgesv,
    cusolverDnZKgesv_bufferSize as cusolverDnZKgesv_bufferSize,
    cusolverDnZYgels as cusolverDnZYgels,
    cusolverDnZYgels_bufferSize as cusolverDnZYgels_bufferSize,
    cusolverDnZYgesv as cusolverDnZYgesv,
    cusolverDnZYgesv_bufferSize as cusolverDnZYgesv_bufferSize,
    cusolverDnZZgels as cusolverDnZZgels,
    cusolverDnZZgels_bufferSize as cusolverDnZZgels_bufferSize,
    cusolverDnZZgesv as cusolverDnZZgesv,
    cusolverDnZZgesv_bufferSize as cusolverDnZZgesv_bufferSize,
    cusolverDnZgebrd as cusolverDnZgebrd,
    cusolverDnZgebrd_bufferSize as cusolverDnZgebrd_bufferSize,
    cusolverDnZgeqrf as cusolverDnZgeqrf,
    cusolverDnZgeqrf_bufferSize as cusolverDnZgeqrf_bufferSize,
    cusolverDnZgesvd as cusolverDnZgesvd,
    cusolverDnZgesvd_bufferSize as cusolverDnZgesvd_bufferSize,
    cusolverDnZgesvdaStridedBatched as cusolverDnZgesvdaStridedBatched,
    cusolverDnZgesvdaStridedBatched_bufferSize as cusolverDnZgesvdaStridedBatched_bufferSize,
    cusolverDnZgesvdj as cusolverDnZgesvdj,
    cusolverDnZgesvdjBatched as cusolverDnZgesvdjBatched,
    cusolverDnZgesvdjBatched_bufferSize as cusolverDnZgesvdjBatched_bufferSize,
    cusolverDnZgesvdj_bufferSize as cusolverDnZgesvdj_bufferSize,
    cusolverDnZgetrf as cusolverDnZgetrf,
    cusolverDnZgetrf_bufferSize as cusolverDnZgetrf_bufferSize,
    cusolverDnZgetrs as cusolverDnZgetrs,
    cusolverDnZheevd as cusolverDnZheevd,
    cusolverDnZheevd_bufferSize as cusolverDnZheevd_bufferSize,
    cusolverDnZheevdx as cusolverDnZheevdx,
    cusolverDnZheevdx_bufferSize as cusolverDnZheevdx_bufferSize,
    cusolverDnZheevj as cusolverDnZheevj,
    cusolverDnZheevjBatched as cusolverDnZheevjBatched,
    cusolverDnZheevjBatched_bufferSize as cusolverDnZheevjBatched_bufferSize,
    cusolverDnZheevj_bufferSize as cusolverDnZheevj_bufferSize,
    cusolverDnZhegvd as cusolverDnZhegvd,
    cusolverDnZhegvd_bufferSize as cusolverDnZhegvd_bufferSize,
    cusolverDnZhegvdx as cusolverDnZhegvdx,
    cusolverDnZhegvdx_bufferSize as cusolverDnZhegvdx_bufferSize,
    cusolverDnZhegvj as cusolverDnZhegvj,
    cusolverDnZhegvj_bufferSize as cusolverDnZhegvj_bufferSize,
    cusolverDnZhetrd as cusolverDnZhetrd,
    cusolverDnZhetrd_bufferSize as cusolverDnZhetrd_bufferSize,
    cusolverDnZlaswp as cusolverDnZlaswp,
    cusolverDnZlauum as cusolverDnZlauum,
    cusolverDnZlauum_bufferSize as cusolverDnZlauum_bufferSize,
    cusolverDnZpotrf as cusolverDnZpotrf,
    cusolverDnZpotrfBatched as cusolverDnZpotrfBatched,
    cusolverDnZpotrf_bufferSize as cusolverDnZpotrf_bufferSize,
    cusolverDnZpotri as cusolverDnZpotri,
    cusolverDnZpotri_bufferSize as cusolverDnZpotri_bufferSize,
    cusolverDnZpotrs as cusolverDnZpotrs,
    cusolverDnZpotrsBatched as cusolverDnZpotrsBatched,
    cusolverDnZsytrf as cusolverDnZsytrf,
    cusolverDnZsytrf_bufferSize as cusolverDnZsytrf_bufferSize,
    cusolverDnZsytri as cusolverDnZsytri,
    cusolverDnZsytri_bufferSize as cusolverDnZsytri_bufferSize,
    cusolverDnZungbr as cusolverDnZungbr,
    cusolverDnZungbr_bufferSize as cusolverDnZungbr_bufferSize,
    cusolverDnZungqr as cusolverDnZungqr,
    cusolverDnZungqr_bufferSize as cusolverDnZungqr_bufferSize,
    cusolverDnZungtr as cusolverDnZungtr,
    cusolverDnZungtr_bufferSize as cusolverDnZungtr_bufferSize,
    cusolverDnZunmqr as cusolverDnZunmqr,
    cusolverDnZunmqr_bufferSize as cusolverDnZunmqr_bufferSize,
    cusolverDnZunmtr as cusolverDnZunmtr,
    cusolverDnZunmtr_bufferSize as cusolverDnZunmtr_bufferSize,
    cusolverGetProperty as cusolverGetProperty,
    cusolverGetVersion as cusolverGetVersion,
    cusolverRfAccessBundledFactorsDevice as cusolverRfAccessBundledFactorsDevice,
    cusolverRfAnalyze as cusolverRfAnalyze,
    cusolverRfExtractBundledFactorsHost as cusolverRfExtractBundledFactorsHost,
    cusolverRfExtractSplitFactorsHost as cusolverRfExtractSplitFactorsHost,
    cusolverRfRefactor as cusolverRfRefactor,
    cusolverRfResetValues as cusolverRfResetValues,
    cusolverRfSetupDevice as cusolverRfSetupDevice,
    cusolverRfSetupHost as cusolverRfSetupHost,
    cusolverRfSolve as cusolverRfSolve,
    cusolverSpCcsrcholBufferInfo as cusolverSpCcsrcholBufferInfo,
    cusolverSpCcsrcholBufferInfoHost as cusolverSpCcsrcholBufferInfoHost,
    cusolverSpCcsrcholDiag as cusolverSpCcsrcholDiag,
    cusolverSpCcsrcholFactor as cusolverSpCcsrcholFactor,
    cusolverSpCcsrcholFactorHost as cusolverSpCcsrcholFactorHost,
    cusolverSpCcsrcholSolve as cusolverSpCcsrcholSolve,
    cusolverSpCcsrcholSolveHost as cusolverSpCcsrcholSolveHost,
    cusolverSpCcsrcholZeroPivot as cusolverSpCcsrcholZeroPivot,
    cusolverSpCcsrcholZeroPivotHost as cusolverSpCcsrcholZeroPivotHost,
    cusolverSpCcsrlsvchol as cusolverSpCcsrlsvchol,
    cusolverSpCcsrlsvcholHost as cusolverSpCcsrlsvcholHost,
    cusolverSpCcsrlsvluHost as cusolverSpCcsrlsvluHost,
    cusolverSpCcsrluBufferInfoHost as cusolverSpCcsrluBufferInfoHost,
    cusolverSpCcsrluExtractHost as cusolverSpCcsrluExtractHost,
    cusolverSpCcsrluFactorHost as cusolverSpCcsrluFactorHost,
    cusolverSpCcsrluSolveHost as cusolverSpCcsrluSolveHost,
    cusolverSpCcsrluZeroPivotHost as cusolverSpCcsrluZeroPivotHost,
    cusolverSpCcsrqrBufferInfo as cusolverSpCcsrqrBufferInfo,
    cusolverSpCcsrqrBufferInfoHost as cusolverSpCcsrqrBufferInfoHost,
    cusolverSpCcsrqrFactor as cusolverSpCcsrqrFactor,
    cusolverSpCcsrqrFactorHost as cusolverSpCcsrqrFactorHost,
    cusolverSpCcsrqrSetup as cusolverSpCcsrqrSetup,
    cusolverSpCcsrqrSetupHost as cusolverSpCcsrqrSetupHost,
    cusolverSpCcsrqrSolve as cusolverSpCcsrqrSolve,
    cusolverSpCcsrqrSolveHost as cusolverSpCcsrqrSolveHost,
    cusolverSpCcsrqrZeroPivot as cusolverSpCcsrqrZeroPivot,
    cusolverSpCcsrqrZeroPivotHost as cusolverSpCcsrqrZeroPivotHost,
    cusolverSpCreateCsrcholInfo as cusolverSpCreateCsrcholInfo,
    cusolverSpCreateCsrcholInfoHost as cusolverSpCreateCsrcholInfoHost,
    cusolverSpCreateCsrluInfoHost as cusolverSpCreateCsrluInfoHost,
    cusolverSpCreateCsrqrInfoHost as cusolverSpCreateCsrqrInfoHost,
    cusolverSpDcsrcholBufferInfo as cusolverSpDcsrcholBufferInfo,
    cusolverSpDcsrcholBufferInfoHost as cusolverSpDcsrcholBufferInfoHost,
    cusolverSpDcsrcholDiag as cusolverSpDcsrcholDiag,
    cusolverSpDcsrcholFactor as cusolverSpDcsrcholFactor,
    cusolverSpDcsrcholFactorHost as cusolverSpDcsrcholFactorHost,
    cusolverSpDcsrcholSolve as cusolverSpDcsrcholSolve,
    cusolverSpDcsrcholSolveHost as cusolverSpDcsrcholSolveHost,
    cusolverSpDcsrcholZeroPivot as cusolverSpDcsrcholZeroPivot,
    cusolverSpDcsrcholZeroPivotHost as cusolverSpDcsrcholZeroPivotHost,
    cusolverSpDcsrlsvchol as cusolverSpDcsrlsvchol,
    cusolverSpDcsrlsvcholHost as cusolverSpDcsrlsvcholHost,
    cusolverSpDcsrlsvluHost as cusolverSpDcsrlsvluHost,
    cusolverSpDcsrluBufferInfoHost as cusolverSpDcsrluBufferInfoHost,
    cusolverSpDcsrluExtractHost as cusolverSpDcsrluExtractHost,
    cusolverSpDcsrluFactorHost as cusolverSpDcsrluFactorHost,
    cusolverSpDcsrluSolveHost as cusolverSpDcsrluSolveHost,
    cusolverSpDcsrluZeroPivotHost as cusolverSpDcsrluZeroPivotHost,
    cusolverSpDcsrqrBufferInfo as cusolverSpDcsrqrBufferInfo,
    cusolverSpDcsrqrBufferInfoHost as cusolverSpDcsrqrBufferInfoHost,
    cusolverSpDcsrqrFactor as cusolverSpDcsrqrFactor,
    cusolverSpDcsrqrFactorHost as cusolverSpDcsrqrFactorHost,
    cusolverSpDcsrqrSetup as cusolverSpDcsrqrSetup,
    cusolverSpDcsrqrSetupHost as cusolverSpDcsrqrSetupHost,
    cusolverSpDcsrqrSolve as cusolverSpDcsrqrSolve,
    cusolverSpDcsrqrSolveHost as cusolverSpDcsrqrSolveHost,
    cusolverSpDcsrqrZeroPivot as cusolverSpDcsrqrZeroPivot,
    cusolverSpDcsrqrZeroPivotHost as cusolverSpDcsrqrZeroPivotHost,
    cusolverSpDestroyCsrcholInfo as cusolverSpDestroyCsrcholInfo,
    cusolverSpDestroyCsrcholInfoHost as cusolverSpDestroyCsrcholInfoHost,
    cusolverSpDestroyCsrluInfoHost as cusolverSpDestroyCsrluInfoHost,
    cusolverSpDestroyCsrqrInfoHost as cusolverSpDestroyCsrqrInfoHost,
    cusolverSpScsrcholBufferInfo as cusolverSpScsrcholBufferInfo,
    cusolverSpScsrcholBufferInfoHost as cusolverSpScsrcholBufferInfoHost,
    cusolverSpScsrcholDiag as cusolverSpScsrcholDiag,
    cusolverSpScsrcholFactor as cusolverSpScsrcholFactor,
    cusolverSpScsrcholFactorHost as cusolverSpScsrcholFactorHost,
    cusolverSpScsrcholSolve as cusolverSpScsrcholSolve,
    cusolverSpScsrcholSolveHost as cusolverSpScsrcholSolveHost,
    cusolverSpScsrcholZeroPivot as cusolverSpScsrcholZeroPivot,
    cusolverSpScsrcholZeroPivotHost as cusolverSpScsrcholZeroPivotHost,
    cusolverSpScsrlsvchol as cusolverSpScsrlsvchol,
    cusolverSpScsrlsvcholHost as cusolverSpScsrlsvcholHost,
    cusolverSpScsrlsvluHost as cusolverSpScsrlsvluHost,
    cusolverSpScsrluBufferInfoHost as cusolverSpScsrluBufferInfoHost,
    cusolverSpScsrluExtractHost as cusolverSpScsrluExtractHost,
    cusolverSpScsrluFactorHost as cusolverSpScsrluFactorHost,
    cusolverSpScsrluSolveHost as cusolverSpScsrluSolveHost,
    cusolverSpScsrluZeroPivotHost as cusolverSpScsrluZeroPivotHost,
    cusolverSpScsrqrBufferInfo as cusolverSpScsrqrBufferInfo,
    cusolverSpScsrqrBufferInfoHost as cusolverSpScsrqrBufferInfoHost,
    cusolverSpScsrqrFactor as cusolverSpScsrqrFactor,
    cusolverSpScsrqrFactorHost as cusolverSpScsrqrFactorHost,
    cusolverSpScsrqrSetup as cusolverSpScsrqrSetup,
    cusolverSpScsrqrSetupHost as cusolverSpScsrqrSetupHost,
    cusolverSpScsrqrSolve as cusolverSpScsrqrSolve,
    cusolverSpScsrqrSolveHost as cusolverSpScsrqrSolveHost,
    cusolverSpScsrqrZeroPivot as cusolverSpScsrqrZeroPivot,
    cusolverSpScsrqrZeroPivotHost as cusolverSpScsrqrZeroPivotHost,
    cusolverSpXcsrcholAnalysis as cusolverSpXcsrcholAnalysis,
    cusolverSpXcsrcholAnalysisHost as cusolverSpXcsrcholAnalysisHost,
    cusolverSpXcsrluAnalysisHost as cusolverSpXcsrluAnalysisHost,
    cusolverSpXcsrluNnzHost as cusolverSpXcsrluNnzHost,
    cusolverSpXcsrqrAnalysis as cusolverSpXcsrqrAnalysis,
    cusolverSpXcsrqrAnalysisHost as cusolverSpXcsrqrAnalysisHost,
    cusolverSpZcsrcholBufferInfo as cusolverSpZcsrcholBufferInfo,
    cusolverSpZcsrcholBufferInfoHost as cusolverSpZcsrcholBufferInfoHost,
    cusolverSpZcsrcholDiag as cusolverSpZcsrcholDiag,
    cusolverSpZcsrcholFactor as cusolverSpZcsrcholFactor,
    cusolverSpZcsrcholFactorHost as cusolverSpZcsrcholFactorHost,
    cusolverSpZcsrcholSolve as cusolverSpZcsrcholSolve,
    cusolverSpZcsrcholSolveHost as cusolverSpZcsrcholSolveHost,
    cusolverSpZcsrcholZeroPivot as cusolverSpZcsrcholZeroPivot,
    cusolverSpZcsrcholZeroPivotHost as cusolverSpZcsrcholZeroPivotHost,
    cusolverSpZcsrlsvchol as cusolverSpZcsrlsvchol,
    cusolverSpZcsrlsvcholHost as cusolverSpZcsrlsvcholHost,
    cusolverSpZcsrlsvluHost as cusolverSpZcsrlsvluHost,
    cusolverSpZcsrluBufferInfoHost as cusolverSpZcsrluBufferInfoHost,
    cusolverSpZcsrluExtractHost as cusolverSpZcsrluExtractHost,
    cusolverSpZcsrluFactorHost as cusolverSpZcsrluFactorHost,
    cusolverSpZcsrluSolveHost as cusolverSpZcsrluSolveHost,
    cusolverSpZcsrluZeroPivotHost as cusolverSpZcsrluZeroPivotHost,
    cusolverSpZcsrqrBufferInfo as cusolverSpZcsrqrBufferInfo,
    cusolverSpZcsrqrBufferInfoHost as cusolverSpZcsrqrBufferInfoHost,
    cusolverSpZcsrqrFactor as cusolverSpZcsrqrFactor,
    cusolverSpZcsrqrFactorHost as cusolverSpZcsrqrFactorHost,
    cusolverSpZcsrqrSetup as cusolverSpZcsrqrSetup,
    cusolverSpZcsrqrSetupHost as cusolverSpZcsrqrSetupHost,
    cusolverSpZcsrqrSolve as cusolverSpZcsrqrSolve,
    cusolverSpZcsrqrSolveHost as cusolverSpZcsrqrSolveHost,
    cusolverSpZcsrqrZeroPivot as cusolverSpZcsrqrZeroPivot,
    cusolverSpZcsrqrZeroPivotHost as cusolverSpZcsrqrZeroPivotHost,
)

def cusolverDnGeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the QR factorization A = Q·R in place; superseded by ``cusolverDnXgeqrf``.

    Parameters
    ----------
    A, tau, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnGeqrf``.

    Returns
    -------
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeVT: cudaDataType,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ; superseded by ``cusolverDnXgesvd``.

    Parameters
    ----------
    A, S, U, VT, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeVT: cudaDataType,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnGesvd``.

    Returns
    -------
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> cusolverDeterministicMode_t:
    """Returns whether results must be bitwise reproducible for the same input.

    Returns
    -------
    mode : cusolverDeterministicMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization P·A = L·U in place; superseded by ``cusolverDnXgetrf``.

    Parameters
    ----------
    A, ipiv, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnGetrf``.

    Returns
    -------
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnGetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the factors from ``cusolverDnGetrf``; superseded by ``cusolverDnXgetrs``.

    Parameters
    ----------
    A, ipiv, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnPotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of a positive definite matrix A in place; superseded by ``cusolverDnXpotrf``.

    Parameters
    ----------
    A, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnPotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnPotrf``.

    Returns
    -------
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnPotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``cusolverDnPotrf``; superseded by ``cusolverDnXpotrs``.

    Parameters
    ----------
    A, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mode: cusolverDeterministicMode_t,
) -> None:
    """Sets whether results must be bitwise reproducible for the same input, which may reduce performance.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSyevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues of a symmetric or Hermitian matrix A; superseded by ``cusolverDnXsyevd``.

    Parameters
    ----------
    A, W, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnSyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnSyevd``.

    Returns
    -------
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnSyevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    pBuffer: _typing.DevicePointer,
    workspaceInBytes: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues of a symmetric or Hermitian matrix A; superseded by ``cusolverDnXsyevdx``.

    Parameters
    ----------
    A, W, pBuffer, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig64 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverDnSyevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the workspace size in bytes for ``cusolverDnSyevdx``.

    Returns
    -------
    h_meig : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Factorizes each matrix of the batch with its current values on the GPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfBatchResetValues(
    batchSize: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    csrValA_array: _typing.DevicePointer,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Replaces the values of each matrix of the batch; the pattern must not change.

    Parameters
    ----------
    csrRowPtrA, csrColIndA, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.
    csrValA_array
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the program has synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfBatchSetupHost(
    batchSize: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    h_csrRowPtrA: _typing.Pointer,
    h_csrColIndA: _typing.Pointer,
    h_csrValA_array: _Sequence[_typing.Pointer] | None,
    nnzL: _typing.Integer,
    h_csrRowPtrL: _typing.Pointer,
    h_csrColIndL: _typing.Pointer,
    h_csrValL: _typing.Pointer,
    nnzU: _typing.Integer,
    h_csrRowPtrU: _typing.Pointer,
    h_csrColIndU: _typing.Pointer,
    h_csrValU: _typing.Pointer,
    h_P: _typing.Pointer,
    h_Q: _typing.Pointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfBatchSolve(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    nrhs: _typing.Integer,
    Temp: _typing.DevicePointer,
    ldt: _typing.Integer,
    XF_array: _typing.DevicePointer,
    ldxf: _typing.Integer,
) -> None:
    """Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.

    Parameters
    ----------
    P, Q, Temp
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.
    XF_array
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the program has synchronized every device that the library uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Stores in ``position`` the position of the first zero pivot of each matrix of the batch, or −1.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfCreate() -> cusolverRfHandle_t:
    """Creates a refactorization handle, for sparse systems in which only the values change.

    Returns
    -------
    handle : cusolverRfHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfDestroy(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Destroys a refactorization handle and frees its device memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cusolverRfGetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverRfFactorization_t, cusolverRfTriangularSolve_t]:
    """Returns the algorithms for refactorization and for triangular solves.

    Returns
    -------
    factAlg : cusolverRfFactorization_t
    solveAlg : cusolverRfTriangularSolve_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t]:
    """Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

    Returns
    -------
    format : cusolverRfMatrixFormat_t
    diag : cusolverRfUnitDiagonal_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> cusolverRfNumericBoostReport_t:
    """Returns whether a small pivot was replaced with the boost value.

    Returns
    -------
    report : cusolverRfNumericBoostReport_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[float, float]:
    """Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.

    Returns
    -------
    zero : float
    boost : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> cusolverRfResetValuesFastMode_t:
    """Returns whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

    Returns
    -------
    fastMode : cusolverRfResetValuesFastMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfSetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    factAlg: cusolverRfFactorization_t,
    solveAlg: cusolverRfTriangularSolve_t,
) -> None:
    """Sets the algorithms for refactorization and for triangular solves.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    pformat: cusolverRfMatrixFormat_t,
    diag: cusolverRfUnitDiagonal_t,
) -> None:
    """Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    zero: float,
    boost: float,
) -> None:
    """Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    fastMode: cusolverRfResetValuesFastMode_t,
) -> None:
    """Sets whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: cuComplex,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: cuComplex,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> cuComplex:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    Returns
    -------
    mu : runtime.cuComplex

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (single-precision complex); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCreate() -> cusolverSpHandle_t:
    """Creates a handle for sparse solvers on the current device.

    Returns
    -------
    handle : cusolverSpHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCreateCsrqrInfo() -> csrqrInfo_t:
    """Creates an object that stores a sparse QR factorization.

    Returns
    -------
    info : csrqrInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: float,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: float,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> float:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    Returns
    -------
    mu : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (double precision); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDestroy(handle: cusolverSpHandle_t | _typing.Integer | None) -> None:
    """Destroys a handle for sparse solvers and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | _typing.Integer | None) -> None:
    """Destroys a sparse QR factorization.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverSpGetStream(handle: cusolverSpHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream of a handle for sparse solvers; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: float,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: float,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> float:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    Returns
    -------
    mu : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (single precision); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpSetStream(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls of sparse solvers with the handle run.

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrEndPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
) -> int:
    """Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.

    Returns
    -------
    issym : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrmetisndHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    options: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrpermHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
    q: _typing.Pointer,
    map: _typing.Pointer,
    pBuffer: _typing.Pointer,
) -> None:
    """Permutes the rows and columns of a CSR pattern in place; ``map`` receives the new positions of its values.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrperm_bufferSizeHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
    q: _typing.Pointer,
) -> int:
    """Returns the host workspace size in bytes for ``cusolverSpXcsrpermHost``.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrqrAnalysisBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in ``info``.

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: cuDoubleComplex,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: cuDoubleComplex,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> cuDoubleComplex:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    Returns
    -------
    mu : runtime.cuDoubleComplex

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (double-precision complex); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """
