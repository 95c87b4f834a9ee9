//! Enumerations: cuSOLVER.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusolverAlgMode_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverAlgMode_t(pub i32);

impl cusolverAlgMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVER_ALG_0: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVER_ALG_1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVER_ALG_2: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVER_ALG_0"),
        (1, "CUSOLVER_ALG_1"),
        (2, "CUSOLVER_ALG_2"),
    ];
}

enumeration!(cusolverAlgMode_t);

/// `enum cusolverDirectMode_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverDirectMode_t(pub i32);

impl cusolverDirectMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_DIRECT_FORWARD: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_DIRECT_BACKWARD: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_DIRECT_FORWARD"),
        (1, "CUBLAS_DIRECT_BACKWARD"),
    ];
}

enumeration!(cusolverDirectMode_t);

/// `enum cusolverDnFunction_t`, from `cusolverDn.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverDnFunction_t(pub i32);

impl cusolverDnFunction_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERDN_GETRF: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERDN_POTRF: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const CUSOLVERDN_SYEVBATCHED: Self = Self(2);
    /// 3, since CUDA 13.2.
    pub const CUSOLVERDN_GEQRF: Self = Self(3);
    /// 4, since CUDA 13.4.
    pub const CUSOLVERDN_SYEVD: Self = Self(4);
    /// 5, since CUDA 13.5.
    pub const CUSOLVERDN_GESVD: Self = Self(5);
    /// 6, since CUDA 13.5.
    pub const CUSOLVERDN_GEEV: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERDN_GETRF"),
        (1, "CUSOLVERDN_POTRF"),
        (2, "CUSOLVERDN_SYEVBATCHED"),
        (3, "CUSOLVERDN_GEQRF"),
        (4, "CUSOLVERDN_SYEVD"),
        (5, "CUSOLVERDN_GESVD"),
        (6, "CUSOLVERDN_GEEV"),
    ];
}

enumeration!(cusolverDnFunction_t);

/// `enum cusolverEigMode_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverEigMode_t(pub i32);

impl cusolverEigMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_MODE_NOVECTOR: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_MODE_VECTOR: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVER_EIG_MODE_NOVECTOR"),
        (1, "CUSOLVER_EIG_MODE_VECTOR"),
    ];
}

enumeration!(cusolverEigMode_t);

/// `enum cusolverEigRange_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverEigRange_t(pub i32);

impl cusolverEigRange_t {
    /// 1001, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_RANGE_ALL: Self = Self(1001);
    /// 1002, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_RANGE_I: Self = Self(1002);
    /// 1003, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_RANGE_V: Self = Self(1003);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1001, "CUSOLVER_EIG_RANGE_ALL"),
        (1002, "CUSOLVER_EIG_RANGE_I"),
        (1003, "CUSOLVER_EIG_RANGE_V"),
    ];
}

enumeration!(cusolverEigRange_t);

/// `enum cusolverEigType_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverEigType_t(pub i32);

impl cusolverEigType_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_TYPE_1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_TYPE_2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSOLVER_EIG_TYPE_3: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSOLVER_EIG_TYPE_1"),
        (2, "CUSOLVER_EIG_TYPE_2"),
        (3, "CUSOLVER_EIG_TYPE_3"),
    ];
}

enumeration!(cusolverEigType_t);

/// `enum cusolverIRSRefinement_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverIRSRefinement_t(pub i32);

impl cusolverIRSRefinement_t {
    /// 1100, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_NOT_SET: Self = Self(1100);
    /// 1101, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_NONE: Self = Self(1101);
    /// 1102, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_CLASSICAL: Self = Self(1102);
    /// 1103, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_CLASSICAL_GMRES: Self = Self(1103);
    /// 1104, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_GMRES: Self = Self(1104);
    /// 1105, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_GMRES_GMRES: Self = Self(1105);
    /// 1106, since CUDA 12.0 or earlier.
    pub const CUSOLVER_IRS_REFINE_GMRES_NOPCOND: Self = Self(1106);
    /// 1150, since CUDA 12.0 or earlier.
    pub const CUSOLVER_PREC_DD: Self = Self(1150);
    /// 1151, since CUDA 12.0 or earlier.
    pub const CUSOLVER_PREC_SS: Self = Self(1151);
    /// 1152, since CUDA 12.0 or earlier.
    pub const CUSOLVER_PREC_SHT: Self = Self(1152);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1100, "CUSOLVER_IRS_REFINE_NOT_SET"),
        (1101, "CUSOLVER_IRS_REFINE_NONE"),
        (1102, "CUSOLVER_IRS_REFINE_CLASSICAL"),
        (1103, "CUSOLVER_IRS_REFINE_CLASSICAL_GMRES"),
        (1104, "CUSOLVER_IRS_REFINE_GMRES"),
        (1105, "CUSOLVER_IRS_REFINE_GMRES_GMRES"),
        (1106, "CUSOLVER_IRS_REFINE_GMRES_NOPCOND"),
        (1150, "CUSOLVER_PREC_DD"),
        (1151, "CUSOLVER_PREC_SS"),
        (1152, "CUSOLVER_PREC_SHT"),
    ];
}

enumeration!(cusolverIRSRefinement_t);

/// `enum cusolverNorm_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverNorm_t(pub i32);

impl cusolverNorm_t {
    /// 104, since CUDA 12.0 or earlier.
    pub const CUSOLVER_INF_NORM: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CUSOLVER_MAX_NORM: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CUSOLVER_ONE_NORM: Self = Self(106);
    /// 107, since CUDA 12.0 or earlier.
    pub const CUSOLVER_FRO_NORM: Self = Self(107);
    const NAMES: &'static [(i32, &'static str)] = &[
        (104, "CUSOLVER_INF_NORM"),
        (105, "CUSOLVER_MAX_NORM"),
        (106, "CUSOLVER_ONE_NORM"),
        (107, "CUSOLVER_FRO_NORM"),
    ];
}

