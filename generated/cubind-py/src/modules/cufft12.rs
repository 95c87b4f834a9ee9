//! The contents of `cubind.cuda12.cufft`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cufft as shared;
use crate::functions::cufft::slots;
use crate::support::gen1::*;
use crate::tables::cufft12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFFT of CUDA 12",
        if cfg!(windows) { &["cufft64_11.dll"] } else { &["libcufft.so.11"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cufft/lib"],
        "cufft",
        &[],
    )
    .installed_by(&["nvidia-cufft-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cufft",
    name: c"cubind.cuda12.cufft",
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
    table.class(Class::Record(&cufft12::cufftBox3d));
    table.class(Class::Record(&cufft12::cufftBox3d_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
}

c_functions! {}

int_constants! {
    CUFFT_VERSION = 11401,
    CUFFT_VER_BUILD = 4,
    CUFFT_VER_MAJOR = 11,
    CUFFT_VER_MINOR = 4,
    CUFFT_VER_PATCH = 1,
    MAX_CUFFT_ERROR = 17,
}
