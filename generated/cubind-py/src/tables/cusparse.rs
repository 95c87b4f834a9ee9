//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static bsric02Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.bsric02Info_t\ntypedef bsric02Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static bsrilu02Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.bsrilu02Info_t\ntypedef bsrilu02Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static bsrsm2Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.bsrsm2Info_t\ntypedef bsrsm2Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static bsrsv2Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.bsrsv2Info_t\ntypedef bsrsv2Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csric02Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.csric02Info_t\ntypedef csric02Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csrilu02Info_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.csrilu02Info_t\ntypedef csrilu02Info_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static csru2csrInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.csru2csrInfo_t\ntypedef csru2csrInfo_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseAction_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseAction_t\nenum cusparseAction_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_ACTION_SYMBOLIC CUSPARSE_ACTION_NUMERIC",
);

pub(crate) static cusparseColorAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseColorAlg_t\nenum cusparseColorAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_COLOR_ALG0 CUSPARSE_COLOR_ALG1",
);

pub(crate) static cusparseColorInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseColorInfo_t\ntypedef cusparseColorInfo_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseCsr2CscAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseCsr2CscAlg_t\nenum cusparseCsr2CscAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_CSR2CSC_ALG_DEFAULT=1 CUSPARSE_CSR2CSC_ALG1=1",
);

pub(crate) static cusparseDenseToSparseAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseDenseToSparseAlg_t\nenum cusparseDenseToSparseAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_DENSETOSPARSE_ALG_DEFAULT",
);

pub(crate) static cusparseDiagType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseDiagType_t\nenum cusparseDiagType_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_DIAG_TYPE_NON_UNIT CUSPARSE_DIAG_TYPE_UNIT",
);

pub(crate) static cusparseDirection_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseDirection_t\nenum cusparseDirection_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_DIRECTION_ROW CUSPARSE_DIRECTION_COLUMN",
);

pub(crate) static cusparseDnMatDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseDnMatDescr_t\ntypedef cusparseDnMatDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseDnVecDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseDnVecDescr_t\ntypedef cusparseDnVecDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseFillMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseFillMode_t\nenum cusparseFillMode_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_FILL_MODE_LOWER CUSPARSE_FILL_MODE_UPPER",
);

pub(crate) static cusparseFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseFormat_t\nenum cusparseFormat_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_FORMAT_CSR=1 CUSPARSE_FORMAT_CSC CUSPARSE_FORMAT_COO CUSPARSE_FORMAT_BLOCKED_ELL=5 CUSPARSE_FORMAT_BSR CUSPARSE_FORMAT_SLICED_ELLPACK",
);

pub(crate) static cusparseHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseHandle_t\ntypedef cusparseHandle_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseIndexBase_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseIndexBase_t\nenum cusparseIndexBase_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_INDEX_BASE_ZERO CUSPARSE_INDEX_BASE_ONE",
);

pub(crate) static cusparseIndexType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseIndexType_t\nenum cusparseIndexType_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_INDEX_16U=1 CUSPARSE_INDEX_32I CUSPARSE_INDEX_64I",
);

pub(crate) static cusparseLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cusparseLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.cusparse.cusparseLoggerCallback_t\nthe address of a C function, cusparseLoggerCallback_t, from cusparse.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cusparseLoggerCallback_t__signature);

pub(crate) static cusparseMatDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseMatDescr_t\ntypedef cusparseMatDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseMatrixType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseMatrixType_t\nenum cusparseMatrixType_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_MATRIX_TYPE_GENERAL CUSPARSE_MATRIX_TYPE_SYMMETRIC CUSPARSE_MATRIX_TYPE_HERMITIAN CUSPARSE_MATRIX_TYPE_TRIANGULAR",
);

pub(crate) static cusparseOperation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseOperation_t\nenum cusparseOperation_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_OPERATION_NON_TRANSPOSE CUSPARSE_OPERATION_TRANSPOSE CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE",
);

pub(crate) static cusparseOrder_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseOrder_t\nenum cusparseOrder_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_ORDER_COL=1 CUSPARSE_ORDER_ROW",
);

pub(crate) static cusparsePointerMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparsePointerMode_t\nenum cusparsePointerMode_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_POINTER_MODE_HOST CUSPARSE_POINTER_MODE_DEVICE",
);

pub(crate) static cusparseSDDMMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSDDMMAlg_t\nenum cusparseSDDMMAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SDDMM_ALG_DEFAULT",
);

pub(crate) static cusparseSolvePolicy_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSolvePolicy_t\nenum cusparseSolvePolicy_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SOLVE_POLICY_NO_LEVEL CUSPARSE_SOLVE_POLICY_USE_LEVEL",
);

