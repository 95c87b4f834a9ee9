//! The contents of `cubind.cuda12.nvrtc`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvrtc as shared;
use crate::functions::nvrtc::{common, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVRTC of CUDA 12",
        if cfg!(windows) { &["nvrtc64_120_0.dll"] } else { &["libnvrtc.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cuda_nvrtc/lib"],
        "nvrtc",
        &["libnvrtc-builtins.so"],
    )
    .installed_by(&["nvidia-cuda-nvrtc-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvrtc",
    name: c"cubind.cuda12.nvrtc",
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
    common::nvrtcGetNVVM,
    common::nvrtcGetNVVMSize,
}

c_functions! {
    ..shared,
    "nvrtcGetNVVM" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetNVVM,
    "nvrtcGetNVVMSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetNVVMSize,
}
