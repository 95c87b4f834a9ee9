//! The contents of `cubind.cuda12.nvvm`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvvm as shared;
use crate::functions::nvvm::slots;
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVVM of CUDA 12",
        if cfg!(windows) {
            &["nvvm64_40_0.dll"]
        } else {
            &["libnvvm.so.4", "libnvvm.so"]
        },
        Some(Toolkit {
            major: 12u32,
            folder: "nvvm",
        }),
        &["nvidia/cuda_nvcc/nvvm/lib64"],
        "nvvm",
        &[],
    )
    .installed_by(&["nvidia-cuda-nvcc-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvvm",
    name: c"cubind.cuda12.nvvm",
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
