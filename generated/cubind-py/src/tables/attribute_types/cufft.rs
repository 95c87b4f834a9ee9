//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cufft;

pub(crate) static cufftXtQueryType: Attributes = Attributes::new(
    &cufft::cufftXtQueryType, &[(0, Ty::Record(&cufft::cufftXt1dFactors))],
);
