//! The contents of `cubind.cudss`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cudss::{common, slots};
use crate::support::gen1::*;
use crate::tables::{cudss1, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuDSS",
        if cfg!(windows) { &["cudss64_1.dll"] } else { &["libcudss.so.1"] },
        None,
        &["nvidia/cu13/lib", "nvidia/cu12/lib"],
        "cudss",
        &[],
    )
    .versions_of("cuDSS")
    .installed_by(&["nvidia-cudss-cu13", "nvidia-cudss-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 1u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 1u32,
    library: "cudss",
    name: c"cubind.cudss",
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
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cudss1::cudssConfigParam_t));
    table.class(Class::Value(&cudss1::cudssConfig_t));
    table.class(Class::Enum(&cudss1::cudssDataParam_t));
    table.class_as("cudssDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Value(&cudss1::cudssData_t));
    table.class(Class::Record(&cudss1::cudssDeviceMemHandler_t));
    table.class(Class::Record(&cudss1::cudssDistributedInterface_t));
    table.class(Class::Enum(&cudss1::cudssDowncastFactorsMode_t));
    table.class(Class::Enum(&cudss1::cudssFactorizationAlg_t));
    table.class(Class::Value(&cudss1::cudssHandle_t));
    table.class(Class::Enum(&cudss1::cudssIndexBase_t));
    table.class(Class::Enum(&cudss1::cudssLayout_t));
    table.class(Class::Value(&cudss1::cudssLoggerCallback_t));
    table.class(Class::Enum(&cudss1::cudssMatchingAlg_t));
    table.class(Class::Enum(&cudss1::cudssMatrixFormat_t));
    table.class(Class::Enum(&cudss1::cudssMatrixType_t));
    table.class(Class::Enum(&cudss1::cudssMatrixViewType_t));
    table.class(Class::Value(&cudss1::cudssMatrix_t));
    table.class(Class::Enum(&cudss1::cudssMemoryEstimateState_t));
    table.class(Class::Enum(&cudss1::cudssMemoryOptimizationFlags_t));
    table.class(Class::Enum(&cudss1::cudssOpType_t));
    table.class(Class::Enum(&cudss1::cudssPhase_t));
    table.class(Class::Record(&cudss1::cudssPinnedMemHandler_t));
    table.class(Class::Enum(&cudss1::cudssPivotEpsilonAlg_t));
    table.class(Class::Enum(&cudss1::cudssPivotType_t));
    table.class(Class::Enum(&cudss1::cudssReorderingAlg_t));
    table.class(Class::Enum(&cudss1::cudssSolveAlg_t));
    table.class(Class::Enum(&cudss1::cudssSolveMode_t));
    table.class(Class::Enum(&cudss1::cudssStatus_t));
    table.class(Class::Record(&cudss1::cudssThreadingInterface_t));
    table.class(Class::Value(&cudss1::cudss_thr_func_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CUDSS_C_32F", Constant::Enum(&runtime::cudaDataType, 4));
    table.constant("CUDSS_C_64F", Constant::Enum(&runtime::cudaDataType, 5));
    table.constant("CUDSS_DATA_TYPE_UNSET", Constant::Enum(&runtime::cudaDataType, 63));
    table.constant("CUDSS_R_32F", Constant::Enum(&runtime::cudaDataType, 0));
    table.constant("CUDSS_R_32I", Constant::Enum(&runtime::cudaDataType, 10));
    table.constant("CUDSS_R_64F", Constant::Enum(&runtime::cudaDataType, 1));
    table.constant("CUDSS_R_64F_64F", Constant::Enum(&runtime::cudaDataType, 62));
    table.constant("CUDSS_R_64F_MP2", Constant::Enum(&runtime::cudaDataType, 62));
    table.constant("CUDSS_R_64I", Constant::Enum(&runtime::cudaDataType, 24));
}

functions! {
    common::cudssConfigCreate,
    common::cudssConfigDestroy,
    common::cudssConfigGet,
    common::cudssConfigSet,
    common::cudssCreate,
    common::cudssCreateMg,
    common::cudssDataCreate,
    common::cudssDataDestroy,
    common::cudssDataGet,
    common::cudssDataSet,
    common::cudssDestroy,
    common::cudssExecute,
    common::cudssGetDeviceMemHandler,
    common::cudssGetPinnedMemHandler,
    common::cudssGetProperty,
    common::cudssLoggerForceDisable,
    common::cudssLoggerOpenFile,
    common::cudssLoggerSetCallback,
    common::cudssLoggerSetFile,
    common::cudssLoggerSetLevel,
    common::cudssLoggerSetMask,
    common::cudssMatrixCreateBatchCsr,
    common::cudssMatrixCreateBatchDn,
    common::cudssMatrixCreateCsr,
    common::cudssMatrixCreateDn,
    common::cudssMatrixDestroy,
    common::cudssMatrixGetBatchCsr,
    common::cudssMatrixGetBatchDn,
    common::cudssMatrixGetCsr,
    common::cudssMatrixGetDistributionRow1d,
    common::cudssMatrixGetDn,
    common::cudssMatrixGetFormat,
    common::cudssMatrixSetBatchCsrPointers,
    common::cudssMatrixSetBatchValues,
    common::cudssMatrixSetCsrPointers,
    common::cudssMatrixSetDistributionRow1d,
    common::cudssMatrixSetValues,
    common::cudssSetCommLayer,
    common::cudssSetDeviceMemHandler,
    common::cudssSetJitCacheDir,
    common::cudssSetMgStreams,
    common::cudssSetPinnedMemHandler,
    common::cudssSetStream,
    common::cudssSetThreadingLayer,
}

c_functions! {}

int_constants! {
    CUDSS_ALLOCATOR_NAME_LEN = 64,
    CUDSS_VERSION = 10000,
    CUDSS_VERSION_MAJOR = 1,
    CUDSS_VERSION_MINOR = 0,
    CUDSS_VERSION_PATCH = 0,
}
