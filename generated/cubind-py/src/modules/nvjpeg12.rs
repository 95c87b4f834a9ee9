//! The contents of `cubind.cuda12.nvjpeg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvjpeg as shared;
use crate::functions::nvjpeg::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::nvjpeg12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG of CUDA 12",
        if cfg!(windows) { &["nvjpeg64_12.dll"] } else { &["libnvjpeg.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/nvjpeg/lib"],
        "nvjpeg",
        &[],
    )
    .installed_by(&["nvidia-nvjpeg-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvjpeg",
    name: c"cubind.cuda12.nvjpeg",
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
    table.class(Class::Enum(&nvjpeg12::nvjpegOutputFormat_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only12::nvjpegDecode documented in common,
    only12::nvjpegDecodeBatchedInitialize documented in common,
    only12::nvjpegDecodeBatchedPreAllocate documented in common,
    only12::nvjpegDecodeParamsSetOutputFormat documented in common,
    common::nvjpegEncoderParamsCopyHuffmanTables,
}

c_functions! {}

int_constants! {
    NVJPEG_VER_BUILD = 76,
    NVJPEG_VER_MAJOR = 12,
    NVJPEG_VER_MINOR = 4,
    NVJPEG_VER_PATCH = 0,
}
