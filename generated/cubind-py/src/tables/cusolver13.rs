//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusolverDeterministicMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverDeterministicMode_t\nenum cusolverDeterministicMode_t, from cusolver_common.h. Since CUDA 12.2.",
    |table| {
        table.member("CUSOLVER_DETERMINISTIC_RESULTS", 1);
        table.member("CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS", 2);
    },
);

pub(crate) static cusolverEigComp_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverEigComp_t\nenum cusolverEigComp_t, from cusolver_common.h. Since CUDA 13.2.",
    |table| {
        table.member("CUSOLVER_EIG_COMP_N", 10);
        table.member("CUSOLVER_EIG_COMP_I", 11);
        table.member("CUSOLVER_EIG_COMP_V", 12);
    },
);

pub(crate) static cusolverMathMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolver.cusolverMathMode_t\nenum cusolverMathMode_t, from cusolver_common.h. Since CUDA 13.0.",
    |table| {
        table.member("CUSOLVER_DEFAULT_MATH", 1);
        table.member("CUSOLVER_FP32_EMULATED_BF16X9_MATH", 2);
        table.member("CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH", 4);
        table.member("CUSOLVER_FP32_FP64_EMULATED_MATH", 6);
    },
);
