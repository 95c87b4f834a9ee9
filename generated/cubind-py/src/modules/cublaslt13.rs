//! The contents of `cubind.cuda13.cublaslt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cublaslt as shared;
use crate::functions::cublaslt::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::cublaslt13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLASLt of CUDA 13",
        if cfg!(windows) { &["cublasLt64_13.dll"] } else { &["libcublasLt.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cublasLt",
        &[],
    )
    .installed_by(&["nvidia-cublas"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cublaslt",
    name: c"cubind.cuda13.cublaslt",
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
    table.class(Class::Enum(&cublaslt13::cublasLtEmulationDescAttributes_t));
    table.class(Class::Record(&cublaslt13::cublasLtEmulationDescOpaque_t));
    table.class(Class::Enum(&cublaslt13::cublasLtIntegerWidth_t));
    table.class(Class::Enum(&cublaslt13::cublasLtMatmulBatchInvarianceFlags_t));
    table.class(Class::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t));
    table.class(Class::Record(&cublaslt13::cublasLtMatmulPreferenceOpaque_t));
    table.class(Class::Enum(&cublaslt13::cublasLtMatmulStages_t));
    table.class(Class::Enum(&cublaslt13::cublasLtMatmulTile_t));
    table.class(Class::Record(&cublaslt13::cublasLtMatrixLayoutOpaque_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
}

functions! {
    ..shared,
    common::cublasLtEmulationDescCreate,
    common::cublasLtEmulationDescDestroy,
    common::cublasLtEmulationDescGetAttribute,
    common::cublasLtEmulationDescInit_internal,
    common::cublasLtEmulationDescSetAttribute,
    common::cublasLtGroupedMatrixLayoutCreate,
    common::cublasLtGroupedMatrixLayoutInit_internal,
    common::cublasLtMatmulAlgoCheckForStream,
    only13::cublasLtMatmulAlgoConfigGetAttribute documented in common,
    only13::cublasLtMatmulAlgoConfigSetAttribute documented in common,
    common::cublasLtMatmulAlgoGetHeuristicForStream,
    only13::cublasLtMatmulDescGetAttribute documented in common,
    only13::cublasLtMatmulDescSetAttribute documented in common,
    only13::cublasLtMatrixLayoutGetAttribute documented in common,
    only13::cublasLtMatrixLayoutSetAttribute documented in common,
}

c_functions! {}
