//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cublas, runtime};

pub(crate) static cublasComputeType_t: Attributes = Attributes::new(
    &cublas::cublasComputeType_t,
    &[
        (64, Ty::Float16), (65, Ty::Float16), (68, Ty::F32), (69, Ty::F32), (70, Ty::F64), (71, Ty::F64), (72, Ty::I32),
        (73, Ty::I32), (74, Ty::F32), (75, Ty::F32), (77, Ty::F32), (78, Ty::F32), (79, Ty::F64),
    ],
);

pub(crate) static cudaDataType: Attributes = Attributes::new(
    &runtime::cudaDataType,
    &[
        (0, Ty::F32), (1, Ty::F64), (2, Ty::Float16), (3, Ty::I8), (4, Ty::Complex64), (5, Ty::Complex128),
        (10, Ty::I32), (14, Ty::Bfloat16),
    ],
);
