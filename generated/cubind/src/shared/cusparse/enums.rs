//! Enumerations: cuSPARSE.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseAction_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseAction_t(pub i32);

impl cusparseAction_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_ACTION_SYMBOLIC: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_ACTION_NUMERIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_ACTION_SYMBOLIC"),
        (1, "CUSPARSE_ACTION_NUMERIC"),
    ];
}

enumeration!(cusparseAction_t);

/// `enum cusparseColorAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseColorAlg_t(pub i32);

impl cusparseColorAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_COLOR_ALG0: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_COLOR_ALG1: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_COLOR_ALG0"),
        (1, "CUSPARSE_COLOR_ALG1"),
    ];
}

enumeration!(cusparseColorAlg_t);

/// `enum cusparseCsr2CscAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusparseCsr2CscAlg_t(pub i32);

impl cusparseCsr2CscAlg_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_CSR2CSC_ALG_DEFAULT: Self = Self(1);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_CSR2CSC_ALG1: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSPARSE_CSR2CSC_ALG_DEFAULT"),
        (1, "CUSPARSE_CSR2CSC_ALG1"),
    ];
}

enumeration!(cusparseCsr2CscAlg_t);

/// `enum cusparseDenseToSparseAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDenseToSparseAlg_t(pub i32);

impl cusparseDenseToSparseAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_DENSETOSPARSE_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_DENSETOSPARSE_ALG_DEFAULT"),
    ];
}

enumeration!(cusparseDenseToSparseAlg_t);

/// `enum cusparseDiagType_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDiagType_t(pub i32);

impl cusparseDiagType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_DIAG_TYPE_NON_UNIT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_DIAG_TYPE_UNIT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_DIAG_TYPE_NON_UNIT"),
        (1, "CUSPARSE_DIAG_TYPE_UNIT"),
    ];
}

enumeration!(cusparseDiagType_t);

/// `enum cusparseDirection_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDirection_t(pub i32);

impl cusparseDirection_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_DIRECTION_ROW: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_DIRECTION_COLUMN: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_DIRECTION_ROW"),
        (1, "CUSPARSE_DIRECTION_COLUMN"),
    ];
}

enumeration!(cusparseDirection_t);

/// `enum cusparseFillMode_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseFillMode_t(pub i32);

impl cusparseFillMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FILL_MODE_LOWER: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FILL_MODE_UPPER: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_FILL_MODE_LOWER"),
        (1, "CUSPARSE_FILL_MODE_UPPER"),
    ];
}

enumeration!(cusparseFillMode_t);

/// `enum cusparseFormat_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusparseFormat_t(pub i32);

impl cusparseFormat_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FORMAT_CSR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FORMAT_CSC: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FORMAT_COO: Self = Self(3);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUSPARSE_FORMAT_BLOCKED_ELL: Self = Self(5);
    /// 6, since CUDA 12.1.
    pub const CUSPARSE_FORMAT_BSR: Self = Self(6);
    /// 7, since CUDA 12.1.
    pub const CUSPARSE_FORMAT_SLICED_ELLPACK: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSPARSE_FORMAT_CSR"),
        (2, "CUSPARSE_FORMAT_CSC"),
        (3, "CUSPARSE_FORMAT_COO"),
        (5, "CUSPARSE_FORMAT_BLOCKED_ELL"),
        (6, "CUSPARSE_FORMAT_BSR"),
        (7, "CUSPARSE_FORMAT_SLICED_ELLPACK"),
    ];
}

enumeration!(cusparseFormat_t);

/// `enum cusparseIndexBase_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseIndexBase_t(pub i32);

impl cusparseIndexBase_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_INDEX_BASE_ZERO: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_INDEX_BASE_ONE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_INDEX_BASE_ZERO"),
        (1, "CUSPARSE_INDEX_BASE_ONE"),
    ];
}

enumeration!(cusparseIndexBase_t);

/// `enum cusparseIndexType_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusparseIndexType_t(pub i32);

impl cusparseIndexType_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_INDEX_16U: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_INDEX_32I: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_INDEX_64I: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSPARSE_INDEX_16U"),
        (2, "CUSPARSE_INDEX_32I"),
        (3, "CUSPARSE_INDEX_64I"),
    ];
}

enumeration!(cusparseIndexType_t);

/// `enum cusparseMatrixType_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseMatrixType_t(pub i32);

impl cusparseMatrixType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_MATRIX_TYPE_GENERAL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_MATRIX_TYPE_SYMMETRIC: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_MATRIX_TYPE_HERMITIAN: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_MATRIX_TYPE_TRIANGULAR: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_MATRIX_TYPE_GENERAL"),
        (1, "CUSPARSE_MATRIX_TYPE_SYMMETRIC"),
        (2, "CUSPARSE_MATRIX_TYPE_HERMITIAN"),
        (3, "CUSPARSE_MATRIX_TYPE_TRIANGULAR"),
    ];
}

enumeration!(cusparseMatrixType_t);

/// `enum cusparseOperation_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseOperation_t(pub i32);

