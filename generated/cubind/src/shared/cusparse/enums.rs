//! Enumerations (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseAction_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseAction_t(pub i32);

enumeration! {
    cusparseAction_t;
    CUSPARSE_ACTION_SYMBOLIC = 0,
    CUSPARSE_ACTION_NUMERIC = 1,
}

/// `enum cusparseColorAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseColorAlg_t(pub i32);

enumeration! {
    cusparseColorAlg_t;
    CUSPARSE_COLOR_ALG0 = 0,
    CUSPARSE_COLOR_ALG1 = 1,
}

/// `enum cusparseCsr2CscAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusparseCsr2CscAlg_t(pub i32);

enumeration! {
    cusparseCsr2CscAlg_t;
    CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
    CUSPARSE_CSR2CSC_ALG1 = 1,
}

/// `enum cusparseDenseToSparseAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDenseToSparseAlg_t(pub i32);

enumeration! {
    cusparseDenseToSparseAlg_t;
    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
}

/// `enum cusparseDiagType_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDiagType_t(pub i32);

enumeration! {
    cusparseDiagType_t;
    CUSPARSE_DIAG_TYPE_NON_UNIT = 0,
    CUSPARSE_DIAG_TYPE_UNIT = 1,
}

/// `enum cusparseDirection_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseDirection_t(pub i32);

enumeration! {
    cusparseDirection_t;
    CUSPARSE_DIRECTION_ROW = 0,
    CUSPARSE_DIRECTION_COLUMN = 1,
}

/// `enum cusparseFillMode_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseFillMode_t(pub i32);

enumeration! {
    cusparseFillMode_t;
    CUSPARSE_FILL_MODE_LOWER = 0,
    CUSPARSE_FILL_MODE_UPPER = 1,
}

/// `enum cusparseFormat_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusparseFormat_t(pub i32);

enumeration! {
    cusparseFormat_t;
    CUSPARSE_FORMAT_CSR = 1,
    CUSPARSE_FORMAT_CSC = 2,
    CUSPARSE_FORMAT_COO = 3,
    CUSPARSE_FORMAT_BLOCKED_ELL = 5,
    CUSPARSE_FORMAT_BSR = 6 "since CUDA 12.1",
    CUSPARSE_FORMAT_SLICED_ELLPACK = 7 "since CUDA 12.1",
}

/// `enum cusparseIndexBase_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseIndexBase_t(pub i32);

enumeration! {
    cusparseIndexBase_t;
    CUSPARSE_INDEX_BASE_ZERO = 0,
    CUSPARSE_INDEX_BASE_ONE = 1,
}

/// `enum cusparseIndexType_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusparseIndexType_t(pub i32);

enumeration! {
    cusparseIndexType_t;
    CUSPARSE_INDEX_16U = 1,
    CUSPARSE_INDEX_32I = 2,
    CUSPARSE_INDEX_64I = 3,
}

elements! {
    cusparseIndexType_t;
    u16 = CUSPARSE_INDEX_16U,
    i32 = CUSPARSE_INDEX_32I,
    i64 = CUSPARSE_INDEX_64I,
}

/// `enum cusparseMatrixType_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseMatrixType_t(pub i32);

enumeration! {
    cusparseMatrixType_t;
    CUSPARSE_MATRIX_TYPE_GENERAL = 0,
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3,
}

/// `enum cusparseOperation_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseOperation_t(pub i32);

enumeration! {
    cusparseOperation_t;
    CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
    CUSPARSE_OPERATION_TRANSPOSE = 1,
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
}

/// `enum cusparseOrder_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusparseOrder_t(pub i32);

enumeration! {
    cusparseOrder_t;
    CUSPARSE_ORDER_COL = 1,
    CUSPARSE_ORDER_ROW = 2,
}

/// `enum cusparsePointerMode_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparsePointerMode_t(pub i32);

enumeration! {
    cusparsePointerMode_t;
    CUSPARSE_POINTER_MODE_HOST = 0,
    CUSPARSE_POINTER_MODE_DEVICE = 1,
}

/// `enum cusparseSDDMMAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSDDMMAlg_t(pub i32);

enumeration! {
    cusparseSDDMMAlg_t;
    CUSPARSE_SDDMM_ALG_DEFAULT = 0,
}

/// `enum cusparseSolvePolicy_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSolvePolicy_t(pub i32);

enumeration! {
    cusparseSolvePolicy_t;
    CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
}

/// `enum cusparseSpGEMMAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpGEMMAlg_t(pub i32);

enumeration! {
    cusparseSpGEMMAlg_t;
    CUSPARSE_SPGEMM_DEFAULT = 0,
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
    CUSPARSE_SPGEMM_ALG1 = 3,
    CUSPARSE_SPGEMM_ALG2 = 4,
    CUSPARSE_SPGEMM_ALG3 = 5,
}

