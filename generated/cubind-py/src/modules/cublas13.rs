//! The contents of `cubind.cuda13.cublas`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cublas as shared;
use crate::functions::cublas::{common, slots};
use crate::support::gen1::*;
use crate::tables::runtime13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuBLAS and cuBLASXt of CUDA 13",
        if cfg!(windows) { &["cublas64_13.dll"] } else { &["libcublas.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cublas",
        &[],
    )
    .installed_by(&["nvidia-cublas"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cublas",
    name: c"cubind.cuda13.cublas",
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
    table.class_as("cudaEmulationSpecialValuesSupport", Class::Enum(&runtime13::cudaEmulationSpecialValuesSupport));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    ..shared,
    common::cublasGetEmulationSpecialValuesSupport,
    common::cublasGetFixedPointEmulationMantissaBitCountPointer,
    common::cublasGetFixedPointEmulationMantissaBitOffset,
    common::cublasGetFixedPointEmulationMantissaControl,
    common::cublasGetFixedPointEmulationMaxMantissaBitCount,
    common::cublasSetEmulationSpecialValuesSupport,
    common::cublasSetFixedPointEmulationMantissaBitCountPointer,
    common::cublasSetFixedPointEmulationMantissaBitOffset,
    common::cublasSetFixedPointEmulationMantissaControl,
    common::cublasSetFixedPointEmulationMaxMantissaBitCount,
}

c_functions! {}

int_constants! {
    CUBLAS_VERSION = 131000,
    CUBLAS_VER_BUILD = 20,
    CUBLAS_VER_MAJOR = 13,
    CUBLAS_VER_MINOR = 10,
    CUBLAS_VER_PATCH = 0,
}
