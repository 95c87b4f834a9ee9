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

c_functions! {
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUBLAS_VERSION", Constant::Int(120902));
    table.constant("CUBLAS_VER_BUILD", Constant::Int(10));
    table.constant("CUBLAS_VER_MAJOR", Constant::Int(12));
    table.constant("CUBLAS_VER_MINOR", Constant::Int(9));
    table.constant("CUBLAS_VER_PATCH", Constant::Int(2));
}

functions! {
    ..shared,
}