/// `enum cusparseSpMMAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMMAlg_t(pub i32);

enumeration! {
    cusparseSpMMAlg_t;
    CUSPARSE_SPMM_ALG_DEFAULT = 0,
    CUSPARSE_SPMM_COO_ALG1 = 1,
    CUSPARSE_SPMM_COO_ALG2 = 2,
    CUSPARSE_SPMM_COO_ALG3 = 3,
    CUSPARSE_SPMM_COO_ALG4 = 5,
    CUSPARSE_SPMM_CSR_ALG1 = 4,
    CUSPARSE_SPMM_CSR_ALG2 = 6,
    CUSPARSE_SPMM_CSR_ALG3 = 12,
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
    CUSPARSE_SPMM_BSR_ALG1 = 14 "since CUDA 12.6",
}

/// `enum cusparseSpMMOpAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMMOpAlg_t(pub i32);

enumeration! {
    cusparseSpMMOpAlg_t;
    CUSPARSE_SPMM_OP_ALG_DEFAULT = 0,
}

/// `enum cusparseSpMVAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMVAlg_t(pub i32);

enumeration! {
    cusparseSpMVAlg_t;
    CUSPARSE_SPMV_ALG_DEFAULT = 0,
    CUSPARSE_SPMV_CSR_ALG1 = 2,
    CUSPARSE_SPMV_CSR_ALG2 = 3,
    CUSPARSE_SPMV_COO_ALG1 = 1,
    CUSPARSE_SPMV_COO_ALG2 = 4,
    CUSPARSE_SPMV_SELL_ALG1 = 5 "since CUDA 12.1",
    CUSPARSE_SPMV_BSR_ALG1 = 6 "since CUDA 13.0",
}

/// `enum cusparseSpMatAttribute_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpMatAttribute_t(pub i32);

enumeration! {
    cusparseSpMatAttribute_t;
    CUSPARSE_SPMAT_FILL_MODE = 0,
    CUSPARSE_SPMAT_DIAG_TYPE = 1,
    CUSPARSE_SPMAT_STORAGE = 2 "since CUDA 13.5",
    CUSPARSE_SPMAT_SYMMETRY_TYPE = 3 "since CUDA 13.5",
}

/// `enum cusparseSpSMAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSMAlg_t(pub i32);

enumeration! {
    cusparseSpSMAlg_t;
    CUSPARSE_SPSM_ALG_DEFAULT = 0,
}

/// `enum cusparseSpSMUpdate_t`, from `cusparse.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSMUpdate_t(pub i32);

enumeration! {
    cusparseSpSMUpdate_t;
    CUSPARSE_SPSM_UPDATE_GENERAL = 0,
    CUSPARSE_SPSM_UPDATE_DIAGONAL = 1,
}

/// `enum cusparseSpSVAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSVAlg_t(pub i32);

enumeration! {
    cusparseSpSVAlg_t;
    CUSPARSE_SPSV_ALG_DEFAULT = 0,
    CUSPARSE_SPSV_ALG1 = 1 "since CUDA 13.5",
    CUSPARSE_SPSV_ALG2 = 2 "since CUDA 13.5",
}

/// `enum cusparseSpSVUpdate_t`, from `cusparse.h`, since CUDA 12.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSpSVUpdate_t(pub i32);

enumeration! {
    cusparseSpSVUpdate_t;
    CUSPARSE_SPSV_UPDATE_GENERAL = 0,
    CUSPARSE_SPSV_UPDATE_DIAGONAL = 1,
}

/// `enum cusparseSparseToDenseAlg_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseSparseToDenseAlg_t(pub i32);

enumeration! {
    cusparseSparseToDenseAlg_t;
    CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
}

/// `enum cusparseStatus_t`, from `cusparse.h`, since at least CUDA 12.0.
///
/// The result codes of cuSPARSE.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cusparseStatus_t(pub i32);

enumeration! {
    status cusparseStatus_t;
    CUSPARSE_STATUS_SUCCESS = 0,
    CUSPARSE_STATUS_NOT_INITIALIZED = 1,
    CUSPARSE_STATUS_ALLOC_FAILED = 2,
    CUSPARSE_STATUS_INVALID_VALUE = 3,
    CUSPARSE_STATUS_ARCH_MISMATCH = 4,
    CUSPARSE_STATUS_MAPPING_ERROR = 5,
    CUSPARSE_STATUS_EXECUTION_FAILED = 6,
    CUSPARSE_STATUS_INTERNAL_ERROR = 7,
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
    CUSPARSE_STATUS_ZERO_PIVOT = 9,
    CUSPARSE_STATUS_NOT_SUPPORTED = 10,
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
}

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
        unsafe { support::text(sys::cusparseGetErrorString(self)) }
    }
}

status!(cusparseStatus_t);
