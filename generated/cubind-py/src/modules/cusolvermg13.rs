//! The contents of `cubind.cuda13.cusolvermg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusolvermg as shared;
use crate::functions::cusolvermg::{common, only13, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVERMg of CUDA 13",
        if cfg!(windows) { &["cusolverMg64_12.dll"] } else { &["libcusolverMg.so.12"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cusolverMg",
        &[],
    )
    .installed_by(&["nvidia-cusolver"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cusolvermg",
    name: c"cubind.cuda13.cusolvermg",
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
    common::cusolverMgCreate documented in only13,
    common::cusolverMgCreateDeviceGrid documented in only13,
    common::cusolverMgCreateMatrixDesc documented in only13,
    common::cusolverMgDestroy documented in only13,
    common::cusolverMgDestroyGrid documented in only13,
    common::cusolverMgDestroyMatrixDesc documented in only13,
    common::cusolverMgDeviceSelect documented in only13,
    common::cusolverMgGetrf documented in only13,
    common::cusolverMgGetrf_bufferSize documented in only13,
    common::cusolverMgGetrs documented in only13,
    common::cusolverMgGetrs_bufferSize documented in only13,
    common::cusolverMgPotrf documented in only13,
    common::cusolverMgPotrf_bufferSize documented in only13,
    common::cusolverMgPotri documented in only13,
    common::cusolverMgPotri_bufferSize documented in only13,
    common::cusolverMgPotrs documented in only13,
    common::cusolverMgPotrs_bufferSize documented in only13,
    common::cusolverMgSyevd documented in only13,
    common::cusolverMgSyevd_bufferSize documented in only13,
}

c_functions! {}
