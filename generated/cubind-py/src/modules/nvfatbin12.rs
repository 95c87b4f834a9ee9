//! The contents of `cubind.cuda12.nvfatbin`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvfatbin as shared;
use crate::functions::nvfatbin::slots;
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvFatbin of CUDA 12",
        if cfg!(windows) { &["nvfatbin_120_0.dll"] } else { &["libnvfatbin.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvfatbin/lib"],
        "nvfatbin",
        &[],
    )
    .installed_by(&["nvidia-nvfatbin-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvfatbin",
    name: c"cubind.cuda12.nvfatbin",
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
}

c_functions! {
    ..shared,
}
