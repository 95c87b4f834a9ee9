//! The contents of `cubind.cuda12.cusolvermg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusolvermg as shared;
use crate::functions::cusolvermg::{common, only12, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVERMg of CUDA 12",
        if cfg!(windows) { &["cusolverMg64_11.dll"] } else { &["libcusolverMg.so.11"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cusolver/lib"],
        "cusolverMg",
        &[],
    )
    .installed_by(&["nvidia-cusolver-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cusolvermg",
    name: c"cubind.cuda12.cusolvermg",
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
    common::cusolverMgCreate documented in only12,
    common::cusolverMgCreateDeviceGrid documented in only12,
    common::cusolverMgCreateMatrixDesc documented in only12,
    common::cusolverMgDestroy documented in only12,
    common::cusolverMgDestroyGrid documented in only12,
    common::cusolverMgDestroyMatrixDesc documented in only12,
    common::cusolverMgDeviceSelect documented in only12,
    common::cusolverMgGetrf documented in only12,
    common::cusolverMgGetrf_bufferSize documented in only12,
    common::cusolverMgGetrs documented in only12,
    common::cusolverMgGetrs_bufferSize documented in only12,
    common::cusolverMgPotrf documented in only12,
    common::cusolverMgPotrf_bufferSize documented in only12,
    common::cusolverMgPotri documented in only12,
    common::cusolverMgPotri_bufferSize documented in only12,
    common::cusolverMgPotrs documented in only12,
    common::cusolverMgPotrs_bufferSize documented in only12,
    common::cusolverMgSyevd documented in only12,
    common::cusolverMgSyevd_bufferSize documented in only12,
}

c_functions! {}
