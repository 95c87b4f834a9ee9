//! The contents of `cubind.cuda13.nvvm`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvvm as shared;
use crate::functions::nvvm::{common, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVVM of CUDA 13",
        if cfg!(windows) {
            &["nvvm70.dll", "nvvm64_40_0.dll"]
        } else {
            &["libnvvm.so.4"]
        },
        Some(Toolkit {
            major: 13u32,
            folder: "nvvm",
        }),
        &["nvidia/cu13/lib"],
        "nvvm",
        &[],
    )
    .installed_by(&["nvidia-nvvm"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvvm",
    name: c"cubind.cuda13.nvvm",
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
    common::nvvmLLVMVersion,
}

c_functions! {
    ..shared,
    "nvvmLLVMVersion" "nvvmResult (char const *, int *)" 4294967254 slots::nvvmLLVMVersion,
}