impl cusparseOperation_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_OPERATION_NON_TRANSPOSE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_OPERATION_TRANSPOSE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_OPERATION_NON_TRANSPOSE"),
        (1, "CUSPARSE_OPERATION_TRANSPOSE"),
        (2, "CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE"),
    ];
}

enumeration!(cusparseOperation_t);

/// `enum cusparseOrder_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusparseOrder_t(pub i32);

impl cusparseOrder_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_ORDER_COL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_ORDER_ROW: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUSPARSE_ORDER_COL"),
        (2, "CUSPARSE_ORDER_ROW"),
    ];
}

enumeration!(cusparseOrder_t);

/// `enum cusparsePointerMode_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparsePointerMode_t(pub i32);

impl cusparsePointerMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_POINTER_MODE_HOST: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_POINTER_MODE_DEVICE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_POINTER_MODE_HOST"),
        (1, "CUSPARSE_POINTER_MODE_DEVICE"),
    ];
}

enumeration!(cusparsePointerMode_t);

/// `enum cusparseSDDMMAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSDDMMAlg_t(pub i32);

impl cusparseSDDMMAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SDDMM_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUSPARSE_SDDMM_ALG_DEFAULT")];
}

enumeration!(cusparseSDDMMAlg_t);

/// `enum cusparseSolvePolicy_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSolvePolicy_t(pub i32);

impl cusparseSolvePolicy_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SOLVE_POLICY_NO_LEVEL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SOLVE_POLICY_USE_LEVEL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SOLVE_POLICY_NO_LEVEL"),
        (1, "CUSPARSE_SOLVE_POLICY_USE_LEVEL"),
    ];
}

enumeration!(cusparseSolvePolicy_t);

/// `enum cusparseSpGEMMAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpGEMMAlg_t(pub i32);

impl cusparseSpGEMMAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_ALG1: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_ALG2: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPGEMM_ALG3: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPGEMM_DEFAULT"),
        (1, "CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC"),
        (2, "CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC"),
        (3, "CUSPARSE_SPGEMM_ALG1"),
        (4, "CUSPARSE_SPGEMM_ALG2"),
        (5, "CUSPARSE_SPGEMM_ALG3"),
    ];
}

enumeration!(cusparseSpGEMMAlg_t);

/// `enum cusparseSpMMAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMMAlg_t(pub i32);

impl cusparseSpMMAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_ALG_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_COO_ALG1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_COO_ALG2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_COO_ALG3: Self = Self(3);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_COO_ALG4: Self = Self(5);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_CSR_ALG1: Self = Self(4);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_CSR_ALG2: Self = Self(6);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_CSR_ALG3: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_BLOCKED_ELL_ALG1: Self = Self(13);
    /// 14, since CUDA 12.6.
    pub const CUSPARSE_SPMM_BSR_ALG1: Self = Self(14);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPMM_ALG_DEFAULT"),
        (1, "CUSPARSE_SPMM_COO_ALG1"),
        (2, "CUSPARSE_SPMM_COO_ALG2"),
        (3, "CUSPARSE_SPMM_COO_ALG3"),
        (5, "CUSPARSE_SPMM_COO_ALG4"),
        (4, "CUSPARSE_SPMM_CSR_ALG1"),
        (6, "CUSPARSE_SPMM_CSR_ALG2"),
        (12, "CUSPARSE_SPMM_CSR_ALG3"),
        (13, "CUSPARSE_SPMM_BLOCKED_ELL_ALG1"),
        (14, "CUSPARSE_SPMM_BSR_ALG1"),
    ];
}

enumeration!(cusparseSpMMAlg_t);

/// `enum cusparseSpMMOpAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMMOpAlg_t(pub i32);

impl cusparseSpMMOpAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMM_OP_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUSPARSE_SPMM_OP_ALG_DEFAULT")];
}

enumeration!(cusparseSpMMOpAlg_t);

/// `enum cusparseSpMVAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMVAlg_t(pub i32);

impl cusparseSpMVAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMV_ALG_DEFAULT: Self = Self(0);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMV_CSR_ALG1: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMV_CSR_ALG2: Self = Self(3);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMV_COO_ALG1: Self = Self(1);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMV_COO_ALG2: Self = Self(4);
    /// 5, since CUDA 12.1.
    pub const CUSPARSE_SPMV_SELL_ALG1: Self = Self(5);
    /// 6, since CUDA 13.0.
    pub const CUSPARSE_SPMV_BSR_ALG1: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPMV_ALG_DEFAULT"),
        (2, "CUSPARSE_SPMV_CSR_ALG1"),
        (3, "CUSPARSE_SPMV_CSR_ALG2"),
        (1, "CUSPARSE_SPMV_COO_ALG1"),
        (4, "CUSPARSE_SPMV_COO_ALG2"),
        (5, "CUSPARSE_SPMV_SELL_ALG1"),
        (6, "CUSPARSE_SPMV_BSR_ALG1"),
    ];
}

enumeration!(cusparseSpMVAlg_t);

