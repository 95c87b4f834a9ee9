//! The contents of `cubind.cuda13.cusolver`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cusolver as shared;
use crate::functions::cusolver::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{cusolver13, runtime13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSOLVER of CUDA 13",
        if cfg!(windows) { &["cusolver64_12.dll"] } else { &["libcusolver.so.12"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cusolver",
        &[],
    )
    .installed_by(&["nvidia-cusolver"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cusolver",
    name: c"cubind.cuda13.cusolver",
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
    table.class_as("cudaEmulationMantissaControl", Class::Enum(&runtime13::cudaEmulationMantissaControl));
    table.class_as("cudaEmulationMantissaControl_t", Class::Enum(&runtime13::cudaEmulationMantissaControl));
    table.class_as("cudaEmulationSpecialValuesSupport", Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport));
    table.class_as("cudaEmulationSpecialValuesSupport_t", Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport));
    table.class_as("cudaEmulationStrategy", Class::Enum(&runtime13::cudaEmulationStrategy));
    table.class_as("cudaEmulationStrategy_t", Class::Enum(&runtime13::cudaEmulationStrategy));
    table.class(Class::Enum(&cusolver13::cusolverDeterministicMode_t));
    table.class(Class::Enum(&cusolver13::cusolverEigComp_t));
    table.class(Class::Enum(&cusolver13::cusolverMathMode_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    ..shared,
    only13::cusolverDnGetDeterministicMode documented in common,
    common::cusolverDnGetEmulationSpecialValuesSupport,
    common::cusolverDnGetEmulationStrategy,
    common::cusolverDnGetFixedPointEmulationMantissaBitOffset,
    common::cusolverDnGetFixedPointEmulationMantissaControl,
    common::cusolverDnGetFixedPointEmulationMaxMantissaBitCount,
    common::cusolverDnGetMathMode,
    only13::cusolverDnSetDeterministicMode documented in common,
    common::cusolverDnSetEmulationSpecialValuesSupport,
    common::cusolverDnSetEmulationStrategy,
    common::cusolverDnSetFixedPointEmulationMantissaBitOffset,
    common::cusolverDnSetFixedPointEmulationMantissaControl,
    common::cusolverDnSetFixedPointEmulationMaxMantissaBitCount,
    common::cusolverDnSetMathMode,
    common::cusolverDnXhetrf,
    common::cusolverDnXhetrf_bufferSize,
    common::cusolverDnXhetrs,
    common::cusolverDnXhetrs_bufferSize,
    common::cusolverDnXpolar,
    common::cusolverDnXpolar_bufferSize,
    common::cusolverDnXstedc,
    common::cusolverDnXstedc_bufferSize,
    common::cusolverDnXsygvStridedBatched,
    common::cusolverDnXsygvStridedBatched_bufferSize,
    common::cusolverDnXsygvd,
    common::cusolverDnXsygvd_bufferSize,
    common::cusolverDnXsygvdx,
    common::cusolverDnXsygvdx_bufferSize,
    common::cusolverDnXsytrf,
    common::cusolverDnXsytrf_bufferSize,
    common::cusolverRfBatchAnalyze documented in only13,
    common::cusolverRfBatchRefactor documented in only13,
    common::cusolverRfBatchResetValues documented in only13,
    common::cusolverRfBatchSetupHost documented in only13,
    common::cusolverRfBatchSolve documented in only13,
    common::cusolverRfBatchZeroPivot documented in only13,
    common::cusolverRfCreate documented in only13,
    common::cusolverRfDestroy documented in only13,
    common::cusolverRfGetAlgs documented in only13,
    common::cusolverRfGetMatrixFormat documented in only13,
    common::cusolverRfGetNumericBoostReport documented in only13,
    common::cusolverRfGetNumericProperties documented in only13,
    common::cusolverRfGetResetValuesFastMode documented in only13,
    common::cusolverRfSetAlgs documented in only13,
    common::cusolverRfSetMatrixFormat documented in only13,
    common::cusolverRfSetNumericProperties documented in only13,
    common::cusolverRfSetResetValuesFastMode documented in only13,
    common::cusolverSpCcsreigsHost documented in only13,
    common::cusolverSpCcsreigvsi documented in only13,
    common::cusolverSpCcsreigvsiHost documented in only13,
    common::cusolverSpCcsrlsqvqrHost documented in only13,
    common::cusolverSpCcsrlsvqr documented in only13,
    common::cusolverSpCcsrlsvqrHost documented in only13,
    common::cusolverSpCcsrqrBufferInfoBatched documented in only13,
    common::cusolverSpCcsrqrsvBatched documented in only13,
    common::cusolverSpCcsrzfdHost documented in only13,
    common::cusolverSpCreate documented in only13,
    common::cusolverSpCreateCsrqrInfo documented in only13,
    common::cusolverSpDcsreigsHost documented in only13,
    common::cusolverSpDcsreigvsi documented in only13,
    common::cusolverSpDcsreigvsiHost documented in only13,
    common::cusolverSpDcsrlsqvqrHost documented in only13,
    common::cusolverSpDcsrlsvqr documented in only13,
    common::cusolverSpDcsrlsvqrHost documented in only13,
    common::cusolverSpDcsrqrBufferInfoBatched documented in only13,
    common::cusolverSpDcsrqrsvBatched documented in only13,
    common::cusolverSpDcsrzfdHost documented in only13,
    common::cusolverSpDestroy documented in only13,
    common::cusolverSpDestroyCsrqrInfo documented in only13,
    common::cusolverSpGetStream documented in only13,
    common::cusolverSpScsreigsHost documented in only13,
    common::cusolverSpScsreigvsi documented in only13,
    common::cusolverSpScsreigvsiHost documented in only13,
    common::cusolverSpScsrlsqvqrHost documented in only13,
    common::cusolverSpScsrlsvqr documented in only13,
    common::cusolverSpScsrlsvqrHost documented in only13,
    common::cusolverSpScsrqrBufferInfoBatched documented in only13,
    common::cusolverSpScsrqrsvBatched documented in only13,
    common::cusolverSpScsrzfdHost documented in only13,
    common::cusolverSpSetStream documented in only13,
    common::cusolverSpXcsrissymHost documented in only13,
    common::cusolverSpXcsrmetisndHost documented in only13,
    common::cusolverSpXcsrpermHost documented in only13,
    common::cusolverSpXcsrperm_bufferSizeHost documented in only13,
    common::cusolverSpXcsrqrAnalysisBatched documented in only13,
    common::cusolverSpXcsrsymamdHost documented in only13,
    common::cusolverSpXcsrsymmdqHost documented in only13,
    common::cusolverSpXcsrsymrcmHost documented in only13,
    common::cusolverSpZcsreigsHost documented in only13,
    common::cusolverSpZcsreigvsi documented in only13,
    common::cusolverSpZcsreigvsiHost documented in only13,
    common::cusolverSpZcsrlsqvqrHost documented in only13,
    common::cusolverSpZcsrlsvqr documented in only13,
    common::cusolverSpZcsrlsvqrHost documented in only13,
    common::cusolverSpZcsrqrBufferInfoBatched documented in only13,
    common::cusolverSpZcsrqrsvBatched documented in only13,
    common::cusolverSpZcsrzfdHost documented in only13,
}

c_functions! {}

int_constants! {
    CUSOLVER_VERSION = 12401,
    CUSOLVER_VER_BUILD = 2,
    CUSOLVER_VER_MAJOR = 12,
    CUSOLVER_VER_MINOR = 4,
    CUSOLVER_VER_PATCH = 1,
}
