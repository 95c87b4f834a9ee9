//! The contents of `cubind.cuda12.cublas`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cublas as shared;
use crate::functions::cublas::slots;
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLAS and cuBLASXt of CUDA 12",
        if cfg!(windows) { &["cublas64_12.dll"] } else { &["libcublas.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cublas/lib"],
        "cublas",
        &[],
    )
    .installed_by(&["nvidia-cublas-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cublas",
    name: c"cubind.cuda12.cublas",
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
    ints(table);
}

functions! {
    ..shared,
}

c_functions! {}

int_constants! {
    CUBLAS_VERSION = 120902,
    CUBLAS_VER_BUILD = 10,
    CUBLAS_VER_MAJOR = 12,
    CUBLAS_VER_MINOR = 9,
    CUBLAS_VER_PATCH = 2,
}
