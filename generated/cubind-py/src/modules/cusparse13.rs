//! The contents of `cubind.cuda13.cusparse`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusparse as shared;
use crate::functions::cusparse::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::cusparse13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSPARSE of CUDA 13",
        if cfg!(windows) { &["cusparse64_12.dll"] } else { &["libcusparse.so.12"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cusparse",
        &[],
    )
    .installed_by(&["nvidia-cusparse"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cusparse",
    name: c"cubind.cuda13.cusparse",
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
    table.class(Class::Enum(&cusparse13::cusparseSpGEAMAlg_t));
    table.class(Class::Value(&cusparse13::cusparseSpGEAMDescr_t));
    table.class(Class::Enum(&cusparse13::cusparseSpMatStorage_t));
    table.class(Class::Enum(&cusparse13::cusparseSymmetryType_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    common::cusparseCbsrmv documented in only13,
    common::cusparseDbsrmv documented in only13,
    common::cusparseSbsrmv documented in only13,
    common::cusparseSpGEAM,
    common::cusparseSpGEAM_bufferSize,
    common::cusparseSpGEAM_createDescr,
    common::cusparseSpGEAM_destroyDescr,
    common::cusparseSpGEAM_nnz,
    common::cusparseSpGEMMreuse_compute documented in only13,
    common::cusparseSpGEMMreuse_copy documented in only13,
    common::cusparseSpGEMMreuse_nnz documented in only13,
    common::cusparseSpGEMMreuse_workEstimation documented in only13,
    common::cusparseSpMMOp documented in only13,
    only13::cusparseSpMMOp_createPlan,
    common::cusparseSpMMOp_destroyPlan documented in only13,
    only13::cusparseSpMatGetAttribute documented in common,
    only13::cusparseSpMatSetAttribute documented in common,
    common::cusparseZbsrmv documented in only13,
}

c_functions! {}

int_constants! {
    CUSPARSE_VERSION = 12904,
    CUSPARSE_VER_BUILD = 2,
    CUSPARSE_VER_MINOR = 9,
    CUSPARSE_VER_PATCH = 4,
}
