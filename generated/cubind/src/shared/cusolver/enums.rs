//! Enumerations (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverAlgMode_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverAlgMode_t(pub i32);

enumeration! {
    cusolverAlgMode_t;
    CUSOLVER_ALG_0 = 0,
    CUSOLVER_ALG_1 = 1,
    CUSOLVER_ALG_2 = 2,
}

/// `enum cusolverDirectMode_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverDirectMode_t(pub i32);

enumeration! {
    cusolverDirectMode_t;
    CUBLAS_DIRECT_FORWARD = 0,
    CUBLAS_DIRECT_BACKWARD = 1,
}

/// `enum cusolverDnFunction_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverDnFunction_t(pub i32);

enumeration! {
    cusolverDnFunction_t;
    CUSOLVERDN_GETRF = 0,
    CUSOLVERDN_POTRF = 1,
    CUSOLVERDN_SYEVBATCHED = 2 "since CUDA 13.0",
    CUSOLVERDN_GEQRF = 3 "since CUDA 13.2",
    CUSOLVERDN_SYEVD = 4 "since CUDA 13.4",
    CUSOLVERDN_GESVD = 5 "since CUDA 13.5",
    CUSOLVERDN_GEEV = 6 "since CUDA 13.5",
}

/// `enum cusolverEigMode_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverEigMode_t(pub i32);

enumeration! {
    cusolverEigMode_t;
    CUSOLVER_EIG_MODE_NOVECTOR = 0,
    CUSOLVER_EIG_MODE_VECTOR = 1,
}

/// `enum cusolverEigRange_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverEigRange_t(pub i32);

enumeration! {
    cusolverEigRange_t;
    CUSOLVER_EIG_RANGE_ALL = 1001,
    CUSOLVER_EIG_RANGE_I = 1002,
    CUSOLVER_EIG_RANGE_V = 1003,
}

/// `enum cusolverEigType_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverEigType_t(pub i32);

enumeration! {
    cusolverEigType_t;
    CUSOLVER_EIG_TYPE_1 = 1,
    CUSOLVER_EIG_TYPE_2 = 2,
    CUSOLVER_EIG_TYPE_3 = 3,
}

/// `enum cusolverIRSRefinement_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverIRSRefinement_t(pub i32);

enumeration! {
    cusolverIRSRefinement_t;
    CUSOLVER_IRS_REFINE_NOT_SET = 1100,
    CUSOLVER_IRS_REFINE_NONE = 1101,
    CUSOLVER_IRS_REFINE_CLASSICAL = 1102,
    CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 1103,
    CUSOLVER_IRS_REFINE_GMRES = 1104,
    CUSOLVER_IRS_REFINE_GMRES_GMRES = 1105,
    CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 1106,
    CUSOLVER_PREC_DD = 1150,
    CUSOLVER_PREC_SS = 1151,
    CUSOLVER_PREC_SHT = 1152,
}

/// `enum cusolverNorm_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverNorm_t(pub i32);

enumeration! {
    cusolverNorm_t;
    CUSOLVER_INF_NORM = 104,
    CUSOLVER_MAX_NORM = 105,
    CUSOLVER_ONE_NORM = 106,
    CUSOLVER_FRO_NORM = 107,
}

/// `enum cusolverPrecType_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverPrecType_t(pub i32);

enumeration! {
    cusolverPrecType_t;
    CUSOLVER_R_8I = 1201,
    CUSOLVER_R_8U = 1202,
    CUSOLVER_R_64F = 1203,
    CUSOLVER_R_32F = 1204,
    CUSOLVER_R_16F = 1205,
    CUSOLVER_R_16BF = 1206,
    CUSOLVER_R_TF32 = 1207,
    CUSOLVER_R_AP = 1208,
    CUSOLVER_C_8I = 1211,
    CUSOLVER_C_8U = 1212,
    CUSOLVER_C_64F = 1213,
    CUSOLVER_C_32F = 1214,
    CUSOLVER_C_16F = 1215,
    CUSOLVER_C_16BF = 1216,
    CUSOLVER_C_TF32 = 1217,
    CUSOLVER_C_AP = 1218,
}

/// `enum cusolverRfFactorization_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfFactorization_t(pub i32);

enumeration! {
    cusolverRfFactorization_t;
    CUSOLVERRF_FACTORIZATION_ALG0 = 0,
    CUSOLVERRF_FACTORIZATION_ALG1 = 1,
    CUSOLVERRF_FACTORIZATION_ALG2 = 2,
}

/// `enum cusolverRfMatrixFormat_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfMatrixFormat_t(pub i32);

enumeration! {
    cusolverRfMatrixFormat_t;
    CUSOLVERRF_MATRIX_FORMAT_CSR = 0,
    CUSOLVERRF_MATRIX_FORMAT_CSC = 1,
}

/// `enum cusolverRfNumericBoostReport_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfNumericBoostReport_t(pub i32);

enumeration! {
    cusolverRfNumericBoostReport_t;
    CUSOLVERRF_NUMERIC_BOOST_NOT_USED = 0,
    CUSOLVERRF_NUMERIC_BOOST_USED = 1,
}

/// `enum cusolverRfResetValuesFastMode_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfResetValuesFastMode_t(pub i32);

enumeration! {
    cusolverRfResetValuesFastMode_t;
    CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0,
    CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1,
}

/// `enum cusolverRfTriangularSolve_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusolverRfTriangularSolve_t(pub i32);

enumeration! {
    cusolverRfTriangularSolve_t;
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1,
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2,
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3,
}

/// `enum cusolverRfUnitDiagonal_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfUnitDiagonal_t(pub i32);

enumeration! {
    cusolverRfUnitDiagonal_t;
    CUSOLVERRF_UNIT_DIAGONAL_STORED_L = 0,
    CUSOLVERRF_UNIT_DIAGONAL_STORED_U = 1,
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2,
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3,
}

/// `enum cusolverStorevMode_t`, from `cusolver_common.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverStorevMode_t(pub i32);

enumeration! {
    cusolverStorevMode_t;
    CUBLAS_STOREV_COLUMNWISE = 0,
    CUBLAS_STOREV_ROWWISE = 1,
}
