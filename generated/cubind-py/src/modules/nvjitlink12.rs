//! The contents of `cubind.cuda12.nvjitlink`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvjitlink as shared;
use crate::functions::nvjitlink::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::nvjitlink;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJitLink of CUDA 12",
        if cfg!(windows) { &["nvJitLink_120_0.dll"] } else { &["libnvJitLink.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvjitlink/lib"],
        "nvJitLink",
        &[],
    )
    .installed_by(&["nvidia-nvjitlink-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvjitlink",
    name: c"cubind.cuda12.nvjitlink",
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
    table.constant("NVJITLINK_ERROR_ARCH_MISMATCH", Constant::Enum(&nvjitlink::nvJitLinkResult, 6));
    table.constant("NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS", Constant::Enum(&nvjitlink::nvJitLinkResult, 3));
    table.constant("NVJITLINK_ERROR_INCORRECT_INPUT_TYPE", Constant::Enum(&nvjitlink::nvJitLinkResult, 3));
    table.constant("NVJITLINK_ERROR_MISSING_FATBIN", Constant::Enum(&nvjitlink::nvJitLinkResult, 3));
    table.constant("NVJITLINK_ERROR_NULL_INPUT", Constant::Enum(&nvjitlink::nvJitLinkResult, 3));
    table.constant("NVJITLINK_ERROR_OUTDATED_LIBRARY", Constant::Enum(&nvjitlink::nvJitLinkResult, 6));
}

functions! {
    ..shared,
    common::nvJitLinkCreate documented in only12,
}

c_functions! {
    ..shared,
}
