//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;

pub(crate) static cublasXtBlasOp_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublasxt.cublasXtBlasOp_t\nenum cublasXtBlasOp_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_GEMM", 0);
        table.member("CUBLASXT_SYRK", 1);
        table.member("CUBLASXT_HERK", 2);
        table.member("CUBLASXT_SYMM", 3);
        table.member("CUBLASXT_HEMM", 4);
        table.member("CUBLASXT_TRSM", 5);
        table.member("CUBLASXT_SYR2K", 6);
        table.member("CUBLASXT_HER2K", 7);
        table.member("CUBLASXT_SPMM", 8);
        table.member("CUBLASXT_SYRKX", 9);
        table.member("CUBLASXT_HERKX", 10);
        table.member("CUBLASXT_TRMM", 11);
        table.member("CUBLASXT_ROUTINE_MAX", 12);
    },
);

pub(crate) static cublasXtHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublasxt.cublasXtHandle_t\ntypedef cublasXtHandle_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle,
    None,
);

pub(crate) static cublasXtOpType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublasxt.cublasXtOpType_t\nenum cublasXtOpType_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_FLOAT", 0);
        table.member("CUBLASXT_DOUBLE", 1);
        table.member("CUBLASXT_COMPLEX", 2);
        table.member("CUBLASXT_DOUBLECOMPLEX", 3);
    },
);

pub(crate) static cublasXtPinnedMemMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublasxt.cublasXtPinnedMemMode_t\nenum cublasXtPinnedMemMode_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_PINNING_DISABLED", 0);
        table.member("CUBLASXT_PINNING_ENABLED", 1);
    },
);
