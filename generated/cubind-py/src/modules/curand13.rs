//! The contents of `cubind.cuda13.curand`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::curand as shared;
use crate::functions::curand::slots;
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuRAND of CUDA 13",
        if cfg!(windows) { &["curand64_10.dll"] } else { &["libcurand.so.10"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "curand",
        &[],
    )
    .installed_by(&["nvidia-curand"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "curand",
    name: c"cubind.cuda13.curand",
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
}

c_functions! {}

int_constants! {
    CURAND_VERSION = 10405,
    CURAND_VER_BUILD = 25,
    CURAND_VER_MINOR = 4,
    CURAND_VER_PATCH = 5,
}
