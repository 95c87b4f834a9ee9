//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cublas, cublaslt, cublaslt12, cublaslt13, runtime};

pub(crate) static cublasLtEmulationDescAttributes_t: Attributes = Attributes::new(
    &cublaslt13::cublasLtEmulationDescAttributes_t,
    &[(0, Ty::I32), (1, Ty::I32), (2, Ty::I32), (3, Ty::I32), (4, Ty::I32), (5, Ty::Pointer)],
);

pub(crate) static cublasLtMatmulAlgoCapAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoCapAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::U32), (2, Ty::U32), (3, Ty::I32), (4, Ty::I32), (5, Ty::I32), (6, Ty::List(&Ty::U32)),
        (7, Ty::I32), (10, Ty::I32), (11, Ty::U32), (12, Ty::U32), (13, Ty::List(&Ty::U32)), (14, Ty::I32),
        (15, Ty::U64), (16, Ty::U32), (17, Ty::U32), (18, Ty::U32), (19, Ty::U32), (20, Ty::I32), (21, Ty::I32),
        (22, Ty::I32), (23, Ty::I32),
    ],
);

pub(crate) static cublasLtMatmulAlgoConfigAttributes_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoConfigAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::Enum(&cublaslt12::cublasLtMatmulTile_t)), (2, Ty::I32), (3, Ty::U32), (4, Ty::U32),
        (5, Ty::U32), (6, Ty::Enum(&cublaslt12::cublasLtMatmulStages_t)), (7, Ty::U16), (8, Ty::U16),
    ],
);

pub(crate) static cublasLtMatmulAlgoConfigAttributes_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoConfigAttributes_t,
    &[
        (0, Ty::I32), (1, Ty::Enum(&cublaslt13::cublasLtMatmulTile_t)), (2, Ty::I32), (3, Ty::U32), (4, Ty::U32),
        (5, Ty::U32), (6, Ty::Enum(&cublaslt13::cublasLtMatmulStages_t)), (7, Ty::U16), (8, Ty::U16),
    ],
);

pub(crate) static cublasLtMatmulDescAttributes_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulDescAttributes_t,
    &[
        (0, Ty::Enum(&cublas::cublasComputeType_t)), (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::Enum(&cublaslt::cublasLtPointerMode_t)), (3, Ty::Enum(&cublas::cublasOperation_t)),
        (4, Ty::Enum(&cublas::cublasOperation_t)), (5, Ty::Enum(&cublas::cublasOperation_t)),
        (6, Ty::Enum(&cublas::cublasFillMode_t)), (7, Ty::Enum(&cublaslt::cublasLtEpilogue_t)), (8, Ty::Pointer),
        (10, Ty::I64), (11, Ty::Pointer), (12, Ty::I64), (13, Ty::I64), (14, Ty::I64), (15, Ty::I32), (17, Ty::Pointer),
        (18, Ty::Pointer), (19, Ty::Pointer), (20, Ty::Pointer), (21, Ty::Pointer),
        (22, Ty::Enum(&runtime::cudaDataType)), (23, Ty::Pointer), (24, Ty::Pointer), (25, Ty::I8),
        (26, Ty::Enum(&runtime::cudaDataType)), (27, Ty::I32), (28, Ty::I32), (29, Ty::Pointer), (30, Ty::Pointer),
        (31, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (32, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (33, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (34, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (35, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)), (36, Ty::Pointer),
        (37, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)), (38, Ty::Pointer), (39, Ty::I64), (40, Ty::I64),
        (41, Ty::Pointer),
    ],
);

pub(crate) static cublasLtMatmulDescAttributes_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulDescAttributes_t,
    &[
        (0, Ty::Enum(&cublas::cublasComputeType_t)), (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::Enum(&cublaslt::cublasLtPointerMode_t)), (3, Ty::Enum(&cublas::cublasOperation_t)),
        (4, Ty::Enum(&cublas::cublasOperation_t)), (5, Ty::Enum(&cublas::cublasOperation_t)),
        (6, Ty::Enum(&cublas::cublasFillMode_t)), (7, Ty::Enum(&cublaslt::cublasLtEpilogue_t)), (8, Ty::Pointer),
        (10, Ty::I64), (11, Ty::Pointer), (12, Ty::I64), (13, Ty::I64), (14, Ty::I64), (15, Ty::I32), (17, Ty::Pointer),
        (18, Ty::Pointer), (19, Ty::Pointer), (20, Ty::Pointer), (21, Ty::Pointer),
        (22, Ty::Enum(&runtime::cudaDataType)), (23, Ty::Pointer), (24, Ty::Pointer), (25, Ty::I8),
        (26, Ty::Enum(&runtime::cudaDataType)), (27, Ty::I32), (28, Ty::I32), (29, Ty::Pointer), (30, Ty::Pointer),
        (31, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (32, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (33, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (34, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (35, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)), (36, Ty::Pointer),
        (37, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)), (38, Ty::Pointer), (39, Ty::I64), (40, Ty::I64),
        (41, Ty::Enum(&cublaslt13::cublasLtMatmulBatchInvarianceFlags_t)),
    ],
);

pub(crate) static cublasLtMatmulPreferenceAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulPreferenceAttributes_t,
    &[
        (0, Ty::Enum(&cublaslt::cublasLtMatmulSearch_t)), (1, Ty::U64), (3, Ty::U32), (5, Ty::U32), (6, Ty::U32),
        (7, Ty::U32), (8, Ty::U32), (9, Ty::F32), (12, Ty::U64), (13, Ty::U32), (14, Ty::U32), (15, Ty::U32),
    ],
);

pub(crate) static cublasLtMatrixLayoutAttribute_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixLayoutAttribute_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)), (1, Ty::Enum(&cublaslt::cublasLtOrder_t)), (2, Ty::U64), (3, Ty::U64),
        (4, Ty::I64), (5, Ty::I32), (6, Ty::I64), (7, Ty::I64), (8, Ty::Enum(&cublaslt::cublasLtBatchMode_t)),
        (9, Ty::Pointer), (10, Ty::Pointer), (11, Ty::Pointer), (12, Ty::Pointer), (13, Ty::Pointer),
    ],
);

pub(crate) static cublasLtMatrixLayoutAttribute_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixLayoutAttribute_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)), (1, Ty::Enum(&cublaslt::cublasLtOrder_t)), (2, Ty::U64), (3, Ty::U64),
        (4, Ty::I64), (5, Ty::I32), (6, Ty::I64), (7, Ty::I64), (8, Ty::Enum(&cublaslt::cublasLtBatchMode_t)),
        (9, Ty::Pointer), (10, Ty::Pointer), (11, Ty::Pointer), (12, Ty::Enum(&cublaslt13::cublasLtIntegerWidth_t)),
        (13, Ty::Enum(&cublaslt13::cublasLtIntegerWidth_t)),
    ],
);

pub(crate) static cublasLtMatrixTransformDescAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixTransformDescAttributes_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)), (1, Ty::Enum(&cublaslt::cublasLtPointerMode_t)),
        (2, Ty::Enum(&cublas::cublasOperation_t)), (3, Ty::Enum(&cublas::cublasOperation_t)),
    ],
);
