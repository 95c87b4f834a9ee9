//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusolverDeterministicMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDeterministicMode_t\nenum cusolverDeterministicMode_t, from cusolver_common.h. Since CUDA 12.2.",
    "CUSOLVER_DETERMINISTIC_RESULTS=1 CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS",
);

pub(crate) static cusolverEigComp_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigComp_t\nenum cusolverEigComp_t, from cusolver_common.h. Since CUDA 13.2.",
    "CUSOLVER_EIG_COMP_N=10 CUSOLVER_EIG_COMP_I CUSOLVER_EIG_COMP_V",
);

pub(crate) static cusolverMathMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverMathMode_t\nenum cusolverMathMode_t, from cusolver_common.h. Since CUDA 13.0.",
    "CUSOLVER_DEFAULT_MATH=1 CUSOLVER_FP32_EMULATED_BF16X9_MATH CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH=4 CUSOLVER_FP32_FP64_EMULATED_MATH=6",
);
