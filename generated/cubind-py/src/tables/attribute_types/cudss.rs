//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cudss1;

pub(crate) static cudssConfigParam_t: Attributes = Attributes::new(
    &cudss1::cudssConfigParam_t,
    &[
        (0, Ty::Enum(&cudss1::cudssReorderingAlg_t)), (1, Ty::Enum(&cudss1::cudssFactorizationAlg_t)),
        (2, Ty::Enum(&cudss1::cudssSolveAlg_t)), (3, Ty::Enum(&cudss1::cudssMatchingAlg_t)),
        (4, Ty::Enum(&cudss1::cudssSolveMode_t)), (5, Ty::I32), (6, Ty::F64), (7, Ty::Enum(&cudss1::cudssPivotType_t)),
        (8, Ty::F64), (9, Ty::F64), (10, Ty::I64), (11, Ty::I32), (12, Ty::I64), (13, Ty::I32), (14, Ty::I32),
        (15, Ty::I32), (16, Ty::Enum(&cudss1::cudssPivotEpsilonAlg_t)), (17, Ty::I32), (18, Ty::I32), (19, Ty::I32),
        (20, Ty::I32), (21, Ty::I32), (22, Ty::List(&Ty::I32)), (23, Ty::I32), (24, Ty::I32), (25, Ty::I32),
        (26, Ty::I32), (27, Ty::I32), (28, Ty::Enum(&cudss1::cudssDowncastFactorsMode_t)),
        (29, Ty::Enum(&cudss1::cudssMemoryOptimizationFlags_t)),
    ],
);
