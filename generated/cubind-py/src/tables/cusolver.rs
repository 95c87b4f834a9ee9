//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static csrcholInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrcholInfoHost_t\ntypedef csrcholInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static csrcholInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrcholInfo_t\ntypedef csrcholInfo_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static csrluInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrluInfoHost_t\ntypedef csrluInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static csrqrInfoHost_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrqrInfoHost_t\ntypedef csrqrInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static csrqrInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.csrqrInfo_t\ntypedef csrqrInfo_t, from cusolverSp.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverAlgMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverAlgMode_t\nenum cusolverAlgMode_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_ALG_0", 0);
        table.member("CUSOLVER_ALG_1", 1);
        table.member("CUSOLVER_ALG_2", 2);
    },
);

pub(crate) static cusolverDirectMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDirectMode_t\nenum cusolverDirectMode_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_DIRECT_FORWARD", 0);
        table.member("CUBLAS_DIRECT_BACKWARD", 1);
    },
);

pub(crate) static cusolverDnFunction_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDnFunction_t\nenum cusolverDnFunction_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERDN_GETRF", 0);
        table.member("CUSOLVERDN_POTRF", 1);
        table.member("CUSOLVERDN_SYEVBATCHED", 2);
        table.member("CUSOLVERDN_GEQRF", 3);
        table.member("CUSOLVERDN_SYEVD", 4);
        table.member("CUSOLVERDN_GESVD", 5);
        table.member("CUSOLVERDN_GEEV", 6);
    },
);

pub(crate) static cusolverDnHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnHandle_t\ntypedef cusolverDnHandle_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnIRSInfos_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnIRSInfos_t\ntypedef cusolverDnIRSInfos_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnIRSParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnIRSParams_t\ntypedef cusolverDnIRSParams_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverDnLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cusolverDnLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.cusolver.cusolverDnLoggerCallback_t\nthe address of a C function, cusolverDnLoggerCallback_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cusolverDnLoggerCallback_t__signature);

pub(crate) static cusolverDnParams_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverDnParams_t\ntypedef cusolverDnParams_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverEigMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigMode_t\nenum cusolverEigMode_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_EIG_MODE_NOVECTOR", 0);
        table.member("CUSOLVER_EIG_MODE_VECTOR", 1);
    },
);

pub(crate) static cusolverEigRange_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigRange_t\nenum cusolverEigRange_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_EIG_RANGE_ALL", 1001);
        table.member("CUSOLVER_EIG_RANGE_I", 1002);
        table.member("CUSOLVER_EIG_RANGE_V", 1003);
    },
);

pub(crate) static cusolverEigType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigType_t\nenum cusolverEigType_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_EIG_TYPE_1", 1);
        table.member("CUSOLVER_EIG_TYPE_2", 2);
        table.member("CUSOLVER_EIG_TYPE_3", 3);
    },
);

pub(crate) static cusolverIRSRefinement_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverIRSRefinement_t\nenum cusolverIRSRefinement_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_IRS_REFINE_NOT_SET", 1100);
        table.member("CUSOLVER_IRS_REFINE_NONE", 1101);
        table.member("CUSOLVER_IRS_REFINE_CLASSICAL", 1102);
        table.member("CUSOLVER_IRS_REFINE_CLASSICAL_GMRES", 1103);
        table.member("CUSOLVER_IRS_REFINE_GMRES", 1104);
        table.member("CUSOLVER_IRS_REFINE_GMRES_GMRES", 1105);
        table.member("CUSOLVER_IRS_REFINE_GMRES_NOPCOND", 1106);
        table.member("CUSOLVER_PREC_DD", 1150);
        table.member("CUSOLVER_PREC_SS", 1151);
        table.member("CUSOLVER_PREC_SHT", 1152);
    },
);

pub(crate) static cusolverNorm_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverNorm_t\nenum cusolverNorm_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_INF_NORM", 104);
        table.member("CUSOLVER_MAX_NORM", 105);
        table.member("CUSOLVER_ONE_NORM", 106);
        table.member("CUSOLVER_FRO_NORM", 107);
    },
);

pub(crate) static cusolverPrecType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverPrecType_t\nenum cusolverPrecType_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_R_8I", 1201);
        table.member("CUSOLVER_R_8U", 1202);
        table.member("CUSOLVER_R_64F", 1203);
        table.member("CUSOLVER_R_32F", 1204);
        table.member("CUSOLVER_R_16F", 1205);
        table.member("CUSOLVER_R_16BF", 1206);
        table.member("CUSOLVER_R_TF32", 1207);
        table.member("CUSOLVER_R_AP", 1208);
        table.member("CUSOLVER_C_8I", 1211);
        table.member("CUSOLVER_C_8U", 1212);
        table.member("CUSOLVER_C_64F", 1213);
        table.member("CUSOLVER_C_32F", 1214);
        table.member("CUSOLVER_C_16F", 1215);
        table.member("CUSOLVER_C_16BF", 1216);
        table.member("CUSOLVER_C_TF32", 1217);
        table.member("CUSOLVER_C_AP", 1218);
    },
);

