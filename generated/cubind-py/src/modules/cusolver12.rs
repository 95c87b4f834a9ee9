//! The contents of `cubind.cuda12.cusolver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusolver as shared;
use crate::functions::cusolver::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::cusolver12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVER of CUDA 12",
        if cfg!(windows) { &["cusolver64_11.dll"] } else { &["libcusolver.so.11"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cusolver/lib"],
        "cusolver",
        &[],
    )
    .installed_by(&["nvidia-cusolver-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cusolver",
    name: c"cubind.cuda12.cusolver",
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
    table.class(Class::Enum(&cusolver12::cusolverDeterministicMode_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    ..shared,
    common::cusolverDnGeqrf,
    common::cusolverDnGeqrf_bufferSize,
    common::cusolverDnGesvd,
    common::cusolverDnGesvd_bufferSize,
    only12::cusolverDnGetDeterministicMode documented in common,
    common::cusolverDnGetrf,
    common::cusolverDnGetrf_bufferSize,
    common::cusolverDnGetrs,
    common::cusolverDnPotrf,
    common::cusolverDnPotrf_bufferSize,
    common::cusolverDnPotrs,
    only12::cusolverDnSetDeterministicMode documented in common,
    common::cusolverDnSyevd,
    common::cusolverDnSyevd_bufferSize,
    common::cusolverDnSyevdx,
    common::cusolverDnSyevdx_bufferSize,
    common::cusolverRfBatchAnalyze documented in only12,
    common::cusolverRfBatchRefactor documented in only12,
    common::cusolverRfBatchResetValues documented in only12,
    common::cusolverRfBatchSetupHost documented in only12,
    common::cusolverRfBatchSolve documented in only12,
    common::cusolverRfBatchZeroPivot documented in only12,
    common::cusolverRfCreate documented in only12,
    common::cusolverRfDestroy documented in only12,
    common::cusolverRfGetAlgs documented in only12,
    common::cusolverRfGetMatrixFormat documented in only12,
    common::cusolverRfGetNumericBoostReport documented in only12,
    common::cusolverRfGetNumericProperties documented in only12,
    common::cusolverRfGetResetValuesFastMode documented in only12,
    common::cusolverRfSetAlgs documented in only12,
    common::cusolverRfSetMatrixFormat documented in only12,
    common::cusolverRfSetNumericProperties documented in only12,
    common::cusolverRfSetResetValuesFastMode documented in only12,
    common::cusolverSpCcsreigsHost documented in only12,
    common::cusolverSpCcsreigvsi documented in only12,
    common::cusolverSpCcsreigvsiHost documented in only12,
    common::cusolverSpCcsrlsqvqrHost documented in only12,
    common::cusolverSpCcsrlsvqr documented in only12,
    common::cusolverSpCcsrlsvqrHost documented in only12,
    common::cusolverSpCcsrqrBufferInfoBatched documented in only12,
    common::cusolverSpCcsrqrsvBatched documented in only12,
    common::cusolverSpCcsrzfdHost documented in only12,
    common::cusolverSpCreate documented in only12,
    common::cusolverSpCreateCsrqrInfo documented in only12,
    common::cusolverSpDcsreigsHost documented in only12,
    common::cusolverSpDcsreigvsi documented in only12,
    common::cusolverSpDcsreigvsiHost documented in only12,
    common::cusolverSpDcsrlsqvqrHost documented in only12,
    common::cusolverSpDcsrlsvqr documented in only12,
    common::cusolverSpDcsrlsvqrHost documented in only12,
    common::cusolverSpDcsrqrBufferInfoBatched documented in only12,
    common::cusolverSpDcsrqrsvBatched documented in only12,
    common::cusolverSpDcsrzfdHost documented in only12,
    common::cusolverSpDestroy documented in only12,
    common::cusolverSpDestroyCsrqrInfo documented in only12,
    common::cusolverSpGetStream documented in only12,
    common::cusolverSpScsreigsHost documented in only12,
    common::cusolverSpScsreigvsi documented in only12,
    common::cusolverSpScsreigvsiHost documented in only12,
    common::cusolverSpScsrlsqvqrHost documented in only12,
    common::cusolverSpScsrlsvqr documented in only12,
    common::cusolverSpScsrlsvqrHost documented in only12,
    common::cusolverSpScsrqrBufferInfoBatched documented in only12,
    common::cusolverSpScsrqrsvBatched documented in only12,
    common::cusolverSpScsrzfdHost documented in only12,
    common::cusolverSpSetStream documented in only12,
    common::cusolverSpXcsrissymHost documented in only12,
    common::cusolverSpXcsrmetisndHost documented in only12,
    common::cusolverSpXcsrpermHost documented in only12,
    common::cusolverSpXcsrperm_bufferSizeHost documented in only12,
    common::cusolverSpXcsrqrAnalysisBatched documented in only12,
    common::cusolverSpXcsrsymamdHost documented in only12,
    common::cusolverSpXcsrsymmdqHost documented in only12,
    common::cusolverSpXcsrsymrcmHost documented in only12,
    common::cusolverSpZcsreigsHost documented in only12,
    common::cusolverSpZcsreigvsi documented in only12,
    common::cusolverSpZcsreigvsiHost documented in only12,
    common::cusolverSpZcsrlsqvqrHost documented in only12,
    common::cusolverSpZcsrlsvqr documented in only12,
    common::cusolverSpZcsrlsvqrHost documented in only12,
    common::cusolverSpZcsrqrBufferInfoBatched documented in only12,
    common::cusolverSpZcsrqrsvBatched documented in only12,
    common::cusolverSpZcsrzfdHost documented in only12,
}

c_functions! {}

int_constants! {
    CUSOLVER_VERSION = 11705,
    CUSOLVER_VER_BUILD = 82,
    CUSOLVER_VER_MAJOR = 11,
    CUSOLVER_VER_MINOR = 7,
    CUSOLVER_VER_PATCH = 5,
}
