//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cusparse, cusparse13, runtime};

pub(crate) static cudaDataType: Attributes = Attributes::new(
    &runtime::cudaDataType,
    &[
        (0, Ty::F32), (1, Ty::F64), (2, Ty::Float16), (4, Ty::Complex64), (5, Ty::Complex128), (10, Ty::I32),
        (14, Ty::Bfloat16),
    ],
);

pub(crate) static cusparseSpMatAttribute_t12: Attributes = Attributes::new(
    &cusparse::cusparseSpMatAttribute_t,
    &[
        (0, Ty::Enum(&cusparse::cusparseFillMode_t)), (1, Ty::Enum(&cusparse::cusparseDiagType_t)), (2, Ty::Pointer),
        (3, Ty::Pointer),
    ],
);

pub(crate) static cusparseSpMatAttribute_t13: Attributes = Attributes::new(
    &cusparse::cusparseSpMatAttribute_t,
    &[
        (0, Ty::Enum(&cusparse::cusparseFillMode_t)), (1, Ty::Enum(&cusparse::cusparseDiagType_t)),
        (2, Ty::Enum(&cusparse13::cusparseSpMatStorage_t)), (3, Ty::Enum(&cusparse13::cusparseSymmetryType_t)),
    ],
);
