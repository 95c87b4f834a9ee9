//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static csrcholInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrcholInfoHost_t\ntypedef csrcholInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csrcholInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrcholInfo_t\ntypedef csrcholInfo_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csrluInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrluInfoHost_t\ntypedef csrluInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csrqrInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrqrInfoHost_t\ntypedef csrqrInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csrqrInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrqrInfo_t\ntypedef csrqrInfo_t, from cusolverSp.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverAlgMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverAlgMode_t\nenum cusolverAlgMode_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_ALG_0 CUSOLVER_ALG_1 CUSOLVER_ALG_2",
);

pub(crate) static cusolverDirectMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDirectMode_t\nenum cusolverDirectMode_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUBLAS_DIRECT_FORWARD CUBLAS_DIRECT_BACKWARD",
);

pub(crate) static cusolverDnFunction_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDnFunction_t\nenum cusolverDnFunction_t, from cusolverDn.h. Since at least CUDA 12.0.",
    "CUSOLVERDN_GETRF CUSOLVERDN_POTRF CUSOLVERDN_SYEVBATCHED CUSOLVERDN_GEQRF CUSOLVERDN_SYEVD CUSOLVERDN_GESVD CUSOLVERDN_GEEV",
);

pub(crate) static cusolverDnHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnHandle_t\ntypedef cusolverDnHandle_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnIRSInfos_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnIRSInfos_t\ntypedef cusolverDnIRSInfos_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnIRSParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnIRSParams_t\ntypedef cusolverDnIRSParams_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cusolverDnLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.cusolver.cusolverDnLoggerCallback_t\nthe address of a C function, cusolverDnLoggerCallback_t, from cusolverDn.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cusolverDnLoggerCallback_t__signature);

pub(crate) static cusolverDnParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnParams_t\ntypedef cusolverDnParams_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverEigMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigMode_t\nenum cusolverEigMode_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_EIG_MODE_NOVECTOR CUSOLVER_EIG_MODE_VECTOR",
);

pub(crate) static cusolverEigRange_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigRange_t\nenum cusolverEigRange_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_EIG_RANGE_ALL=1001 CUSOLVER_EIG_RANGE_I CUSOLVER_EIG_RANGE_V",
);

pub(crate) static cusolverEigType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigType_t\nenum cusolverEigType_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_EIG_TYPE_1=1 CUSOLVER_EIG_TYPE_2 CUSOLVER_EIG_TYPE_3",
);

pub(crate) static cusolverIRSRefinement_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverIRSRefinement_t\nenum cusolverIRSRefinement_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_IRS_REFINE_NOT_SET=1100 CUSOLVER_IRS_REFINE_NONE CUSOLVER_IRS_REFINE_CLASSICAL CUSOLVER_IRS_REFINE_CLASSICAL_GMRES CUSOLVER_IRS_REFINE_GMRES CUSOLVER_IRS_REFINE_GMRES_GMRES CUSOLVER_IRS_REFINE_GMRES_NOPCOND CUSOLVER_PREC_DD=1150 CUSOLVER_PREC_SS CUSOLVER_PREC_SHT",
);

pub(crate) static cusolverNorm_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverNorm_t\nenum cusolverNorm_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_INF_NORM=104 CUSOLVER_MAX_NORM CUSOLVER_ONE_NORM CUSOLVER_FRO_NORM",
);

pub(crate) static cusolverPrecType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverPrecType_t\nenum cusolverPrecType_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_R_8I=1201 CUSOLVER_R_8U CUSOLVER_R_64F CUSOLVER_R_32F CUSOLVER_R_16F CUSOLVER_R_16BF CUSOLVER_R_TF32 CUSOLVER_R_AP CUSOLVER_C_8I=1211 CUSOLVER_C_8U CUSOLVER_C_64F CUSOLVER_C_32F CUSOLVER_C_16F CUSOLVER_C_16BF CUSOLVER_C_TF32 CUSOLVER_C_AP",
);

pub(crate) static cusolverRfFactorization_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfFactorization_t\nenum cusolverRfFactorization_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_FACTORIZATION_ALG0 CUSOLVERRF_FACTORIZATION_ALG1 CUSOLVERRF_FACTORIZATION_ALG2",
);

pub(crate) static cusolverRfHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverRfHandle_t\ntypedef cusolverRfHandle_t, from cusolverRf.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverRfMatrixFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfMatrixFormat_t\nenum cusolverRfMatrixFormat_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_MATRIX_FORMAT_CSR CUSOLVERRF_MATRIX_FORMAT_CSC",
);

pub(crate) static cusolverRfNumericBoostReport_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfNumericBoostReport_t\nenum cusolverRfNumericBoostReport_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_NUMERIC_BOOST_NOT_USED CUSOLVERRF_NUMERIC_BOOST_USED",
);

pub(crate) static cusolverRfResetValuesFastMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfResetValuesFastMode_t\nenum cusolverRfResetValuesFastMode_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF CUSOLVERRF_RESET_VALUES_FAST_MODE_ON",
);

pub(crate) static cusolverRfTriangularSolve_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfTriangularSolve_t\nenum cusolverRfTriangularSolve_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_TRIANGULAR_SOLVE_ALG1=1 CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 CUSOLVERRF_TRIANGULAR_SOLVE_ALG3",
);

pub(crate) static cusolverRfUnitDiagonal_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfUnitDiagonal_t\nenum cusolverRfUnitDiagonal_t, from cusolverRf.h. Since at least CUDA 12.0.",
    "CUSOLVERRF_UNIT_DIAGONAL_STORED_L CUSOLVERRF_UNIT_DIAGONAL_STORED_U CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U",
);

pub(crate) static cusolverSpHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverSpHandle_t\ntypedef cusolverSpHandle_t, from cusolverSp.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverStatus_t\nenum cusolverStatus_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUSOLVER_STATUS_SUCCESS CUSOLVER_STATUS_NOT_INITIALIZED CUSOLVER_STATUS_ALLOC_FAILED CUSOLVER_STATUS_INVALID_VALUE CUSOLVER_STATUS_ARCH_MISMATCH CUSOLVER_STATUS_MAPPING_ERROR CUSOLVER_STATUS_EXECUTION_FAILED CUSOLVER_STATUS_INTERNAL_ERROR CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED CUSOLVER_STATUS_NOT_SUPPORTED CUSOLVER_STATUS_ZERO_PIVOT CUSOLVER_STATUS_INVALID_LICENSE CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED CUSOLVER_STATUS_IRS_PARAMS_INVALID CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER CUSOLVER_STATUS_IRS_INTERNAL_ERROR=20 CUSOLVER_STATUS_IRS_NOT_SUPPORTED CUSOLVER_STATUS_IRS_OUT_OF_RANGE CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED=25 CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED CUSOLVER_STATUS_IRS_MATRIX_SINGULAR=30 CUSOLVER_STATUS_INVALID_WORKSPACE",
);

pub(crate) static cusolverStorevMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverStorevMode_t\nenum cusolverStorevMode_t, from cusolver_common.h. Since at least CUDA 12.0.",
    "CUBLAS_STOREV_COLUMNWISE CUBLAS_STOREV_ROWWISE",
);

pub(crate) static gesvdjInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.gesvdjInfo_t\ntypedef gesvdjInfo_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static syevjInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.syevjInfo_t\ntypedef syevjInfo_t, from cusolverDn.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);
