//! The contents of `cubind.cuda12.cusparse`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusparse as shared;
use crate::functions::cusparse::{common, only12, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSPARSE of CUDA 12",
        if cfg!(windows) { &["cusparse64_12.dll"] } else { &["libcusparse.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cusparse/lib"],
        "cusparse",
        &[],
    )
    .installed_by(&["nvidia-cusparse-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cusparse",
    name: c"cubind.cuda12.cusparse",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    common::cusparseCbsrmv documented in only12,
    common::cusparseDbsrmv documented in only12,
    common::cusparseGetColorAlgs,
    common::cusparseSbsrmv documented in only12,
    common::cusparseSetColorAlgs,
    common::cusparseSpGEMMreuse_compute documented in only12,
    common::cusparseSpGEMMreuse_copy documented in only12,
    common::cusparseSpGEMMreuse_nnz documented in only12,
    common::cusparseSpGEMMreuse_workEstimation documented in only12,
    common::cusparseSpMMOp documented in only12,
    only12::cusparseSpMMOp_createPlan,
    common::cusparseSpMMOp_destroyPlan documented in only12,
    only12::cusparseSpMatGetAttribute documented in common,
    only12::cusparseSpMatSetAttribute documented in common,
    common::cusparseZbsrmv documented in only12,
}

c_functions! {}

int_constants! {
    CUSPARSE_VERSION = 12510,
    CUSPARSE_VER_BUILD = 65,
    CUSPARSE_VER_MINOR = 5,
    CUSPARSE_VER_PATCH = 10,
}
