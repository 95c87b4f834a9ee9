//! The contents of `cubind.cuda13.nvrtc`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvrtc as shared;
use crate::functions::nvrtc::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvrtc13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVRTC of CUDA 13",
        if cfg!(windows) { &["nvrtc64_130_0.dll"] } else { &["libnvrtc.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvrtc",
        &["libnvrtc-builtins.so"],
    )
    .installed_by(&["nvidia-cuda-nvrtc"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvrtc",
    name: c"cubind.cuda13.nvrtc",
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
    table.class(Class::Record(&nvrtc13::nvrtcBundledHeadersInfo));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    ..shared,
    common::nvrtcGetBundledHeadersInfo,
    common::nvrtcGetTileIR,
    common::nvrtcGetTileIRSize,
    common::nvrtcInstallBundledHeaders,
    common::nvrtcRemoveBundledHeaders,
}

c_functions! {
    ..shared,
    "nvrtcGetBundledHeadersInfo" "nvrtcResult (nvrtcBundledHeadersInfo *, char const **)" 3 slots::nvrtcGetBundledHeadersInfo,
    "nvrtcGetTileIR" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetTileIR,
    "nvrtcGetTileIRSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetTileIRSize,
    "nvrtcInstallBundledHeaders" "nvrtcResult (char const *, unsigned int, char const **)" 3 slots::nvrtcInstallBundledHeaders,
    "nvrtcRemoveBundledHeaders" "nvrtcResult (char const *, char const **)" 3 slots::nvrtcRemoveBundledHeaders,
}

int_constants! {
    NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE = 1,
    NVRTC_INSTALL_HEADERS_NO_WAIT = 2,
    NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS = 0,
}
