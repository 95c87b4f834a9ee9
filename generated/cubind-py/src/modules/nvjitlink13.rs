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

c_functions! {
    c"nvJitLinkAddData" c"nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, void const *, size_t, char const *)" 4294967254 slots::nvJitLinkAddData,
    c"nvJitLinkAddFile" c"nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, char const *)" 4294967254 slots::nvJitLinkAddFile,
    c"nvJitLinkComplete" c"nvJitLinkResult (nvJitLinkHandle)" 4294967254 slots::nvJitLinkComplete,
    c"nvJitLinkCreate" c"nvJitLinkResult (nvJitLinkHandle *, uint32_t, char const **)" 4294967254 slots::nvJitLinkCreate,
    c"nvJitLinkDestroy" c"nvJitLinkResult (nvJitLinkHandle *)" 4294967254 slots::nvJitLinkDestroy,
    c"nvJitLinkGetErrorLog" c"nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetErrorLog,
    c"nvJitLinkGetErrorLogSize" c"nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetErrorLogSize,
    c"nvJitLinkGetInfoLog" c"nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetInfoLog,
    c"nvJitLinkGetInfoLogSize" c"nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetInfoLogSize,
    c"nvJitLinkGetLinkedCubin" c"nvJitLinkResult (nvJitLinkHandle, void *)" 4294967254 slots::nvJitLinkGetLinkedCubin,
    c"nvJitLinkGetLinkedCubinSize" c"nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedCubinSize,
    c"nvJitLinkGetLinkedLTOIR" c"nvJitLinkResult (nvJitLinkHandle, void *)" 4294967254 slots::nvJitLinkGetLinkedLTOIR,
    c"nvJitLinkGetLinkedLTOIRSize" c"nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedLTOIRSize,
    c"nvJitLinkGetLinkedPtx" c"nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetLinkedPtx,
    c"nvJitLinkGetLinkedPtxSize" c"nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedPtxSize,
    c"nvJitLinkVersion" c"nvJitLinkResult (unsigned int *, unsigned int *)" 4294967254 slots::nvJitLinkVersion,
}

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
