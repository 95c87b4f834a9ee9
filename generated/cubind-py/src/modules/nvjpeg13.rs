//! The contents of `cubind.cuda13.nvjpeg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvjpeg as shared;
use crate::functions::nvjpeg::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::nvjpeg13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG of CUDA 13",
        if cfg!(windows) { &["nvjpeg64_13.dll"] } else { &["libnvjpeg.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvjpeg",
        &[],
    )
    .installed_by(&["nvidia-nvjpeg"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvjpeg",
    name: c"cubind.cuda13.nvjpeg",
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
    table.class(Class::Enum(&nvjpeg13::nvjpegOutputFormat_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only13::nvjpegDecode documented in common,
    only13::nvjpegDecodeBatchedInitialize documented in common,
    only13::nvjpegDecodeBatchedPreAllocate documented in common,
    only13::nvjpegDecodeParamsSetOutputFormat documented in common,
}

c_functions! {}

int_constants! {
    NVJPEG_VER_BUILD = 43,
    NVJPEG_VER_MAJOR = 13,
    NVJPEG_VER_MINOR = 3,
    NVJPEG_VER_PATCH = 2,
}
