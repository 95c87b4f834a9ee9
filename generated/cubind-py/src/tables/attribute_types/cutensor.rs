//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cutensor2, runtime};

pub(crate) static cutensorOperationDescriptorAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorOperationDescriptorAttribute_t,
    &[
        (0, Ty::I32), (1, Ty::Enum(&runtime::cudaDataType)), (2, Ty::F32), (3, Ty::F32), (4, Ty::List(&Ty::U32)),
        (5, Ty::List(&Ty::U32)), (6, Ty::List(&Ty::U8)), (14, Ty::I32),
    ],
);

pub(crate) static cutensorPlanAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorPlanAttribute_t, &[(0, Ty::U64)],
);

pub(crate) static cutensorPlanPreferenceAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorPlanPreferenceAttribute_t,
    &[
        (0, Ty::Enum(&cutensor2::cutensorAutotuneMode_t)), (1, Ty::Enum(&cutensor2::cutensorCacheMode_t)), (2, Ty::I32),
        (3, Ty::Enum(&cutensor2::cutensorAlgo_t)), (4, Ty::I32), (5, Ty::Enum(&cutensor2::cutensorJitMode_t)),
        (6, Ty::I32),
    ],
);
