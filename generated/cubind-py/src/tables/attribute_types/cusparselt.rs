//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cusparselt0;

pub(crate) static cusparseLtMatDescAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatDescAttribute_t, &[(0, Ty::I32), (1, Ty::I64)],
);

pub(crate) static cusparseLtMatmulAlgAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatmulAlgAttribute_t,
    &[
        (0, Ty::I32), (1, Ty::I32), (2, Ty::I32), (3, Ty::I32), (4, Ty::Enum(&cusparselt0::cusparseLtSplitKMode_t)),
        (5, Ty::I32),
    ],
);

pub(crate) static cusparseLtMatmulDescAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatmulDescAttribute_t,
    &[
        (0, Ty::I32), (1, Ty::F32), (2, Ty::F32), (3, Ty::I32), (4, Ty::F32), (5, Ty::I32), (6, Ty::I32), (7, Ty::I64),
        (8, Ty::Pointer), (9, Ty::Pointer), (10, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (11, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (12, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (13, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (14, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)), (15, Ty::Pointer), (16, Ty::Pointer),
        (17, Ty::Pointer), (18, Ty::Pointer), (19, Ty::Pointer),
    ],
);
