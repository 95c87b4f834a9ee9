//! The contents of `cubind.cuda13.nvfatbin`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvfatbin as shared;
use crate::functions::nvfatbin::{common, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvFatbin of CUDA 13",
        if cfg!(windows) { &["nvfatbin_130_0.dll"] } else { &["libnvfatbin.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvfatbin",
        &[],
    )
    .installed_by(&["nvidia-nvfatbin"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvfatbin",
    name: c"cubind.cuda13.nvfatbin",
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

fn constants(_: &mut Rows<(&'static str, Constant)>) {}

functions! {
    ..shared,
    common::nvFatbinAddTileIR,
}

c_functions! {
    ..shared,
    "nvFatbinAddTileIR" "nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *)" 4294967254 slots::nvFatbinAddTileIR,
}
