//! The contents of `cubind.cuda12.nvtx`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvtx as shared;
use crate::functions::nvtx::slots;
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVTX of CUDA 12",
        if cfg!(windows) {
            &[]
        } else {
            &["libnvtx3interop.so.1", "libnvToolsExt.so.1"]
        },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvtx/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtx-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvtx",
    name: c"cubind.cuda12.nvtx",
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
}

functions! {
    ..shared,
}

c_functions! {}