pub(crate) static cusolverRfFactorization_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfFactorization_t\nenum cusolverRfFactorization_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_FACTORIZATION_ALG0", 0);
        table.member("CUSOLVERRF_FACTORIZATION_ALG1", 1);
        table.member("CUSOLVERRF_FACTORIZATION_ALG2", 2);
    },
);

pub(crate) static cusolverRfHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverRfHandle_t\ntypedef cusolverRfHandle_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverRfMatrixFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfMatrixFormat_t\nenum cusolverRfMatrixFormat_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_MATRIX_FORMAT_CSR", 0);
        table.member("CUSOLVERRF_MATRIX_FORMAT_CSC", 1);
    },
);

pub(crate) static cusolverRfNumericBoostReport_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfNumericBoostReport_t\nenum cusolverRfNumericBoostReport_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_NUMERIC_BOOST_NOT_USED", 0);
        table.member("CUSOLVERRF_NUMERIC_BOOST_USED", 1);
    },
);

pub(crate) static cusolverRfResetValuesFastMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfResetValuesFastMode_t\nenum cusolverRfResetValuesFastMode_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF", 0);
        table.member("CUSOLVERRF_RESET_VALUES_FAST_MODE_ON", 1);
    },
);

pub(crate) static cusolverRfTriangularSolve_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfTriangularSolve_t\nenum cusolverRfTriangularSolve_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_TRIANGULAR_SOLVE_ALG1", 1);
        table.member("CUSOLVERRF_TRIANGULAR_SOLVE_ALG2", 2);
        table.member("CUSOLVERRF_TRIANGULAR_SOLVE_ALG3", 3);
    },
);

pub(crate) static cusolverRfUnitDiagonal_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverRfUnitDiagonal_t\nenum cusolverRfUnitDiagonal_t, from cusolverRf.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVERRF_UNIT_DIAGONAL_STORED_L", 0);
        table.member("CUSOLVERRF_UNIT_DIAGONAL_STORED_U", 1);
        table.member("CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L", 2);
        table.member("CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U", 3);
    },
);

pub(crate) static cusolverSpHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.cusolverSpHandle_t\ntypedef cusolverSpHandle_t, from cusolverSp.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverStatus_t\nenum cusolverStatus_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUSOLVER_STATUS_SUCCESS", 0);
        table.member("CUSOLVER_STATUS_NOT_INITIALIZED", 1);
        table.member("CUSOLVER_STATUS_ALLOC_FAILED", 2);
        table.member("CUSOLVER_STATUS_INVALID_VALUE", 3);
        table.member("CUSOLVER_STATUS_ARCH_MISMATCH", 4);
        table.member("CUSOLVER_STATUS_MAPPING_ERROR", 5);
        table.member("CUSOLVER_STATUS_EXECUTION_FAILED", 6);
        table.member("CUSOLVER_STATUS_INTERNAL_ERROR", 7);
        table.member("CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED", 8);
        table.member("CUSOLVER_STATUS_NOT_SUPPORTED", 9);
        table.member("CUSOLVER_STATUS_ZERO_PIVOT", 10);
        table.member("CUSOLVER_STATUS_INVALID_LICENSE", 11);
        table.member("CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED", 12);
        table.member("CUSOLVER_STATUS_IRS_PARAMS_INVALID", 13);
        table.member("CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC", 14);
        table.member("CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE", 15);
        table.member("CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER", 16);
        table.member("CUSOLVER_STATUS_IRS_INTERNAL_ERROR", 20);
        table.member("CUSOLVER_STATUS_IRS_NOT_SUPPORTED", 21);
        table.member("CUSOLVER_STATUS_IRS_OUT_OF_RANGE", 22);
        table.member("CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES", 23);
        table.member("CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED", 25);
        table.member("CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED", 26);
        table.member("CUSOLVER_STATUS_IRS_MATRIX_SINGULAR", 30);
        table.member("CUSOLVER_STATUS_INVALID_WORKSPACE", 31);
    },
);

pub(crate) static cusolverStorevMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverStorevMode_t\nenum cusolverStorevMode_t, from cusolver_common.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_STOREV_COLUMNWISE", 0);
        table.member("CUBLAS_STOREV_ROWWISE", 1);
    },
);

pub(crate) static gesvdjInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.gesvdjInfo_t\ntypedef gesvdjInfo_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static syevjInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolver.syevjInfo_t\ntypedef syevjInfo_t, from cusolverDn.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);