enumeration!(cusolverNorm_t);

/// `enum cusolverPrecType_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverPrecType_t(pub i32);

impl cusolverPrecType_t {
    /// 1201, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_8I: Self = Self(1201);
    /// 1202, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_8U: Self = Self(1202);
    /// 1203, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_64F: Self = Self(1203);
    /// 1204, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_32F: Self = Self(1204);
    /// 1205, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_16F: Self = Self(1205);
    /// 1206, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_16BF: Self = Self(1206);
    /// 1207, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_TF32: Self = Self(1207);
    /// 1208, since CUDA 12.0 or earlier.
    pub const CUSOLVER_R_AP: Self = Self(1208);
    /// 1211, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_8I: Self = Self(1211);
    /// 1212, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_8U: Self = Self(1212);
    /// 1213, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_64F: Self = Self(1213);
    /// 1214, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_32F: Self = Self(1214);
    /// 1215, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_16F: Self = Self(1215);
    /// 1216, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_16BF: Self = Self(1216);
    /// 1217, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_TF32: Self = Self(1217);
    /// 1218, since CUDA 12.0 or earlier.
    pub const CUSOLVER_C_AP: Self = Self(1218);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1201, "CUSOLVER_R_8I"),
        (1202, "CUSOLVER_R_8U"),
        (1203, "CUSOLVER_R_64F"),
        (1204, "CUSOLVER_R_32F"),
        (1205, "CUSOLVER_R_16F"),
        (1206, "CUSOLVER_R_16BF"),
        (1207, "CUSOLVER_R_TF32"),
        (1208, "CUSOLVER_R_AP"),
        (1211, "CUSOLVER_C_8I"),
        (1212, "CUSOLVER_C_8U"),
        (1213, "CUSOLVER_C_64F"),
        (1214, "CUSOLVER_C_32F"),
        (1215, "CUSOLVER_C_16F"),
        (1216, "CUSOLVER_C_16BF"),
        (1217, "CUSOLVER_C_TF32"),
        (1218, "CUSOLVER_C_AP"),
    ];
}

enumeration!(cusolverPrecType_t);

/// `enum cusolverRfFactorization_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfFactorization_t(pub i32);

impl cusolverRfFactorization_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_FACTORIZATION_ALG0: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_FACTORIZATION_ALG1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_FACTORIZATION_ALG2: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERRF_FACTORIZATION_ALG0"),
        (1, "CUSOLVERRF_FACTORIZATION_ALG1"),
        (2, "CUSOLVERRF_FACTORIZATION_ALG2"),
    ];
}

enumeration!(cusolverRfFactorization_t);

/// `enum cusolverRfMatrixFormat_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfMatrixFormat_t(pub i32);

impl cusolverRfMatrixFormat_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_MATRIX_FORMAT_CSR: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_MATRIX_FORMAT_CSC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERRF_MATRIX_FORMAT_CSR"),
        (1, "CUSOLVERRF_MATRIX_FORMAT_CSC"),
    ];
}

enumeration!(cusolverRfMatrixFormat_t);

/// `enum cusolverRfNumericBoostReport_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfNumericBoostReport_t(pub i32);

impl cusolverRfNumericBoostReport_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_NUMERIC_BOOST_NOT_USED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_NUMERIC_BOOST_USED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERRF_NUMERIC_BOOST_NOT_USED"),
        (1, "CUSOLVERRF_NUMERIC_BOOST_USED"),
    ];
}

enumeration!(cusolverRfNumericBoostReport_t);

/// `enum cusolverRfResetValuesFastMode_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfResetValuesFastMode_t(pub i32);

impl cusolverRfResetValuesFastMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_RESET_VALUES_FAST_MODE_ON: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF"),
        (1, "CUSOLVERRF_RESET_VALUES_FAST_MODE_ON"),
    ];
}

enumeration!(cusolverRfResetValuesFastMode_t);

/// `enum cusolverRfTriangularSolve_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusolverRfTriangularSolve_t(pub i32);

impl cusolverRfTriangularSolve_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_TRIANGULAR_SOLVE_ALG1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_TRIANGULAR_SOLVE_ALG2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_TRIANGULAR_SOLVE_ALG3: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSOLVERRF_TRIANGULAR_SOLVE_ALG1"),
        (2, "CUSOLVERRF_TRIANGULAR_SOLVE_ALG2"),
        (3, "CUSOLVERRF_TRIANGULAR_SOLVE_ALG3"),
    ];
}

enumeration!(cusolverRfTriangularSolve_t);

/// `enum cusolverRfUnitDiagonal_t`, from `cusolverRf.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverRfUnitDiagonal_t(pub i32);

impl cusolverRfUnitDiagonal_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_UNIT_DIAGONAL_STORED_L: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_UNIT_DIAGONAL_STORED_U: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSOLVERRF_UNIT_DIAGONAL_STORED_L"),
        (1, "CUSOLVERRF_UNIT_DIAGONAL_STORED_U"),
        (2, "CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L"),
        (3, "CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U"),
    ];
}

enumeration!(cusolverRfUnitDiagonal_t);

/// `enum cusolverStorevMode_t`, from `cusolver_common.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusolverStorevMode_t(pub i32);

impl cusolverStorevMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLAS_STOREV_COLUMNWISE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLAS_STOREV_ROWWISE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLAS_STOREV_COLUMNWISE"),
        (1, "CUBLAS_STOREV_ROWWISE"),
    ];
}

enumeration!(cusolverStorevMode_t);
