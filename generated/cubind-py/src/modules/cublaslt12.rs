//! The contents of `cubind.cuda12.cublaslt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cublaslt as shared;
use crate::functions::cublaslt::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::cublaslt12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLASLt of CUDA 12",
        if cfg!(windows) { &["cublasLt64_12.dll"] } else { &["libcublasLt.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cublas/lib"],
        "cublasLt",
        &[],
    )
    .installed_by(&["nvidia-cublas-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cublaslt",
    name: c"cubind.cuda12.cublaslt",
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
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t));
    table.class(Class::Record(&cublaslt12::cublasLtMatmulPreferenceOpaque_t));
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulStages_t));
    table.class(Class::Enum(&cublaslt12::cublasLtMatmulTile_t));
    table.class(Class::Record(&cublaslt12::cublasLtMatrixLayoutOpaque_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
}

functions! {
    ..shared,
    only12::cublasLtMatmulAlgoConfigGetAttribute documented in common,
    only12::cublasLtMatmulAlgoConfigSetAttribute documented in common,
    only12::cublasLtMatmulDescGetAttribute documented in common,
    only12::cublasLtMatmulDescSetAttribute documented in common,
    only12::cublasLtMatrixLayoutGetAttribute documented in common,
    only12::cublasLtMatrixLayoutSetAttribute documented in common,
}

c_functions! {}
