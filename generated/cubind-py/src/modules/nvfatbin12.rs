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

c_functions! {
    c"nvFatbinAddCubin" c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *)" 4294967254 slots::nvFatbinAddCubin,
    c"nvFatbinAddIndex" c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *)" 4294967254 slots::nvFatbinAddIndex,
    c"nvFatbinAddLTOIR" c"nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *, char const *)" 4294967254 slots::nvFatbinAddLTOIR,
    c"nvFatbinAddPTX" c"nvFatbinResult (nvFatbinHandle, char const *, size_t, char const *, char const *, char const *)" 4294967254 slots::nvFatbinAddPTX,
    c"nvFatbinAddReloc" c"nvFatbinResult (nvFatbinHandle, void const *, size_t)" 4294967254 slots::nvFatbinAddReloc,
    c"nvFatbinCreate" c"nvFatbinResult (nvFatbinHandle *, char const **, size_t)" 4294967254 slots::nvFatbinCreate,
    c"nvFatbinDestroy" c"nvFatbinResult (nvFatbinHandle *)" 4294967254 slots::nvFatbinDestroy,
    c"nvFatbinGet" c"nvFatbinResult (nvFatbinHandle, void *)" 4294967254 slots::nvFatbinGet,
    c"nvFatbinGetErrorString" c"char const *(nvFatbinResult)" 0 slots::nvFatbinGetErrorString,
    c"nvFatbinSize" c"nvFatbinResult (nvFatbinHandle, size_t *)" 4294967254 slots::nvFatbinSize,
    c"nvFatbinVersion" c"nvFatbinResult (unsigned int *, unsigned int *)" 4294967254 slots::nvFatbinVersion,
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}

functions! {
    ..shared,
}
