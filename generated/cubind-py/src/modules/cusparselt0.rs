//! The contents of `cubind.cusparselt`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cusparselt::{common, slots};
use crate::support::gen1::*;
use crate::tables::{cusparse, cusparselt0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuSPARSELt",
        if cfg!(windows) {
            &["cusparseLt_13.dll", "cusparseLt.dll"]
        } else {
            &["libcusparseLt.so.0"]
        },
        None,
        &["nvidia/cusparselt/lib", "nvidia/cu13/lib"],
        "cusparseLt",
        &[],
    )
    .versions_of("cuSPARSELt")
    .requiring(c"cusparseLtMatmulAlgSelectionDestroy")
    .installed_by(&["nvidia-cusparselt-cu13", "nvidia-cusparselt-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 0u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 0u32,
    library: "cusparselt",
    name: c"cubind.cusparselt",
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
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cusparselt0::cusparseComputeType));
    table.class(Class::Record(&cusparselt0::cusparseLtHandle_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatDescAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatDescriptor_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulAlgAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulAlgSelection_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulAlg_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulDescAttribute_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulDescriptor_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t));
    table.class(Class::Record(&cusparselt0::cusparseLtMatmulPlan_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtPruneAlg_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtSparsity_t));
    table.class(Class::Enum(&cusparselt0::cusparseLtSplitKMode_t));
    table.class_as("cusparseOperation_t", Class::Enum(&cusparse::cusparseOperation_t));
    table.class_as("cusparseOrder_t", Class::Enum(&cusparse::cusparseOrder_t));
    table.class_as("cusparseStatus_t", Class::Enum(&cusparse::cusparseStatus_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::cusparseLtDenseDescriptorInit,
    common::cusparseLtDestroy,
    common::cusparseLtGetErrorName,
    common::cusparseLtGetErrorString,
    common::cusparseLtGetProperty,
    common::cusparseLtGetVersion,
    common::cusparseLtInit,
    common::cusparseLtMatDescGetAttribute,
    common::cusparseLtMatDescSetAttribute,
    common::cusparseLtMatDescriptorDestroy,
    common::cusparseLtMatmul,
    common::cusparseLtMatmulAlgGetAttribute,
    common::cusparseLtMatmulAlgSelectionDestroy,
    common::cusparseLtMatmulAlgSelectionInit,
    common::cusparseLtMatmulAlgSetAttribute,
    common::cusparseLtMatmulDescGetAttribute,
    common::cusparseLtMatmulDescSetAttribute,
    common::cusparseLtMatmulDescriptorInit,
    common::cusparseLtMatmulGetWorkspace,
    common::cusparseLtMatmulPlanDestroy,
    common::cusparseLtMatmulPlanInit,
    common::cusparseLtMatmulSearch,
    common::cusparseLtSpMMACompress,
    common::cusparseLtSpMMACompress2,
    common::cusparseLtSpMMACompressedSize,
    common::cusparseLtSpMMACompressedSize2,
    common::cusparseLtSpMMAPrune,
    common::cusparseLtSpMMAPrune2,
    common::cusparseLtSpMMAPruneCheck,
    common::cusparseLtSpMMAPruneCheck2,
    common::cusparseLtStructuredDescriptorInit,
}

c_functions! {}

int_constants! {
    CUSPARSELT_VERSION = 1000,
    CUSPARSELT_VER_BUILD = 12,
    CUSPARSELT_VER_MAJOR = 0,
    CUSPARSELT_VER_MINOR = 10,
    CUSPARSELT_VER_PATCH = 0,
}
