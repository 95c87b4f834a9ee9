//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusolverDeterministicMode_t: EnumDef = EnumDef::new(
    "cubind.cuda12.cusolver.cusolverDeterministicMode_t\nenum cusolverDeterministicMode_t, from cusolverDn.h. Since CUDA 12.2.",
    "CUSOLVER_DETERMINISTIC_RESULTS=1 CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS",
);
