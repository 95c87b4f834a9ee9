//! The contents of `cubind.cuda13.cufft`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cufft as shared;
use crate::functions::cufft::{common, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFFT of CUDA 13",
        if cfg!(windows) { &["cufft64_12.dll"] } else { &["libcufft.so.12"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cufft",
        &[],
    )
    .installed_by(&["nvidia-cufft"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cufft",
    name: c"cubind.cuda13.cufft",
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
    common::cufftXtSetJITCallback,
}

c_functions! {}

int_constants! {
    CUFFT_PLAN_NULL = -1,
    CUFFT_VERSION = 12500,
    CUFFT_VER_BUILD = 14,
    CUFFT_VER_MAJOR = 12,
    CUFFT_VER_MINOR = 5,
    CUFFT_VER_PATCH = 0,
    MAX_CUFFT_ERROR = 21,
}