/// `enum cusparseSpMatAttribute_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMatAttribute_t(pub i32);

impl cusparseSpMatAttribute_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMAT_FILL_MODE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPMAT_DIAG_TYPE: Self = Self(1);
    /// 2, since CUDA 13.5.
    pub const CUSPARSE_SPMAT_STORAGE: Self = Self(2);
    /// 3, since CUDA 13.5.
    pub const CUSPARSE_SPMAT_SYMMETRY_TYPE: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPMAT_FILL_MODE"),
        (1, "CUSPARSE_SPMAT_DIAG_TYPE"),
        (2, "CUSPARSE_SPMAT_STORAGE"),
        (3, "CUSPARSE_SPMAT_SYMMETRY_TYPE"),
    ];
}

enumeration!(cusparseSpMatAttribute_t);

/// `enum cusparseSpSMAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSMAlg_t(pub i32);

impl cusparseSpSMAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPSM_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[(0, "CUSPARSE_SPSM_ALG_DEFAULT")];
}

enumeration!(cusparseSpSMAlg_t);

/// `enum cusparseSpSMUpdate_t`, from `cusparse.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSMUpdate_t(pub i32);

impl cusparseSpSMUpdate_t {
    /// 0, since CUDA 12.4.
    pub const CUSPARSE_SPSM_UPDATE_GENERAL: Self = Self(0);
    /// 1, since CUDA 12.4.
    pub const CUSPARSE_SPSM_UPDATE_DIAGONAL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPSM_UPDATE_GENERAL"),
        (1, "CUSPARSE_SPSM_UPDATE_DIAGONAL"),
    ];
}

enumeration!(cusparseSpSMUpdate_t);

/// `enum cusparseSpSVAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSVAlg_t(pub i32);

impl cusparseSpSVAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPSV_ALG_DEFAULT: Self = Self(0);
    /// 1, since CUDA 13.5.
    pub const CUSPARSE_SPSV_ALG1: Self = Self(1);
    /// 2, since CUDA 13.5.
    pub const CUSPARSE_SPSV_ALG2: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPSV_ALG_DEFAULT"),
        (1, "CUSPARSE_SPSV_ALG1"),
        (2, "CUSPARSE_SPSV_ALG2"),
    ];
}

enumeration!(cusparseSpSVAlg_t);

/// `enum cusparseSpSVUpdate_t`, from `cusparse.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSVUpdate_t(pub i32);

impl cusparseSpSVUpdate_t {
    /// 0, since CUDA 12.1.
    pub const CUSPARSE_SPSV_UPDATE_GENERAL: Self = Self(0);
    /// 1, since CUDA 12.1.
    pub const CUSPARSE_SPSV_UPDATE_DIAGONAL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPSV_UPDATE_GENERAL"),
        (1, "CUSPARSE_SPSV_UPDATE_DIAGONAL"),
    ];
}

enumeration!(cusparseSpSVUpdate_t);

/// `enum cusparseSparseToDenseAlg_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSparseToDenseAlg_t(pub i32);

impl cusparseSparseToDenseAlg_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_SPARSETODENSE_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_SPARSETODENSE_ALG_DEFAULT"),
    ];
}

enumeration!(cusparseSparseToDenseAlg_t);

/// `enum cusparseStatus_t`, from `cusparse.h`, since CUDA 12.0 or earlier.
///
/// cuSPARSE: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cusparseStatus_t(pub i32);

impl cusparseStatus_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_ALLOC_FAILED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_INVALID_VALUE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_ARCH_MISMATCH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_MAPPING_ERROR: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_EXECUTION_FAILED: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_INTERNAL_ERROR: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_ZERO_PIVOT: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_NOT_SUPPORTED: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: Self = Self(11);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_STATUS_SUCCESS"),
        (1, "CUSPARSE_STATUS_NOT_INITIALIZED"),
        (2, "CUSPARSE_STATUS_ALLOC_FAILED"),
        (3, "CUSPARSE_STATUS_INVALID_VALUE"),
        (4, "CUSPARSE_STATUS_ARCH_MISMATCH"),
        (5, "CUSPARSE_STATUS_MAPPING_ERROR"),
        (6, "CUSPARSE_STATUS_EXECUTION_FAILED"),
        (7, "CUSPARSE_STATUS_INTERNAL_ERROR"),
        (8, "CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED"),
        (9, "CUSPARSE_STATUS_ZERO_PIVOT"),
        (10, "CUSPARSE_STATUS_NOT_SUPPORTED"),
        (11, "CUSPARSE_STATUS_INSUFFICIENT_RESOURCES"),
    ];
}

enumeration!(cusparseStatus_t, status);

impl Status for cusparseStatus_t {
    const SUCCESS: Self = Self::CUSPARSE_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUSPARSE_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUSPARSE_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUSPARSE_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUSPARSE
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUSPARSE.is_loaded() {
            return None;
        }
        unsafe { text(sys::cusparseGetErrorString(self)) }
    }
}

status!(cusparseStatus_t);
