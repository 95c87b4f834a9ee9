//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::runtime;

pub(crate) static cudaDataType: Attributes = Attributes::new(&runtime::cudaDataType, &[(0, Ty::F32), (1, Ty::F64)]);
