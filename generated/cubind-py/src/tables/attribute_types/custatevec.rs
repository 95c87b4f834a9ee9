//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{custatevec1, runtime};

pub(crate) static custatevecExStateVectorProperty_t: Attributes = Attributes::new(
    &custatevec1::custatevecExStateVectorProperty_t,
    &[
        (0, Ty::Enum(&custatevec1::custatevecExStateVectorDistributionType_t)), (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::I32), (3, Ty::List(&Ty::I32)), (4, Ty::I32), (5, Ty::I32), (6, Ty::List(&Ty::I32)), (7, Ty::I32),
        (8, Ty::I32), (9, Ty::I32), (10, Ty::I32), (11, Ty::I32), (12, Ty::List(&Ty::I32)), (13, Ty::I32),
        (14, Ty::List(&Ty::I32)), (15, Ty::I32), (16, Ty::I32), (17, Ty::I32), (18, Ty::I32), (19, Ty::I32),
    ],
);