pub(crate) static cusparseSpGEMMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEMMAlg_t\nenum cusparseSpGEMMAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPGEMM_DEFAULT CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC CUSPARSE_SPGEMM_ALG1 CUSPARSE_SPGEMM_ALG2 CUSPARSE_SPGEMM_ALG3",
);

pub(crate) static cusparseSpGEMMDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEMMDescr_t\ntypedef cusparseSpGEMMDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpMMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMMAlg_t\nenum cusparseSpMMAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPMM_ALG_DEFAULT CUSPARSE_SPMM_COO_ALG1 CUSPARSE_SPMM_COO_ALG2 CUSPARSE_SPMM_COO_ALG3 CUSPARSE_SPMM_COO_ALG4=5 CUSPARSE_SPMM_CSR_ALG1=4 CUSPARSE_SPMM_CSR_ALG2=6 CUSPARSE_SPMM_CSR_ALG3=12 CUSPARSE_SPMM_BLOCKED_ELL_ALG1 CUSPARSE_SPMM_BSR_ALG1",
);

pub(crate) static cusparseSpMMOpAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMMOpAlg_t\nenum cusparseSpMMOpAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPMM_OP_ALG_DEFAULT",
);

pub(crate) static cusparseSpMMOpPlan_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpMMOpPlan_t\ntypedef cusparseSpMMOpPlan_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpMVAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMVAlg_t\nenum cusparseSpMVAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPMV_ALG_DEFAULT CUSPARSE_SPMV_CSR_ALG1=2 CUSPARSE_SPMV_CSR_ALG2 CUSPARSE_SPMV_COO_ALG1=1 CUSPARSE_SPMV_COO_ALG2=4 CUSPARSE_SPMV_SELL_ALG1 CUSPARSE_SPMV_BSR_ALG1",
);

pub(crate) static cusparseSpMatAttribute_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMatAttribute_t\nenum cusparseSpMatAttribute_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPMAT_FILL_MODE CUSPARSE_SPMAT_DIAG_TYPE CUSPARSE_SPMAT_STORAGE CUSPARSE_SPMAT_SYMMETRY_TYPE",
);

pub(crate) static cusparseSpMatDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpMatDescr_t\ntypedef cusparseSpMatDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpSMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpSMAlg_t\nenum cusparseSpSMAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPSM_ALG_DEFAULT",
);

pub(crate) static cusparseSpSMDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpSMDescr_t\ntypedef cusparseSpSMDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpSMUpdate_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpSMUpdate_t\nenum cusparseSpSMUpdate_t, from cusparse.h. Since CUDA 12.4.",
    "CUSPARSE_SPSM_UPDATE_GENERAL CUSPARSE_SPSM_UPDATE_DIAGONAL",
);

pub(crate) static cusparseSpSVAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpSVAlg_t\nenum cusparseSpSVAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPSV_ALG_DEFAULT CUSPARSE_SPSV_ALG1 CUSPARSE_SPSV_ALG2",
);

pub(crate) static cusparseSpSVDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpSVDescr_t\ntypedef cusparseSpSVDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpSVUpdate_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpSVUpdate_t\nenum cusparseSpSVUpdate_t, from cusparse.h. Since CUDA 12.1.",
    "CUSPARSE_SPSV_UPDATE_GENERAL CUSPARSE_SPSV_UPDATE_DIAGONAL",
);

pub(crate) static cusparseSpVecDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpVecDescr_t\ntypedef cusparseSpVecDescr_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSparseToDenseAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSparseToDenseAlg_t\nenum cusparseSparseToDenseAlg_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_SPARSETODENSE_ALG_DEFAULT",
);

pub(crate) static cusparseStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseStatus_t\nenum cusparseStatus_t, from cusparse.h. Since at least CUDA 12.0.",
    "CUSPARSE_STATUS_SUCCESS CUSPARSE_STATUS_NOT_INITIALIZED CUSPARSE_STATUS_ALLOC_FAILED CUSPARSE_STATUS_INVALID_VALUE CUSPARSE_STATUS_ARCH_MISMATCH CUSPARSE_STATUS_MAPPING_ERROR CUSPARSE_STATUS_EXECUTION_FAILED CUSPARSE_STATUS_INTERNAL_ERROR CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED CUSPARSE_STATUS_ZERO_PIVOT CUSPARSE_STATUS_NOT_SUPPORTED CUSPARSE_STATUS_INSUFFICIENT_RESOURCES",
);

pub(crate) static pruneInfo_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.pruneInfo_t\ntypedef pruneInfo_t, from cusparse.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);
