//! The contents of `cubind.cuda13.nvjitlink`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvjitlink as shared;
use crate::functions::nvjitlink::{common, only13, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJitLink of CUDA 13",
        if cfg!(windows) { &["nvJitLink_130_0.dll"] } else { &["libnvJitLink.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvJitLink",
        &[],
    )
    .installed_by(&["nvidia-nvjitlink"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvjitlink",
    name: c"cubind.cuda13.nvjitlink",
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
    common::nvJitLinkCreate documented in only13,
    common::nvJitLinkGetLinkedLTOIR,
    common::nvJitLinkGetLinkedLTOIRSize,
}

c_functions! {
    ..shared,
    "nvJitLinkGetLinkedLTOIR" "nvJitLinkResult (nvJitLinkHandle, void *)" 4294967254 slots::nvJitLinkGetLinkedLTOIR,
    "nvJitLinkGetLinkedLTOIRSize" "nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedLTOIRSize,
}
